import { PermissionFlagsBits } from 'discord.js';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { CurveView } from '../../render/community.js';
import type { PictureRequest } from '../../render/request.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { hidePerson } from '../../src/store/index.js';
import { fixedBytes, must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { notingPainter } from './noting-painter.js';
import { date, played } from './past-matches.js';
import { boardPosts, openTown, startMatch, type Town } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

interface Scene {
  ann: Persona;
  bo: Persona;
  cem: Persona;
  drawn: PictureRequest[];
}

async function scene(locale: string): Promise<Scene> {
  const { painter, drawn } = notingPainter();
  town = await openTown({
    locale,
    painter,
    randomBytes: fixedBytes('profile'),
    channels: ['quay', 'tavern', 'cellar'],
  });
  await sql`pragma foreign_keys = off`.execute(town.database.db);
  const [ann, bo, cem] = ['*Ann*', 'Bo', 'Cem'].map((name) => town.person(name, locale)) as [Persona, Persona, Persona];
  for (const person of [ann, bo]) await town.matches.meet({ id: person.id, name: person.name });
  return { ann, bo, cem, drawn };
}

/** Starts a match of two, which the second gives up; resolves with its last post. */
async function givenUp(people: Persona[]): Promise<SeenMessage> {
  const first = await startMatch(town, 'quay', people);
  const { id } = (await town.matches.inChannel(first.channelId))!;
  must(await town.matches.resign(id, people[1]!.id));
  await town.bot.poster.settle();
  return boardPosts(people[0]!, 'quay').at(-1)!;
}

const name = (text: string) => `\u2068${text}\u2069`;

const texts = {
  'en-US': {
    nothing:
      'Nothing is known yet of how this person plays. A profile begins with the first match that is played to its end.',
    nothingOwn:
      'Nothing is known yet of how you play. Your profile begins with your first match that is played to its end.',
    games: [
      '4 matches · 3 won · 1st × 3, 2nd × 1 · alone: 1 · best score 61',
      '1 match · 0 won · 3rd × 1 · best score 9',
    ],
    nusfjord: 'Nusfjord',
    streak: '**Wins in a row**: 2 now, 2 at most',
    opponent: `${name('Bo')}: 5 matches · ahead 3, behind 2, level 0`,
    recent: `- **Nusfjord** · 1st of 2 · 44 points · ${date(6)} · match \`old6\``,
    alone: `- **Nusfjord** · alone · 61 points · ${date(5)} · match \`old5\``,
    rank: 'rank 1 of 3 in this server',
    tabs: ['Overview', 'Matches', 'Rating curve', 'Against me', 'Show to everybody'],
    history: '**Matches**, newest first · page 1 of 1',
    versus: '**Against you**: 5 matches · ahead 3, behind 2, level 0',
    met: `- **Nusfjord** · 1st, you 2nd (44 : 40) · ${date(6)} · match \`old6\``,
    noVersus: 'You two have not played a match to its end yet.',
    shows: `Bo shows a profile.`,
    hidden: '-# You want to appear nowhere where people are compared, so nobody but you sees this.',
    you: '(you)',
    all: 'all games',
    playing: '**Playing now**',
    turn: ['Santa Maria · ', ' to move'],
    link: 'match',
    nobody: 'somebody',
  },
  ru: {
    nothing:
      'О том, как играет этот человек, пока ничего не известно. Профиль начинается с первой партии, сыгранной до конца.',
    nothingOwn:
      'О том, как вы играете, пока ничего не известно. Ваш профиль начнётся с первой партии, сыгранной до конца.',
    games: [
      '4 партии · 3 победы · 1-е × 3, 2-е × 1 · в одиночку: 1 · лучший счёт 61',
      '1 партия · 0 побед · 3-е × 1 · лучший счёт 9',
    ],
    nusfjord: 'Нусфьорд',
    streak: '**Побед подряд**: сейчас 2, больше всего 2',
    opponent: `${name('Bo')}: 5 партий · выше 3, ниже 2, наравне 0`,
    recent: `- **Нусфьорд** · 1-е место из 2 · 44 очка · ${date(6)} · партия \`old6\``,
    alone: `- **Нусфьорд** · в одиночку · 61 очко · ${date(5)} · партия \`old5\``,
    rank: 'место 1 из 3 на этом сервере',
    tabs: ['Обзор', 'Партии', 'Кривая рейтинга', 'Против меня', 'Показать всем'],
    history: '**Партии**, сначала новые · страница 1 из 1',
    versus: '**Против вас**: 5 партий · выше 3, ниже 2, наравне 0',
    met: `- **Нусфьорд** · 1-е место, вы — 2-е (44 : 40) · ${date(6)} · партия \`old6\``,
    noVersus: 'Вы ещё не сыграли друг с другом ни одной партии до конца.',
    shows: `Bo показывает профиль.`,
    hidden: '-# Вы не хотите появляться там, где сравнивают людей, поэтому это видите только вы.',
    you: '(вы)',
    all: 'все игры',
    playing: '**Играет сейчас**',
    turn: ['Санта-Мария · ходит ', ''],
    link: 'партия',
    nobody: 'кто-то',
  },
};

/** Six results of Ann, five of them with Bo. */
async function history({ ann, bo, cem }: Scene): Promise<void> {
  await played(town, 1, 'nusfjord', [
    [ann, 30],
    [bo, 20],
  ]);
  await played(town, 2, 'nusfjord', [
    [ann, 10],
    [bo, 20],
  ]);
  await played(
    town,
    3,
    'islebound',
    [
      [ann, 9],
      [cem, 15],
      [bo, 10],
    ],
    { guildId: 'elsewhere' },
  );
  await played(town, 4, 'nusfjord', [
    [ann, 33],
    [bo, 31],
  ]);
  await played(town, 5, 'nusfjord', [[ann, 61]]);
  await played(town, 6, 'nusfjord', [
    [ann, 44],
    [bo, 40],
  ]);
}

describe.each(['en-US', 'ru'] as const)('/profile, in %s', (locale) => {
  const words = texts[locale];

  it('tells how somebody plays, view by view, and shows it to everybody', async () => {
    const at = await scene(locale);
    const { ann, bo, cem, drawn } = at;
    await history(at);
    const answer = await bo.slash('quay', '/profile', { person: ann.id }).reply;
    expect(answer.ephemeral).toBe(true);
    expect(answer.buttons.map(({ label }) => label)).toEqual(words.tabs);
    const lines = answer.content.split('\n');
    expect(lines[0]).toBe(`### ${name('\\*Ann\\*')}`);
    for (const line of [words.streak, `- ${words.opponent}`, words.recent, words.alone]) expect(lines).toContain(line);
    for (const game of words.games) expect(answer.content).toContain(game);
    expect(lines[2]).toMatch(new RegExp(`^- \\*\\*${words.nusfjord}\\*\\* · \\d{3,4} \\(`));
    expect(lines[1]).toContain(words.rank.replace('3', '2'));

    const past = await bo.press(answer, words.tabs[1]!).reply;
    expect(past.content.split('\n').slice(1, 4)).toEqual([words.history, words.recent, words.alone]);
    const versus = await bo.press(past, words.tabs[3]!).reply;
    expect(versus.content.split('\n').slice(1, 3)).toEqual([words.versus, words.met]);
    expect(versus.buttons.map(({ label }) => label)).not.toContain(words.tabs[4]);

    const curve = await bo.press(versus, words.tabs[2]!).reply;
    const { kind, view } = drawn.at(-1)! as PictureRequest<CurveView>;
    expect([kind, view.name, view.scope, view.points.length]).toEqual(['curve', '*Ann*', words.all, 5]);
    expect(curve.files[0]!.description).toContain(words.all);
    expect(curve.selects[0]!.options[0]!.label).toBe(locale === 'ru' ? 'Все игры' : 'All games');
    const ofGame = await bo.select(curve, curve.selects[0]!.customId, ['islebound']).reply;
    expect((drawn.at(-1)!.view as CurveView).points).toHaveLength(1);
    const before = cem.sees('quay').length;
    await bo.press(ofGame, words.tabs[4]!).reply;
    const [shared, ...more] = cem.sees('quay').slice(before);
    expect(more).toEqual([]);
    expect(shared!.content.split('\n').slice(0, 2)).toEqual([words.shows, `### ${name('\\*Ann\\*')}`]);
    expect([shared!.files.length, shared!.buttons]).toEqual([1, []]);
    const back = await bo.press(ofGame, words.tabs[0]!).reply;
    expect([back.content, back.files]).toEqual([answer.content, []]);
    expect((await cem.slash('quay', '/profile', { person: bo.id }).reply).content).not.toContain(words.you);
  });

  it('tells of a match where its end was told, and of those that go on whose turn it is, to whoever sees the channel', async () => {
    const { ann, bo, cem } = await scene(locale);
    const post = await givenUp([ann, bo]);
    const running = await startMatch(town, 'tavern', [bo, ann]);
    const { id } = (await town.matches.inChannel(running.channelId))!;
    const link = `[${words.link}](https://discord.com/channels/${town.guildId}/${post.channelId}/${post.id})`;
    const asked = await cem.slash('quay', '/profile', { person: ann.id }).reply;
    expect(asked.content).toContain(link);
    const { position, game, match } = must(await town.matches.table(id));
    const [pending] = game.pending(position.state);
    const mover = match.seats[pending!.seat]!.person;
    const shown = mover.id === ann.id ? '\\*Ann\\*' : 'Bo';
    const line = (who: string) => `- <#${running.channelId}>: ${words.turn.join(who)}`;
    expect(asked.content.split('\n')).toContain(line(shown));
    // Who is to move does not want to appear: they are named to nobody else.
    const other = mover.id === ann.id ? bo : ann;
    await hide(mover.id);
    const theirs = await cem.slash('quay', '/profile', { person: other.id }).reply;
    expect(theirs.content.split('\n')).toContain(line(words.nobody));
    expect(theirs.content).not.toContain(shown);
    // Nor is it told of themselves that they play.
    expect((await cem.slash('quay', '/profile', { person: mover.id }).reply).content).toBe(words.nothing);
    const { id: channel } = town.twin.world.channel('tavern');
    town.twin.world.setOverwrite(channel, { id: cem.id, type: 1, allow: 0n, deny: PermissionFlagsBits.ViewChannel });
    await town.twin.idle();
    expect((await cem.slash('quay', '/profile', { person: other.id }).reply).content).not.toContain(words.playing);
    expect((await other.slash('quay', '/profile').reply).content).toContain(words.playing);
  });

  it('tells others nothing of whoever does not want to appear, as of whom nothing is known', async () => {
    const at = await scene(locale);
    const { ann, bo, cem } = at;
    await history(at);
    expect((await bo.slash('quay', '/profile').reply).content).toContain(words.you);
    const before = await bo.slash('quay', '/profile', { person: ann.id }).reply;
    await hide(ann.id);
    const stranger = town.person('Dot', locale);
    const unknown = await bo.slash('quay', '/profile', { person: stranger.id }).reply;
    const hidden = await bo.slash('quay', '/profile', { person: ann.id }).reply;
    for (const answer of [unknown, hidden, await bo.press(before, words.tabs[2]!).reply]) {
      expect([answer.content, answer.buttons, answer.selects, answer.files]).toEqual([words.nothing, [], [], []]);
    }
    expect((await stranger.slash('quay', '/profile').reply).content).toBe(words.nothingOwn);
    const own = await ann.slash('quay', '/profile').reply;
    expect(own.content.split('\n').slice(0, 2)).toEqual([`### ${name('\\*Ann\\*')} ${words.you}`, words.hidden]);
    const theirs = await bo.slash('quay', '/profile').reply;
    expect(theirs.content).not.toContain('Ann');
    expect(theirs.content).toContain(`- ${words.nobody}: `);
    const count = cem.sees('quay').length;
    await ann.press(own, words.tabs[4]!).reply;
    expect(cem.sees('quay').length).toBe(count + 1);
  });
});

async function hide(id: string): Promise<void> {
  await town.database.transaction((tx) => hidePerson(tx, id, 1));
}

it('a profile of very much fits into a message, page by page', async () => {
  const at = await scene('ru');
  const { ann, bo } = at;
  for (let n = 0; n < 40; n += 1) {
    const game = ['nusfjord', 'islebound', 'santa-maria', 'anno-1800', 'cooper-island'][n % 5]!;
    await played(town, n, game, [
      [ann, 90 + n],
      [bo, 80],
    ]);
  }
  const answer = await bo.slash('quay', '/profile', { person: ann.id }).reply;
  expect(answer.content.length).toBeLessThanOrEqual(2000);
  let page = await bo.press(answer, texts.ru.tabs[1]!).reply;
  const seen = new Set<string>();
  for (let n = 1; n <= 3; n += 1) {
    expect(page.content).toContain(`страница ${n} из 3`);
    for (const [id] of page.content.matchAll(/old\d+/g)) seen.add(id);
    if (n < 3) page = await bo.press(page, 'Старше').reply;
  }
  expect(seen.size).toBe(40);
  expect(page.find('Старше')).toMatchObject({ disabled: true });
});
