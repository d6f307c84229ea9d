import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thinned } from '../../src/community/curve.js';
import { type Community, createCommunity } from '../../src/community/index.js';
import { poolKey } from '../../src/ratings/index.js';
import { type Database, type StoredResult, savePerson, standingsOf } from '../../src/store/index.js';
import { archive, store } from '../match/results/history.js';

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1);

type Seat = [person: string | null, points: number, place: number];

/** A result of the day with that number, in the order of seats. */
function result(n: number, game: string, seats: Seat[], more: Partial<StoredResult> = {}): StoredResult {
  return {
    matchId: `m${n}`,
    guildId: 'g1',
    game,
    variant: '',
    kind: seats.length === 1 ? 'solo' : 'people',
    ranked: true,
    endedAt: start + n * day,
    cancelled: false,
    seats: seats.map(([person, points, place], seat) => ({
      seat,
      points,
      place,
      winner: place === 1,
      holders: [{ person, share: 1 }],
    })),
    ...more,
  };
}

const results = [
  result(1, 'quay', [
    ['ann', 40, 1],
    ['bo', 30, 2],
  ]),
  result(
    2,
    'quay',
    [
      ['bo', 33, 2],
      ['ann', 33, 1],
    ],
    { variant: 'deck=b' },
  ),
  result(
    3,
    'pier',
    [
      ['ann', 12, 2],
      ['cem', 15, 1],
      ['bo', 9, 3],
    ],
    { guildId: 'g2' },
  ),
  result(4, 'pier', [
    ['ann', 20, 1],
    ['cem', 18, 2],
  ]),
  result(5, 'quay', [['ann', 61, 1]]),
  result(
    6,
    'quay',
    [
      ['ann', 99, 1],
      [null, 10, 2],
    ],
    { kind: 'computer' },
  ),
  result(
    7,
    'quay',
    [
      ['ann', 70, 1],
      ['bo', 1, 2],
    ],
    { cancelled: true },
  ),
  result(8, 'quay', [
    ['dot', 50, 1],
    ['ann', 50, 1],
  ]),
];

let base: Database;
let community: Community;
beforeAll(async () => {
  base = await archive();
  for (const one of results) await store(base, one);
  await base.transaction(async (tx) => {
    for (const id of ['ann', 'bo', 'cem']) await savePerson(tx, { id, name: id.toUpperCase() }, start);
  });
  community = createCommunity({ database: base, now: () => start + 30 * day });
});
afterAll(() => base.close());

const score = (person: string, matches: number, won: number, lost: number, tied: number) => {
  return { person, matches, won, lost, tied, name: person === 'dot' ? undefined : person.toUpperCase() };
};

describe('a profile', () => {
  it('tells how somebody plays', async () => {
    const profile = (await community.profile('ann', 'g1', 'bo'))!;
    const [own] = await standingsOf(base.db, [poolKey({})], ['ann']);
    const { games, recent, rating, ...other } = profile;
    expect(other).toEqual({
      person: 'ann',
      name: 'ANN',
      rank: { rank: 1, people: 4 },
      streak: { current: 2, longest: 2, match: 'm2' },
      opponents: [score('bo', 3, 3, 0, 0), score('cem', 2, 1, 1, 0), score('dot', 1, 0, 0, 1)],
      reliability: { turns: 0, late: 0, matches: 0, left: 0 },
    });
    expect(rating).toEqual({ strength: own!.standing!.strength, certainty: 'settling' });
    expect(
      games.map(({ game, matches, wins, places, alone, best }) => [game, matches, wins, places, alone, best?.points]),
    ).toEqual([
      ['quay', 4, 4, [[1, 4]], 1, 99],
      [
        'pier',
        2,
        1,
        [
          [1, 1],
          [2, 1],
        ],
        0,
        20,
      ],
    ]);
    expect(recent.map(({ matchId }) => matchId)).toEqual(['m8', 'm6', 'm5', 'm4', 'm3', 'm2', 'm1']);
  });

  it('is nothing of whom nothing is known', async () => {
    expect(await community.profile('eve', 'g1', 'ann')).toBeUndefined();
    expect(await community.history('eve', 1, 'ann')).toBeUndefined();
    expect(await community.versus('eve', 'ann', 1)).toBeUndefined();
    expect(await community.curve('eve', undefined, 'ann')).toBeUndefined();
  });

  it('has a history, what became of it against somebody, and a curve', async () => {
    expect(await community.history('ann', 7, 'bo')).toMatchObject({ name: 'ANN', page: 1, pages: 1 });
    const versus = (await community.versus('ann', 'cem', 1))!;
    expect([versus.score.won, versus.score.lost, versus.matches.map(({ matchId }) => matchId)]).toEqual([
      1,
      1,
      ['m4', 'm3'],
    ]);
    expect(versus.matches[0]).toMatchObject({ own: { place: 1, points: 20 }, other: { place: 2, points: 18 } });
    const curve = (await community.curve('ann', 'pier'))!;
    expect([curve.results, curve.points.map(({ at }) => at)]).toEqual([2, [start + 3 * day, start + 4 * day]]);
    expect((await community.curve('ann', undefined))!.results).toBe(5);
  });
});

describe('records', () => {
  it('are the highest scores of each game, number of players and variant', async () => {
    const { categories, ...page } = await community.scoreRecords({}, 1);
    expect(page).toEqual({ page: 1, pages: 1 });
    const shown = categories.map(({ game, seats, variant, scores }) => [
      game,
      seats,
      variant,
      ...scores.map((one) => [one.person, one.name, one.points]),
    ]);
    expect(shown).toEqual([
      ['pier', 2, '', ['ann', 'ANN', 20]],
      ['pier', 3, '', ['cem', 'CEM', 15]],
      ['quay', 1, '', ['ann', 'ANN', 61]],
      ['quay', 2, '', ['dot', undefined, 50]],
      ['quay', 2, 'deck=b', ['bo', 'BO', 33]],
    ]);
    const quay = await community.scoreRecords({ guild: 'g1', game: 'quay', seats: 2 }, 1);
    expect(quay.categories[0]!.scores.map(({ person, points }) => [person, points])).toEqual([
      ['dot', 50],
      ['ann', 50],
      ['ann', 40],
    ]);
    expect((await community.scoreRecords({ guild: 'g2' }, 9)).categories).toHaveLength(1);
  });

  it('are the longest streaks and the closest finishes', async () => {
    expect(
      (await community.streakRecords({})).map(({ person, length, running, matchId }) => [
        person,
        length,
        running,
        matchId,
      ]),
    ).toEqual([['ann', 2, false, 'm2']]);
    // Without the match of the other server she has lost none here.
    expect(
      (await community.streakRecords({ guild: 'g1' })).map(({ person, length, running }) => [person, length, running]),
    ).toEqual([['ann', 4, true]]);
    const finishes = await community.finishRecords({ guild: 'g1' });
    expect(finishes.map(({ matchId, margin }) => [matchId, margin])).toEqual([
      ['m2', 0],
      ['m8', 0],
      ['m4', 2],
      ['m1', 10],
    ]);
    expect(finishes[0]!.best).toEqual([
      { points: 33, holders: [{ person: 'ann', name: 'ANN' }] },
      { points: 33, holders: [{ person: 'bo', name: 'BO' }] },
    ]);
    expect((await community.finishRecords({ seats: 3 })).map(({ matchId }) => matchId)).toEqual(['m3']);
  });
});

describe('who does not want to appear', () => {
  it('is nothing to others, in all of it, and themselves see what they did', async () => {
    const own = await community.profile('ann', 'g1', 'ann');
    await community.hide('ann');
    for (const reader of ['bo', undefined]) {
      expect(await community.profile('ann', 'g1', reader)).toBeUndefined();
      expect(await community.history('ann', 1, reader)).toBeUndefined();
      expect(await community.curve('ann', undefined, reader)).toBeUndefined();
    }
    expect(await community.versus('ann', 'bo', 1)).toBeUndefined();
    const { rank: _rank, ...wanted } = own!;
    expect(await community.profile('ann', 'g1', 'ann')).toEqual(wanted);
    expect((await community.profile('bo', 'g1', 'bo'))!.opponents.map(({ person }) => person)).toEqual(['cem']);
    const { categories } = await community.scoreRecords({}, 1);
    expect(categories.flatMap(({ scores }) => scores.map(({ person }) => person))).toEqual(['cem', 'cem', 'dot', 'bo']);
    expect([await community.streakRecords({}), await community.finishRecords({})]).toEqual([[], []]);
    await community.show('ann');
    expect(await community.profile('ann', 'g1', 'bo')).toEqual(own);
  });
});

describe('a curve of many points', () => {
  const points = Array.from({ length: 2000 }, (_, at) => ({ at, strength: at === 777 ? 5000 : 1000 + (at % 300) }));

  it('is thinned out, and keeps its ends, its highest and its lowest', () => {
    const few = thinned(points, 400);
    expect(few.length).toBeLessThanOrEqual(400);
    expect([few[0], few.at(-1)]).toEqual([points[0], points.at(-1)]);
    expect(few).toContainEqual({ at: 777, strength: 5000 });
    expect(few.map(({ at }) => at)).toEqual([...new Set(few.map(({ at }) => at))].sort((a, b) => a - b));
    for (const count of [0, 1, 2, 400]) expect(thinned(points.slice(0, count), 400)).toHaveLength(count);
    expect(thinned(points.slice(0, 401), 400).length).toBeLessThanOrEqual(400);
  });
});
