import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommunity } from '../../../src/community/index.js';
import { achievementRecords } from '../../../src/community/records.js';
import { poolKey, weekOf } from '../../../src/ratings/index.js';
import {
  achievedBy,
  achievedInSeason,
  actsOf,
  announcementOf,
  countedResults,
  countInPool,
  countSeasonResults,
  countShown,
  countStandingBoards,
  curveOf,
  type Database,
  type Db,
  deleteActsBefore,
  deleteStandings,
  dueAnnouncements,
  endedInGuild,
  hidePerson,
  matchesOfGuild,
  neighbours,
  oldBoards,
  peopleOfActs,
  positionOf,
  type Ranked,
  saveStandings,
  seasonAt,
  seasonsFrom,
  seasonsOf,
  showPerson,
  staleSeasons,
  standingBoard,
  strongest,
  unachieved,
} from '../../../src/store/index.js';
import { onPostgres } from '../../postgres/database.js';
import { archive, invented, standings, store } from './history.js';

const week = 7 * 86_400_000;
const results = invented(150, '9', { people: 30, guilds: 2, oddEvery: 0 });
const now = results.at(-1)!.endedAt;
const all = poolKey({});

let base: Database;
let db: Db;
const asked: string[] = [];
beforeAll(async () => {
  base = await archive(undefined, (text) => void asked.push(text));
  for (const result of results) await store(base, result);
  db = base.db;
});
afterAll(() => base.close());

/** The board of everybody, from what is stored, by counting. */
async function counting(hidden: string[] = []): Promise<[string, number, number | null][]> {
  const rows = (await standings(base)).rows.filter(({ pool, userId }) => pool === all && !hidden.includes(userId));
  const before = rows.map((row) => (row.week === weekOf(now) ? row.strengthBefore : row.strength));
  return rows
    .map((row, index): [string, number, number | null] => {
      const rank = 1 + rows.filter(({ strength }) => strength > row.strength).length;
      const was = before[index]!;
      return [row.userId, rank, was === null ? null : 1 + before.filter((one) => one !== null && one > was).length];
    })
    .sort(([a, aRank], [b, bRank]) => aRank - bRank || (a < b ? -1 : 1));
}

const shown = (lines: Ranked[]) => lines.map(({ person, rank, rankBefore }) => [person, rank, rankBefore]);

describe('a leaderboard', () => {
  it('has the strongest first, page by page, with where they were when the week began', async () => {
    const wanted = await counting();
    expect(wanted).toHaveLength(30);
    const pages = [0, 10, 20, 30].map((skip) => strongest(db, all, weekOf(now), 10, skip));
    expect((await Promise.all(pages)).flatMap(shown)).toEqual(wanted);
    expect(wanted.some(([, rank, before]) => before !== null && before !== rank)).toBe(true);
    const later = await strongest(db, all, weekOf(now + week), 30, 0);
    expect(later.every(({ rank, rankBefore }) => rank === rankBefore)).toBe(true);
  });

  it('has somebody’s own line with those next to it', async () => {
    const wanted = await counting();
    for (const [index, [person]] of wanted.entries()) {
      const lines = shown(await neighbours(db, all, weekOf(now), person, 2));
      expect(lines).toEqual(wanted.slice(Math.max(0, index - 2), index + 3));
    }
    expect(await neighbours(db, all, weekOf(now), 'nobody', 2)).toEqual([]);
  });

  it('leaves out who does not want to appear, and ranks the others among themselves', async () => {
    const hidden = (await counting()).filter((_, index) => index % 4 === 0).map(([person]) => person);
    await base.transaction(async (tx) => {
      for (const person of hidden) await hidePerson(tx, person, now);
    });
    const wanted = await counting(hidden);
    expect(wanted).toHaveLength(22);
    expect(wanted.map(([person]) => person)).not.toContain(hidden[1]);
    expect(await countShown(db, all)).toBe(22);
    expect(shown(await strongest(db, all, weekOf(now), 30, 0))).toEqual(wanted);
    expect(shown(await strongest(db, all, weekOf(now), 5, 7))).toEqual(wanted.slice(7, 12));
    for (const [index, [person]] of wanted.entries()) {
      expect(await positionOf(db, all, person)).toBe(index);
      const lines = shown(await neighbours(db, all, weekOf(now), person, 1));
      expect(lines).toEqual(wanted.slice(Math.max(0, index - 1), index + 2));
    }
    expect(await neighbours(db, all, weekOf(now), hidden[0]!, 2)).toEqual([]);
    await base.transaction(async (tx) => {
      for (const person of hidden) await showPerson(tx, person);
    });
    expect(shown(await strongest(db, all, weekOf(now), 30, 0))).toEqual(await counting());
  });

  it('leaves them out of pools, too, that they come into later, and after their ratings were made anew', async () => {
    const pool = poolKey({ season: '77' });
    const own = await strongest(db, all, weekOf(now), 2, 0);
    const [hidden, other] = own.map(({ person }) => person) as [string, string];
    await base.transaction((tx) => hidePerson(tx, hidden, now));
    const standing = { mu: 25, sigma: 8, strength: 1010, results: 1, changedAt: now, week: 1, before: null };
    const rows = [hidden, other].map((person) => ({ pool, person, standing }));
    const save = () => base.transaction((tx) => saveStandings(tx, rows));
    await save();
    await save();
    expect(shown(await strongest(db, pool, weekOf(now), 9, 0)).map(([person]) => person)).toEqual([other]);
    await base.transaction((tx) => deleteStandings(tx, pool, [hidden, other]));
    await save();
    expect(await countShown(db, pool)).toBe(1);
    await base.transaction((tx) => showPerson(tx, hidden));
    expect(await countShown(db, pool)).toBe(2);
    await base.transaction((tx) => deleteStandings(tx, pool, [hidden, other]));
  });

  it('has a curve of everybody, one point a result', async () => {
    const [first] = await strongest(db, poolKey({ game: 'quay' }), weekOf(now), 1, 0);
    const curve = await curveOf(db, poolKey({ game: 'quay' }), first!.person);
    expect(curve).toHaveLength(first!.results);
    expect(curve.at(-1)).toMatchObject({ strength: first!.strength, endedAt: first!.changedAt });
    expect(await curveOf(db, poolKey({ guild: 'g0' }), first!.person)).toEqual([]);
  });
});

/** Steps of a plan that read no more than they need: no table as a whole, and nothing to be sorted. What is due has an index of its own. */
const indexed =
  /^(SEARCH \w+ USING ((COVERING )?INDEX|(INTEGER )?PRIMARY KEY)|(CORRELATED )?(SCALAR|LIST) SUBQUERY|SCAN CONSTANT ROW|CO-ROUTINE|SETUP|RECURSIVE STEP|SCAN found$|SCAN announcements USING INDEX announcements_due)/;

describe.skipIf(onPostgres)('a question about ratings', () => {
  it.each([
    ['the strongest', () => strongest(db, all, weekOf(now), 10, 0)],
    ['somebody’s neighbours', () => neighbours(db, all, weekOf(now), 'p3', 2)],
    ['where somebody stands', () => positionOf(db, all, 'p3')],
    ['a whole page with names', () => createCommunity({ database: base, now: () => now }).board({}, 1, 'p3')],
    ['how many there are', () => countShown(db, all)],
    ['who does not want to appear', () => base.transaction((tx) => hidePerson(tx, 'nobody', now))],
    ['who appears again', () => base.transaction((tx) => showPerson(tx, 'nobody'))],
    ['a board of a channel', () => standingBoard(db, 'c', all)],
    ['how many boards a server has', () => countStandingBoards(db, 'g')],
    ['the boards that may be due', () => oldBoards(db, now)],
    ['somebody’s curve', () => curveOf(db, all, 'p3')],
    ['all results', () => countedResults(db, {}, { endedAt: 5, result: 'm' }, 10)],
    ['results of a server', () => countedResults(db, { guild: 'g0' }, { endedAt: 5, result: 'm' }, 10)],
    [
      'results of a server before a moment',
      () => countedResults(db, { guild: 'g0' }, { endedAt: 5, result: 'm' }, 10, 9),
    ],
    ['results of a season', () => countedResults(db, { guild: 'g0', season: '3' }, { endedAt: 5, result: 'm' }, 10)],
    ['the season of a moment', () => seasonAt(db, 'g0', now)],
    ['seasons that begin with what was before', () => seasonsFrom(db, 'g0', now)],
    ['the seasons of a server', () => seasonsOf(db, 'g0')],
    ['how many results a season has', () => countSeasonResults(db, 3)],
    ['how many are rated in a season', () => countInPool(db, poolKey({ guild: 'g0', season: '3' }))],
    ['seasons that are made anew', () => staleSeasons(db, 'g0')],
    ['what is to be announced', () => dueAnnouncements(db, 9)],
    ['what is to be announced but some', () => dueAnnouncements(db, 9, [1, 2])],
    ['what is announced of a match', () => announcementOf(db, { match: 'm' })],
    ['how a result is told', () => createCommunity({ database: base }).result('m000001')],
    ['the last matches of a server', () => endedInGuild(db, 'g0', 50)],
    ['all matches of a server', () => matchesOfGuild(db, 'g0')],
    ['what somebody has achieved', () => achievedBy(db, 'p3')],
    ['what was achieved in a season', () => achievedInSeason(db, 3, 9)],
    ...[{}, { guild: 'g0' }, { game: 'quay' }, { guild: 'g0', game: 'quay' }].map(
      (scope): [string, () => Promise<unknown>] => [
        `who achieved what first: ${JSON.stringify(scope)}`,
        () => achievementRecords(db, scope),
      ],
    ),
    ['of which matches that is not known', () => unachieved(db, '', 9)],
    ['what organisers did last', () => actsOf(db, 'g0', undefined, 10)],
    ['what they did before', () => actsOf(db, 'g0', { before: 40 }, 10)],
    ['what they did after', () => actsOf(db, 'g0', { after: 40 }, 10)],
    ['who they were', () => peopleOfActs(db, 'g0')],
    ['what is to be forgotten of it', () => base.transaction((tx) => deleteActsBefore(tx, now, 10))],
    ['results of a game', () => countedResults(db, { game: 'quay' }, { endedAt: 5, result: 'm' }, 10)],
  ])('%s: is answered from an index, in its order', async (_what, ask) => {
    asked.length = 0;
    await ask();
    const statements = asked.filter((text) => !/^(begin|commit|insert)/i.test(text));
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${statement}`).execute(db);
      const plan = rows.map(({ detail }) => detail);
      expect(plan.filter((detail) => !indexed.test(detail))).toEqual([]);
    }
  });
});
