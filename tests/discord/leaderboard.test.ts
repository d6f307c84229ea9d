import { afterEach, describe, expect, it } from 'vitest';
import type { BoardView } from '../../render/community.js';
import type { PictureRequest } from '../../render/request.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { hide, hostile, rated, wednesday } from './board-scene.js';
import { notingPainter } from './noting-painter.js';
import { amiss, blankPainter, openTown, plant, type Town } from './town.js';

let town: Town;
afterEach(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  expect(amiss(town)).toEqual([]);
  await town.close();
});

interface Scene {
  ann: Persona;
  drawn: PictureRequest[];
}

async function scene(locale = 'en-US'): Promise<Scene> {
  const { painter, drawn } = notingPainter();
  town = await openTown({ painter, now: () => wednesday });
  return { ann: town.person('Ann', locale), drawn };
}

const viewOf = (drawn: PictureRequest[]) => drawn.at(-1)!.view as BoardView;
const rowsOf = (drawn: PictureRequest[]) => viewOf(drawn).rows.map(({ rank, name }) => `${rank} ${name}`);
const labels = ({ buttons }: SeenMessage) =>
  buttons.map(({ label, disabled }) => `${label}${disabled ? ' (off)' : ''}`);

describe('/leaderboard', () => {
  it.each([
    {
      locale: 'en-US',
      heading: '### Leaderboard · all games · this server',
      unlisted: '-# You are not on it yet: for that, play a match like that against other people to its end.',
      count: '12 people · 1 of 2',
      certainty: ['', 'settling', 'new'],
      buttons: ['Previous (off)', 'Next', 'My row (off)', 'Everywhere', 'As text', 'Show to everybody'],
      alt: /^Leaderboard · all games · this server\. 1\. \u2068P1\u2069: 1990\. 2\. \u2068P2\u2069: 1980, settling, up 9 places\. 3\. \u2068P3\u2069: 1970, new, on the board since this week\. /,
    },
    {
      locale: 'ru',
      heading: '### Таблица лидеров · все игры · этот сервер',
      unlisted: '-# Вас в ней пока нет: для этого доиграйте такую партию с другими людьми.',
      count: '12 человек · 1 из 2',
      certainty: ['', 'уточняется', 'мало партий'],
      buttons: ['Назад (off)', 'Дальше', 'Моя строка (off)', 'Везде', 'Текстом', 'Показать всем'],
      alt: /^Таблица лидеров · все игры · этот сервер\. 1\. \u2068P1\u2069: 1990\. 2\. \u2068P2\u2069: 1980, уточняется, выше на 9 мест\. 3\. \u2068P3\u2069: 1970, мало партий, в таблице с этой недели\. /,
    },
  ])('shows the reader alone the ten strongest of the server, as a picture: $locale', async (wanted) => {
    const { ann, drawn } = await scene(wanted.locale);
    await rated(town, 12, { pools: [{ guild: town.guildId }] });
    const reply = await ann.slash('quay', '/leaderboard').reply;
    expect([reply.ephemeral, reply.content]).toEqual([true, `${wanted.heading}\n${wanted.unlisted}`]);
    expect(rowsOf(drawn)).toEqual(Array.from({ length: 10 }, (_, index) => `${index + 1} P${index + 1}`));
    const { count, rows, below } = viewOf(drawn);
    expect([count, below]).toEqual([wanted.count, []]);
    expect(rows.slice(0, 3).map(({ certainty }) => certainty)).toEqual(wanted.certainty);
    expect(rows.slice(0, 4).map(({ moved }) => moved)).toEqual([0, 9, 'new', -2]);
    expect(labels(reply)).toEqual(wanted.buttons);
    expect(reply.files).toHaveLength(1);
    expect(reply.files[0]!.description).toMatch(wanted.alt);
    expect(drawn.at(-1)!.locale).toBe(wanted.locale === 'ru' ? 'ru' : 'en');
  });

  it('turns pages, finds the reader’s own row, and shows it below where it is elsewhere', async () => {
    const { ann, drawn } = await scene();
    await rated(town, 25, { pools: [{ guild: town.guildId }], ids: { 16: ann.id } });
    const first = await ann.slash('quay', '/leaderboard').reply;
    expect(first.content).toBe('### Leaderboard · all games · this server');
    const own = viewOf(drawn).below;
    expect(own.map(({ rank, own: mine }) => [rank, mine])).toEqual([
      [16, undefined],
      [17, true],
      [18, undefined],
    ]);
    expect(first.files[0]!.description).toContain('You: 17. \u2068P17\u2069: 1830, settling, down 2 places.');
    const second = await ann.press(first, 'My row').reply;
    expect([second.id, rowsOf(drawn)[0], viewOf(drawn).below]).toEqual([first.id, '11 P11', []]);
    expect(
      viewOf(drawn)
        .rows.filter((row) => row.own)
        .map(({ rank }) => rank),
    ).toEqual([17]);
    const third = await ann.press(second, 'Next').reply;
    expect(rowsOf(drawn)).toEqual(['21 P21', '22 P22', '23 P23', '24 P24', '25 P25']);
    expect(labels(third).slice(0, 3)).toEqual(['Previous', 'Next (off)', 'My row']);
    await ann.press(third, 'Previous').reply;
    expect(rowsOf(drawn)[0]).toBe('11 P11');
  });

  it('goes by server or everywhere, game and number of players', async () => {
    const { ann, drawn } = await scene();
    await rated(town, 3, { pools: [{}] });
    await rated(town, 2, { pools: [{ game: 'nusfjord' }], names: { 0: 'Nora' } });
    await rated(town, 1, { pools: [{ game: 'nusfjord', seats: 3 }], names: { 0: 'Nora' } });
    const everywhere = await ann.slash('quay', '/leaderboard', { where: 'all' }).reply;
    expect(rowsOf(drawn)).toEqual(['1 Nora', '2 P2', '3 P3']);
    const [games, seats] = everywhere.selects;
    expect(games!.options.map(({ value }) => value)).toEqual([
      '*',
      'santa-maria',
      'nusfjord',
      'islebound',
      'anno-1800',
      'cooper-island',
    ]);
    expect(seats!.options.map(({ label }) => label)).toEqual([
      'Any number of players',
      '2 players',
      '3 players',
      '4 players',
      '5 players',
    ]);
    const nusfjord = await ann.select(everywhere, games!.customId, ['nusfjord']).reply;
    expect([rowsOf(drawn), viewOf(drawn).scope]).toEqual([['1 Nora', '2 P2'], 'Nusfjord · everywhere']);
    const three = await ann.select(nusfjord, nusfjord.selects[1]!.customId, ['3']).reply;
    expect([rowsOf(drawn), viewOf(drawn).scope]).toEqual([['1 Nora'], 'Nusfjord · everywhere · 3 players']);
    const here = await ann.press(three, 'This server').reply;
    expect(viewOf(drawn).scope).toBe('Nusfjord · this server · 3 players');
    expect(here.files[0]!.description).toBe(
      'Leaderboard · Nusfjord · this server · 3 players. Nobody is on this board yet. Whoever plays a match like that against ' +
        'other people to its end gets onto it: /match create opens one.',
    );
    await ann.slash('quay', '/leaderboard', { where: 'all', game: 'nusfjord', players: 3 }).reply;
    expect(rowsOf(drawn)).toEqual(['1 Nora']);
  });

  it('is told in words, names made harmless and nobody shown by an id', async () => {
    const { ann, drawn } = await scene('ru');
    const names = { 0: hostile, 1: null, 2: 'عبد الرحمن', 3: '*'.repeat(100), 4: ' '.repeat(3) };
    await rated(town, 13, { pools: [{ guild: town.guildId }], names, ids: { 12: ann.id } });
    const picture = await ann.slash('quay', '/leaderboard').reply;
    expect(
      viewOf(drawn)
        .rows.slice(0, 2)
        .map(({ name }) => name),
    ).toEqual([hostile.replace('\u202e', ''), '']);
    const text = await ann.press(picture, 'Текстом').reply;
    const lines = text.content.split('\n');
    expect(lines.slice(1, 5)).toEqual([
      '**1** \u2068\\*\\*@\u200beveryone\\*\\* \\[x\\](https:\u200b//b) \\`\u2069 · **1990**',
      '**2** кто-то · **1980** · уточняется · ▲ 10',
      '**3** \u2068عبد الرحمن\u2069 · **1970** · мало партий · ✶',
      `**4** \u2068${'\\*'.repeat(31)}…\u2069 · **1960** · ▼ 2`,
    ]);
    expect(lines.slice(-5)).toEqual([
      '**10** \u2068P10\u2069 · **1900** · ▼ 2',
      '…',
      '**12** \u2068P12\u2069 · **1880** · мало партий · ▼ 2',
      // She has been met since.
      '➤ **13** \u2068Ann\u2069 · **1870** · ▼ 2',
      '-# ▲ ▼ места с понедельника · ✶ в таблице с понедельника · «мало партий», «уточняется»: число ещё может сильно измениться',
    ]);
    expect(text.content.length).toBeLessThan(2000);
    expect(text.content).not.toMatch(/\b9[0-9]\b/);
    expect([text.files, labels(text).at(-2)]).toEqual([[], 'Картинкой']);
    expect((await ann.press(text, 'Картинкой').reply).files).toHaveLength(1);
  });

  it('stays within a message, whoever is on it', async () => {
    const { ann } = await scene();
    const names = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [index, '*'.repeat(32)]));
    await rated(town, 13, { pools: [{ guild: town.guildId }], names, ids: { 12: ann.id } });
    const picture = await ann.slash('quay', '/leaderboard').reply;
    expect(picture.files[0]!.description!.length).toBeLessThanOrEqual(1024);
    expect((await ann.press(picture, 'As text').reply).content.length).toBeLessThanOrEqual(2000);
  });

  it('never shows who wants to be left out, and tells them so', async () => {
    const { ann, drawn } = await scene();
    await rated(town, 4, { pools: [{ guild: town.guildId }], ids: { 1: ann.id } });
    await hide(town, ann.id);
    const reply = await ann.slash('quay', '/leaderboard').reply;
    expect(rowsOf(drawn)).toEqual(['1 P1', '2 P3', '3 P4']);
    expect(reply.content.split('\n')[1]).toBe(
      '-# You are on no leaderboard, as you wanted it. Your results count for the others all the same.',
    );
    expect(JSON.stringify(reply.data)).not.toContain('P2');
  });

  it('is told in words where no picture can be had', async () => {
    const painter = { ...blankPainter, paint: () => Promise.reject(new Error('no ink')) };
    town = await openTown({ painter, now: () => wednesday });
    await rated(town, 2, { pools: [{ guild: town.guildId }] });
    const reply = await town.person('Ann').slash('quay', '/leaderboard').reply;
    expect(reply.content).toContain('**1** \u2068P1\u2069 · **1990**');
    expect(town.complaints.splice(0)).toHaveLength(1);
  });

  it('is shown to everybody without anybody’s own row, once', async () => {
    const { ann, drawn } = await scene();
    const bo = town.person('Bo');
    await rated(town, 12, { pools: [{ guild: town.guildId }], ids: { 11: ann.id } });
    const reply = await ann.slash('quay', '/leaderboard').reply;
    expect(viewOf(drawn).below).toHaveLength(2);
    const told = await ann.press(reply, 'Show to everybody').reply;
    expect(told.content).toBe('Everybody in this channel sees it now.');
    const post = bo.sees('quay').at(-1)!;
    expect([post.content, post.files.length, post.buttons]).toEqual([
      'Ann shows the leaderboard · all games · this server',
      1,
      [],
    ]);
    expect([viewOf(drawn).below, viewOf(drawn).rows.some(({ own }) => own)]).toEqual([[], false]);
    expect((await ann.press(reply, 'Show to everybody').reply).content).toBe(
      'You have just shown this here; it was not posted again.',
    );
  });

  it('answers buttons that are none of its own with a sentence', async () => {
    const { ann } = await scene();
    const ids = [
      'board:0:show:here:nosuch::1:picture',
      'board:0:show:here:nusfjord:3:0:picture',
      'share:board:all:nosuch::1:picture',
    ];
    const old = await plant(town, 'quay', ids);
    for (const label of ['1', '2', '3']) {
      const reply = await ann.press(old, label).reply.catch(() => ann.sees('quay').at(-1)!);
      expect(reply.content).toMatch(/button/i);
    }
  });
});
