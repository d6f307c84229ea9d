import { rate } from 'openskill';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '../../src/engine/index.js';
import {
  certaintyOf,
  counted,
  hasCurve,
  newcomer,
  poolBefore,
  poolKey,
  poolsOf,
  type RatingRule,
  ratingRule,
  readPool,
  type SeatOutcome,
  type Standing,
  strengthOf,
  weekOf,
} from '../../src/ratings/index.js';

let rule: RatingRule;
beforeAll(async () => {
  rule = await ratingRule();
});

const tau = 25 / 300;
const alone = (person: string) => [{ person, share: 1 }];
const seat = (place: number, ...holders: SeatOutcome['holders']): SeatOutcome => ({ place, holders });
const ratings = { a: { mu: 30, sigma: 4 }, b: { mu: 22, sigma: 6 }, c: newcomer, d: { mu: 27, sigma: 3 } };
const ratingOf = (person: string) => ratings[person as keyof typeof ratings];
/** What the library alone says of these people at these places. */
const library = (people: string[], rank: number[]) =>
  rate(
    people.map((person) => [ratingOf(person)]),
    { rank, tau },
  ).map(([rating]) => rating!);

describe('after a match', () => {
  it.each([
    ['of two', ['a', 'b'], [2, 1]],
    ['of four in any order of seats', ['c', 'a', 'd', 'b'], [3, 1, 4, 2]],
    ['with shared places', ['a', 'b', 'c', 'd'], [1, 2, 2, 4]],
    ['that was drawn', ['a', 'b', 'c'], [1, 1, 1]],
  ])('%s ratings are the library’s', (_what, people, places) => {
    const after = rule.after(
      people.map((person, index) => seat(places[index]!, ...alone(person))),
      ratingOf,
    );
    expect([...after]).toEqual(library(people, places).map((rating, index) => [people[index], rating]));
  });

  it('each holder of a seat has their share of what all of it would have brought them; its strength is that of who held most', () => {
    const after = rule.after(
      [
        seat(1, { person: 'a', share: 0.25 }, { person: 'c', share: 0.75 }),
        seat(2, ...alone('b')),
        seat(2, ...alone('d')),
      ],
      ratingOf,
    );
    const [most, second, third] = library(['c', 'b', 'd'], [1, 2, 2]);
    const [less] = library(['a', 'b', 'd'], [1, 2, 2]);
    expect(after.get('b')).toEqual(second);
    expect(after.get('d')).toEqual(third);
    expect(after.get('c')!.mu).toBeCloseTo(newcomer.mu + 0.75 * (most!.mu - newcomer.mu), 10);
    expect(after.get('c')!.sigma).toBeCloseTo(newcomer.sigma + 0.75 * (most!.sigma - newcomer.sigma), 10);
    expect(after.get('a')!.mu).toBeCloseTo(30 + 0.25 * (less!.mu - 30), 10);
    expect(after.get('a')!.sigma).toBeCloseTo(4 + 0.25 * (less!.sigma - 4), 10);
  });

  it('of equal shares the last holder’s strength counts; moves of the computer are nobody’s', () => {
    const half = (person: string) => ({ person, share: 0.5 });
    const after = rule.after([seat(1, half('a'), half('b')), seat(2, { person: 'd', share: 0.1 })], ratingOf);
    const [, other] = library(['b', 'd'], [1, 2]);
    expect(after.get('d')!.mu).toBeCloseTo(27 + 0.1 * (other!.mu - 27), 10);
  });

  it('whoever held two seats has both changes, and never certainty', () => {
    const after = rule.after([seat(1, ...alone('a')), seat(2, ...alone('a')), seat(3, ...alone('b'))], ratingOf);
    const [first, second] = library(['a', 'a', 'b'], [1, 2, 3]);
    expect(after.get('a')!.mu).toBeCloseTo(first!.mu + second!.mu - 30, 10);
    expect(after.get('a')!.sigma).toBeCloseTo((first!.sigma * second!.sigma) / 4, 10);
  });

  it.each([
    ['nobody', []],
    ['one person', [seat(1, ...alone('a'))]],
    ['one person and seats of the computer’s', [seat(2, ...alone('a')), seat(1), seat(3)]],
  ])('of %s nobody is rated', (_who, seats) => {
    expect([...rule.after(seats, ratingOf)]).toEqual([]);
  });
});

describe('a rating', () => {
  it('is a thousand at first, and says how far it is to be believed', () => {
    expect(strengthOf(newcomer)).toBe(1000);
    expect(strengthOf({ mu: 40, sigma: 2 })).toBe(1340);
    expect([newcomer.sigma, 7.5, 6.3, 6.2, 1].map((sigma) => certaintyOf({ mu: 25, sigma }))).toEqual([
      'new',
      'settling',
      'settling',
      'settled',
      'settled',
    ]);
  });

  it('stays above 0 for whoever loses two hundred matches of five in a row', () => {
    let loser = { ...newcomer };
    for (let n = 0; n < 200; n += 1) {
      const seats = ['a', 'b', 'c', 'd', 'x'].map((person, index) => seat(index + 1, ...alone(person)));
      loser = rule.after(seats, (person) => (person === 'x' ? loser : { mu: 25, sigma: 5 })).get('x')!;
    }
    expect(strengthOf(loser)).toBeGreaterThan(0);
  });
});

describe('a standing', () => {
  const monday = Date.UTC(2026, 10, 30);
  const day = 86_400_000;

  it('keeps what somebody was before the week of their last result', () => {
    const standings = new Map<string, Standing>();
    const play = (endedAt: number, ...people: string[]): void => {
      const seats = people.map((person, index) => seat(index + 1, ...alone(person)));
      for (const [person, standing] of counted(rule, { endedAt, seats }, (id) => standings.get(id))) {
        standings.set(person, standing);
      }
    };
    play(monday - 1, 'a', 'b');
    expect(standings.get('a')).toMatchObject({ results: 1, changedAt: monday - 1, before: null });
    const before = standings.get('a')!.strength;
    play(monday, 'a', 'c');
    play(monday + 7 * day - 1, 'a', 'c');
    expect(standings.get('a')).toMatchObject({ results: 3, before });
    expect(standings.get('a')!.strength).toBeGreaterThan(before);
    expect(standings.get('c')).toMatchObject({ results: 2, before: null });
    expect(weekOf(monday) - weekOf(monday - 1)).toBe(1);
    expect(weekOf(monday + 7 * day - 1)).toBe(weekOf(monday));
  });
});

describe('pools', () => {
  it('a result belongs to those of everywhere and of its server, of all games and its own, of any seats and its number', () => {
    const pools = poolsOf({ guildId: '7', game: 'nusfjord', seats: 3 });
    expect(pools).toEqual([
      '*:*:*:*',
      '*:*:3:*',
      '*:nusfjord:*:*',
      '*:nusfjord:3:*',
      '7:*:*:*',
      '7:*:3:*',
      '7:nusfjord:*:*',
      '7:nusfjord:3:*',
    ]);
    for (const pool of pools) expect(poolKey(readPool(pool))).toBe(pool);
    const more = poolsOf({ guildId: '7', game: 'nusfjord', seats: 3, season: 12 }).slice(pools.length);
    expect(more).toEqual(['7:*:*:12', '7:*:3:12', '7:nusfjord:*:12', '7:nusfjord:3:12']);
    expect(more.map((pool) => poolKey(poolBefore(readPool(pool))!))).toEqual(pools.slice(4));
    expect(more.some((pool) => hasCurve(readPool(pool)))).toBe(false);
    expect(pools.filter((pool) => hasCurve(readPool(pool)))).toEqual(['*:*:*:*', '*:nusfjord:*:*']);
    expect(readPool('7:nusfjord:3:winter')).toEqual({ guild: '7', game: 'nusfjord', seats: 3, season: 'winter' });
  });
});

it('finds the true order in 10,000 matches of players whose strength is known', () => {
  const rng = createRng({ seed: '7c'.repeat(16), block: 0 });
  const uniform = (): number => (rng.int(1_000_000) + 0.5) / 1_000_000;
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const skills = Array.from({ length: 200 }, normal);
  const standings = new Map<string, Standing>();
  for (let n = 0; n < 10_000; n += 1) {
    const people = rng.shuffle([...skills.keys()]).slice(0, 2 + rng.int(4));
    // As much chance as skill.
    const played = people.map((one) => skills[one]! + normal());
    const seats = people.map((one, index) => {
      return seat(1 + played.filter((other) => other > played[index]!).length, ...alone(String(one)));
    });
    for (const [person, standing] of counted(rule, { endedAt: n, seats }, (id) => standings.get(id))) {
      standings.set(person, standing);
    }
  }
  expect(
    spearman(
      skills,
      [...skills.keys()].map((one) => standings.get(String(one))!.strength),
    ),
  ).toBeGreaterThan(0.95);
});

/** How far two orders agree, from -1 to 1. */
function spearman(a: number[], b: number[]): number {
  const ranks = (values: number[]): number[] => values.map((one) => values.filter((other) => other < one).length);
  const [ra, rb] = [ranks(a), ranks(b)];
  const squares = ra.reduce((sum, rank, index) => sum + (rank - rb[index]!) ** 2, 0);
  return 1 - (6 * squares) / (a.length * (a.length ** 2 - 1));
}
