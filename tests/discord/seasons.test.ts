import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoardView } from '../../render/community.js';
import type { PictureRequest } from '../../render/request.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { hidePerson, type StoredResult, seasonAt, showPerson } from '../../src/store/index.js';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { notingPainter } from './noting-painter.js';
import { played } from './past-matches.js';
import { openTown, type Town } from './town.js';

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1);
const date = (n: number): string => `<t:${(start + n * day) / 1000}:d>`;
const name = (text: string): string => `\u2068${text}\u2069`;

const texts = {
  'en-US': {
    empty: [
      '### Seasons of this server',
      'No season is open.',
      '-# A season has leaderboards of its own: `/leaderboard season:`. Ratings of the server and of everywhere go on as ever, whatever a season does.',
    ],
    ...{
      open: 'Open a season',
      form: 'Open a season',
      fresh: 'As newcomers',
      close: 'Close the season',
      keep: 'Leave it open',
      past: 'Seasons that are over',
    },
    ...{ all: 'All seasons', board: 'Leaderboard', look: 'How it stands', post: 'Post it here', season: 'The season' },
    opened: '\\*Winter\\* @\u200beveryone is open. Matches of this server that end from now on belong to it.',
    again: 'A season of this server is open already. Close it first.',
    now: [
      'Open now: **\\*Winter\\* @\u200beveryone**',
      `since ${date(2)} · 3 matches · 3 players`,
      '-# Everybody began half-way to newcomers.',
    ],
    may: 'Only whoever manages this server can do that.',
    sure: 'Close **\\*Winter\\* @\u200beveryone**? It cannot be opened again. What is still being played will not belong to it. This channel is told how it ended.',
    closed: '\\*Winter\\* @\u200beveryone is closed. This channel is told in a moment how it ended.',
    over: [
      '### \\*Winter\\* @\u200beveryone is over',
      `${date(2)} – ${date(6)} · 3 matches · 3 players`,
      '-# Everybody began half-way to newcomers.',
      '**Champions**',
      `- Nusfjord: **${name('Bo')}** · 1045`,
      `- Islebound: **${name('Ann')}** · 1064`,
      '**Achievements**',
      `- ${name('Cem')}: Democracy · Santa Maria`,
      `- ${name('Cem')}: Utopia · Santa Maria`,
      '**All games**',
    ],
    pick: 'Which season?',
    heading: '### Leaderboard · all games · \\*Winter\\* @\u200beveryone',
    gone: 'There is no such season on this server.',
    late: 'This season is not open any more.',
    soon: 'This channel is told in a moment how it ended.',
    just: 'Somebody had it posted within the last minute. Wait a moment before you have it posted anew.',
    numbered: 'Season 2',
    shows: 'Bo shows the leaderboard · all games · \\*Winter\\* @\u200beveryone',
    ...{ share: 'Show to everybody', everywhere: 'Everywhere' },
  },
  ru: {
    empty: [
      '### Сезоны этого сервера',
      'Открытого сезона нет.',
      '-# У сезона свои таблицы лидеров: `/leaderboard season:`. Рейтинги сервера и общие идут своим чередом, что бы ни делал сезон.',
    ],
    ...{
      open: 'Открыть сезон',
      form: 'Открыть сезон',
      fresh: 'Как новички',
      close: 'Закрыть сезон',
      keep: 'Не закрывать',
      past: 'Закрытые сезоны',
    },
    ...{
      all: 'Все сезоны',
      board: 'Таблица лидеров',
      look: 'Как он идёт',
      post: 'Опубликовать здесь',
      season: 'О сезоне',
    },
    opened:
      'Открыто: \\*Winter\\* @\u200beveryone. Сюда войдут партии этого сервера, которые закончатся с этого момента.',
    again: 'На этом сервере уже открыт сезон. Сначала закройте его.',
    now: [
      'Сейчас открыт: **\\*Winter\\* @\u200beveryone**',
      `с ${date(2)} · 3 партии · 3 игрока`,
      '-# Все начали на полпути к новичкам.',
    ],
    may: 'Это может только тот, кто управляет этим сервером.',
    sure: 'Закрыть? Открыть **\\*Winter\\* @\u200beveryone** снова будет нельзя. То, что ещё играется, в этот сезон не войдёт. В этом канале появятся его итоги.',
    closed: 'Закрыто: \\*Winter\\* @\u200beveryone. Итоги сейчас появятся в этом канале.',
    over: [
      '### Итоги: \\*Winter\\* @\u200beveryone',
      `${date(2)} – ${date(6)} · 3 партии · 3 игрока`,
      '-# Все начали на полпути к новичкам.',
      '**Чемпионы**',
      `- Нусфьорд: **${name('Bo')}** · 1045`,
      `- Islebound: **${name('Ann')}** · 1064`,
      '**Достижения**',
      `- ${name('Cem')}: Демократия · Санта-Мария`,
      `- ${name('Cem')}: Утопия · Санта-Мария`,
      '**Все игры**',
    ],
    pick: 'Какой сезон?',
    heading: '### Таблица лидеров · все игры · \\*Winter\\* @\u200beveryone',
    gone: 'Такого сезона на этом сервере нет.',
    late: 'Этот сезон уже не открыт.',
    soon: 'Итоги сейчас появятся в этом канале.',
    just: 'Итоги опубликовали меньше минуты назад. Подождите немного, прежде чем публиковать их заново.',
    numbered: 'Сезон 2',
    shows: 'Bo показывает таблицу лидеров · все игры · \\*Winter\\* @\u200beveryone',
    ...{ share: 'Показать всем', everywhere: 'Везде' },
  },
};

describe.each(['en-US', 'ru'] as const)('a season in %s', (locale) => {
  const said = texts[locale];
  let town: Town;
  let now = start;
  let kim: Persona;
  let ann: Persona;
  let bo: Persona;
  let cem: Persona;
  let drawn: PictureRequest[];
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'season-'));
    const noting = notingPainter();
    drawn = noting.drawn;
    town = await openTown({ locale, painter: noting.painter, now: () => now, file: join(folder, 'town.db') });
    [kim, ann, bo, cem] = ['Kim', 'Ann', 'Bo', 'Cem'].map((one) => town.person(one, locale)) as [
      Persona,
      Persona,
      Persona,
      Persona,
    ];
    const { world } = town.twin;
    world.giveRole(town.guildId, kim.id, world.addRole(town.guildId, 'Keeper', PermissionFlagsBits.ManageGuild).id);
    for (const one of [ann, bo, cem]) await town.matches.meet({ id: one.id, name: one.name });
    await withoutParents();
    await ended(1, 'nusfjord', [
      [ann, 50],
      [bo, 20],
      [cem, 10],
    ]);
  });
  afterAll(async () => {
    await closeQuietly(town);
    rmSync(folder, { recursive: true });
  });

  /** Takes results of matches that are not there. */
  const withoutParents = () => sql`pragma foreign_keys = off`.execute(town.database.db);
  async function ended(
    n: number,
    game: string,
    points: [Persona, number][],
    more: Partial<StoredResult> = {},
  ): Promise<void> {
    now = start + n * day;
    const season = (await seasonAt(town.database.db, town.guildId, now))?.id;
    await played(town, n, game, points, { season, ...more });
  }
  const lines = ({ content }: SeenMessage) => content.split('\n');
  const labels = ({ buttons }: SeenMessage) => buttons.map(({ label }) => label);
  const list = (person: Persona) => person.slash('quay', '/season').reply;
  const posts = (channel = 'quay') =>
    bo
      .sees(channel)
      .filter(({ ephemeral, deleted, content }) => !ephemeral && !deleted && content.startsWith(said.over[0]!));
  async function settled(): Promise<void> {
    town.bot.announcer.wake();
    await town.bot.announcer.settle();
  }

  it('is opened by who manages the server, from a form, and one at a time', async () => {
    now = start + 2 * day;
    const his = await list(bo);
    expect([lines(his), labels(his), his.ephemeral]).toEqual([said.empty, [], true]);
    const hers = await list(kim);
    expect(labels(hers)).toEqual([said.open]);
    const form = await kim.press(hers, said.open).modal;
    expect(form.title).toBe(said.form);
    expect(JSON.stringify(form.data)).toContain(`"label":"${said.fresh}"`);
    const stale = await kim.press(hers, said.open).modal;
    const { world } = town.twin;
    const late = await kim.press(hers, said.open).modal;
    const [role] = world.member(town.guildId, kim.id).roles.splice(0);
    expect((await kim.submit(late, { name: 'Mine', begins: 'on' }).reply).content).toBe(said.may);
    world.giveRole(town.guildId, kim.id, role!);
    const opened = await kim.submit(form, { name: '  *Winter*\u202e @everyone', begins: 'soft' }).reply;
    expect([opened.id, lines(opened)[0], labels(opened)]).toEqual([
      hers.id,
      said.opened,
      [said.look, said.board, said.close],
    ]);
    expect(lines(await kim.submit(stale, { name: '', begins: 'on' }).reply)[0]).toBe(said.again);
  });

  it('counts what ends in it, shows how it stands to everybody, and leaves other boards as they are', async () => {
    await ended(3, 'nusfjord', [
      [bo, 40],
      [ann, 30],
    ]);
    await ended(4, 'islebound', [
      [ann, 40],
      [cem, 30],
    ]);
    await ended(5, 'islebound', [
      [ann, 40],
      [bo, 30],
    ]);
    await ended(5.5, 'santa-maria', [[cem, 152]], { achievements: [{ id: 'democracy' }, { id: 'utopia' }] });
    const open = await list(bo);
    expect([lines(open).slice(1, 4), labels(open)]).toEqual([said.now, [said.look, said.board]]);
    const board = await bo.press(open, said.board).reply;
    expect(lines(board)[0]).toBe(said.heading);
    const { rows, scope } = drawn.at(-1)!.view as BoardView;
    expect([rows.map((row) => row.name), scope.includes('*Winter* @everyone')]).toEqual([['Ann', 'Bo', 'Cem'], true]);
    const all = await bo.select(board, said.pick, [locale === 'ru' ? 'За всё время' : 'All time']).reply;
    expect(lines(all)[0]).not.toBe(said.heading);
    const again = await bo.select(all, said.pick, ['*Winter* @everyone']).reply;
    expect(lines(again)[0]).toBe(said.heading);
    await bo.press(again, said.share).reply;
    expect(bo.sees('quay').filter(({ content }) => content.includes(said.shows))).toHaveLength(1);
    const everywhere = await bo.press(again, said.everywhere).reply;
    expect([lines(everywhere)[0]?.includes('Winter'), everywhere.selects.length]).toEqual([false, 2]);
  });

  it('is found by name or number where a leaderboard is asked for', async () => {
    const suggested = await bo.autocomplete('quay', '/leaderboard', { season: 'WIN' }, 'season');
    expect(suggested.map((one) => one.name)).toEqual(['*Winter* @everyone']);
    expect(await bo.autocomplete('quay', '/leaderboard', { season: 'nosuch' }, 'season')).toEqual([]);
    for (const season of [String(suggested[0]!.value), '*winter* @EVERYONE', '1']) {
      expect(lines(await bo.slash('quay', '/leaderboard', { season, where: 'all' }).reply)[0]).toBe(said.heading);
    }
    for (const season of ['7', 'nosuch', 'id-7']) {
      expect((await bo.slash('quay', '/leaderboard', { season }).reply).content).toBe(said.gone);
    }
  });

  it('is closed by who manages the server, once, after asking; its channel is told once, without a ping', async () => {
    now = start + 6 * day;
    const hers = await list(kim);
    const sure = await kim.press(hers, said.close).reply;
    expect([sure.content, labels(sure)]).toEqual([said.sure, [said.close, said.keep]]);
    expect(lines(await kim.press(sure, said.keep).reply).slice(1, 4)).toEqual(said.now);
    const [one, two] = [
      await kim.press(await list(kim), said.close).reply,
      await kim.press(await list(kim), said.close).reply,
    ];
    const { world } = town.twin;
    const [role] = world.member(town.guildId, kim.id).roles.splice(0);
    expect((await kim.press(one, said.close).reply).content).toBe(said.may);
    expect((await seasonAt(town.database.db, town.guildId, now))?.id).toBe(1);
    world.giveRole(town.guildId, kim.id, role!);
    const closed = await kim.press(one, said.close).reply;
    expect([lines(closed)[0], labels(closed)]).toEqual([said.closed, [said.all, said.board, said.post]]);
    expect(lines(await kim.press(two, said.close).reply)[0]).toBe(said.late);
    await settled();
    const [post, ...more] = posts();
    // Who came first of all stands in the picture and in what describes it, and not in the text once more.
    expect([lines(post!), more]).toEqual([said.over.slice(0, -1), []]);
    expect([post!.files.length, labels(post!), post!.data.mentions]).toEqual([1, [said.season, said.board], []]);
    await settled();
    await town.restart();
    await withoutParents();
    await settled();
    expect(posts().map(({ id }) => id)).toEqual([post!.id]);
  });

  it('stands still once it is closed, but for results that are corrected and people who do not want to appear', async () => {
    await ended(7, 'nusfjord', [
      [cem, 90],
      [ann, 1],
      [bo, 1],
    ]);
    const look = await cem.press(posts()[0]!, said.season).reply;
    expect([look.ephemeral, lines(look)[1], lines(look)[9]]).toEqual([true, said.over[1], said.over[9]]);
    must(await town.matches.cancelResult('old3', 'u9', true));
    await town.matches.rested();
    await settled();
    expect(lines(posts()[0]!)[1]).toBe(
      said.over[1]!.replace(/3 (matches|партии)/, locale === 'ru' ? '2 партии' : '2 matches'),
    );
    expect(posts()[0]!.content).not.toContain(locale === 'ru' ? 'Нусфьорд' : 'Nusfjord');
    must(await town.matches.cancelResult('old3', 'u9', false));
    await town.matches.rested();
    await settled();
    expect(posts()[0]!.content).toContain('Ann');
    await town.database.transaction((tx) => hidePerson(tx, ann.id, now));
    await settled();
    expect([posts().length, posts()[0]!.content.includes('Ann')]).toEqual([1, false]);
    await town.database.transaction((tx) => showPerson(tx, ann.id));
    await settled();
    expect(lines(posts()[0]!)).toEqual(said.over.slice(0, -1));
  });

  it('has what was achieved in it also among records and in a profile', async () => {
    const records = await bo.press(
      await bo.slash('quay', '/records').reply,
      locale === 'ru' ? 'Достижения' : 'Achievements',
    ).reply;
    const [first, second] = lines(records).slice(2);
    const [what, game, match] =
      locale === 'ru' ? ['Демократия', 'Санта-Мария', 'партия'] : ['Democracy', 'Santa Maria', 'match'];
    expect(first).toBe(`- **${what}** · ${game} · ${name('Cem')} · ${date(5.5)} · ${match} \`old5.5\``);
    expect(second).toContain(locale === 'ru' ? '**Утопия**' : '**Utopia**');
    const profile = await bo.slash('quay', '/profile', { person: cem.id }).reply;
    expect(profile.content).toContain(
      locale === 'ru' ? '152 · Демократия, Утопия' : 'best score 152 · Democracy, Utopia',
    );
    await town.database.transaction((tx) => hidePerson(tx, cem.id, now));
    const without = await bo.press(records, locale === 'ru' ? 'Лучшие счета' : 'Highest scores').reply;
    expect((await bo.press(without, locale === 'ru' ? 'Достижения' : 'Achievements').reply).content).not.toContain(
      'Cem',
    );
    await town.database.transaction((tx) => showPerson(tx, cem.id));
    await settled();
  });

  it('is posted anew where it is asked for, not twice in a minute; the next one has a number', async () => {
    now += day;
    const past = await kim.select(await list(kim), said.past, ['*Winter* @everyone']).reply;
    expect([lines(past)[1], labels(past)]).toEqual([said.over[1], [said.all, said.board, said.post]]);
    expect(labels(await bo.select(await list(bo), said.past, ['*Winter* @everyone']).reply)).toEqual([
      said.all,
      said.board,
    ]);
    expect(lines(await kim.press(past, said.post).reply)[0]).toBe(said.soon);
    expect(lines(await kim.press(past, said.post).reply)[0]).toBe(said.just);
    await settled();
    expect(posts()).toHaveLength(2);
    const form = await kim.press(await list(kim), said.open).modal;
    expect(lines(await kim.submit(form, { name: '\u200b', begins: 'fresh' }).reply)[0]).toContain(said.numbered);
  });

  it('whose channel is closed to the bot is told as soon as it may be, and who closes it is told so', async () => {
    const { world } = town.twin;
    const { id } = world.channel('quay');
    world.deny(id, 'SendMessages');
    const sure = await kim.press(await list(kim), said.close).reply;
    const why = lines(sure).at(-1)!;
    expect(why).toMatch(locale === 'ru' ? /ещё два дня\. / : /try again for two days\. /);
    expect(lines(await kim.press(sure, said.close).reply)[0]).toContain(why);
    await settled();
    expect(town.complaints.splice(0).filter((line) => line.includes('an announcement was not taken'))).toHaveLength(1);
    expect(bo.sees('quay').filter(({ content }) => content.includes(said.numbered))).toEqual([]);
    world.allow(id, 'SendMessages');
    const told = () =>
      bo.sees('quay').filter(({ content, ephemeral }) => !ephemeral && content.includes(said.numbered));
    await town.twin.until(() => told().length > 0);
    await settled();
    expect(told().map(({ files }) => files)).toEqual([[]]);
  });
});
