import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/engine/index.js';
import { type Field, nextRound, type Rules, splitOf, tournamentLimits } from '../../src/tournaments/index.js';
import { meetings } from '../../src/tournaments/meetings.js';
import { pointsOf } from '../../src/tournaments/points.js';
import { drawnOutcomes, fieldOf, noPause, rulesOf } from './play.js';

/** What it costs that two sit together. */
type Price = (one: number, other: number) => number;

/** By meetings: the second counts 1, the third 4. */
function meetingPrice({ rounds }: Field): Price {
  const met = meetings(rounds);
  return (one, other) => met(one, other) ** 2;
}

/** The same, and then by how far they are apart. */
function levelPrice(field: Field): Price {
  const [met, points] = [meetingPrice(field), pointsOf(field)];
  return (one, other) => 1e9 * met(one, other) + (points[one]! - points[other]!) ** 2;
}

function costOf(tables: number[][], price: Price): number {
  return tables
    .flatMap((table) => table.flatMap((one, at) => table.slice(at + 1).map((other) => price(one, other))))
    .reduce((sum, one) => sum + one, 0);
}

/** The least there is, found by trying all ways to put these people at tables of these sizes. */
function leastCost(people: number[], sizes: number[], price: Price): number {
  const [size, ...others] = sizes;
  if (size === undefined) return 0;
  let least = Number.POSITIVE_INFINITY;
  // Of equal tables it does not matter which comes first.
  const fixed = others.every((other) => other === size) ? people.slice(0, 1) : [];
  for (const rest of chosen(people.slice(fixed.length), size - fixed.length)) {
    const table = [...fixed, ...rest];
    const here = costOf([table], price);
    if (here >= least) continue;
    const left = people.filter((one) => !table.includes(one));
    least = Math.min(least, here + leastCost(left, others, price));
  }
  return least;
}

function chosen(people: number[], count: number): number[][] {
  if (count === 0) return [[]];
  return people.flatMap((one, at) => chosen(people.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}

async function playing(people: number, rules: Rules, after: (field: Field, tables: number[][]) => void): Promise<void> {
  const rng = createRng({ seed: `${people}`, block: 0 });
  const field = fieldOf(people, rules);
  for (;;) {
    const pairing = await nextRound(field, noPause);
    if (!pairing) return;
    after(field, pairing.tables);
    const tables = pairing.tables.map((entrants) => ({ entrants, outcomes: drawnOutcomes(rng, entrants.length) }));
    field.rounds.push({ tables, byes: pairing.byes });
  }
}

describe.each(['swiss', 'round-robin'] as const)('in a %s', (format) => {
  it.each([
    [2, 6],
    [2, 8],
    [3, 6],
    [3, 8],
    [3, 9],
    [4, 8],
    [4, 9],
    [5, 9],
  ])('at tables of %i, of %i people as few meet again as can be', async (seats, people) => {
    let rounds = 0;
    await playing(people, rulesOf({ format, seats, rounds: 5 }, people), (field, tables) => {
      const all = Array.from({ length: people }, (_one, at) => at);
      const { sizes } = splitOf(field.rules, people)!;
      expect(costOf(tables, meetingPrice(field))).toBe(leastCost(all, sizes, meetingPrice(field)));
      rounds += 1;
    });
    expect(rounds).toBe(5);
  });
});

it.each([
  [3, 6],
  [3, 8],
  [3, 9],
  [4, 8],
  [5, 10],
])(
  'at tables of %i, of %i people those sit together who are nearest to each other, of all ways to meet',
  async (seats, people) => {
    await playing(people, rulesOf({ seats, rounds: 5 }, people), (field, tables) => {
      const all = Array.from({ length: people }, (_one, at) => at);
      const price = levelPrice(field);
      expect(costOf(tables, price)).toBe(leastCost(all, splitOf(field.rules, people)!.sizes, price));
    });
  },
);

it('gives the bye where the fewest meet again, among those who may have it', async () => {
  for (const people of [5, 7]) {
    const rng = createRng({ seed: `${people}`, block: 0 });
    const field = fieldOf(people, rulesOf({ rounds: people }, people));
    for (;;) {
      const pairing = await nextRound(field, noPause);
      if (!pairing) break;
      const had = (one: number) => field.rounds.filter(({ byes }) => byes[0]!.entrant === one).length;
      const all = Array.from({ length: people }, (_one, at) => at);
      const fewest = Math.min(...all.map(had));
      const costs = all.map((bye) => {
        const others = all.filter((one) => one !== bye);
        return had(bye) > fewest
          ? Number.POSITIVE_INFINITY
          : leastCost(others, others.slice(1, 1 + others.length / 2).fill(2), meetingPrice(field));
      });
      expect(costOf(pairing.tables, meetingPrice(field))).toBe(Math.min(...costs));
      const tables = pairing.tables.map((entrants) => ({ entrants, outcomes: drawnOutcomes(rng, 2) }));
      field.rounds.push({ tables, byes: pairing.byes });
    }
  }
});

it('gives the bye to the lowest but one where everybody else has met the first', async () => {
  const field = fieldOf(5, rulesOf({ rounds: 5 }));
  const beaten = (entrants: number[]) => ({
    entrants,
    outcomes: [
      { place: 1, points: 2 },
      { place: 2, points: 1 },
    ],
  });
  const rounds = [
    { tables: [beaten([0, 1]), beaten([3, 4])], byes: [{ entrant: 2, why: 'free' as const }] },
    { tables: [beaten([0, 2]), beaten([3, 4])], byes: [{ entrant: 1, why: 'free' as const }] },
    { tables: [beaten([0, 3])], byes: [] },
  ];
  const { tables, byes } = (await nextRound({ ...field, rounds }, noPause))!;
  expect(byes).toEqual([{ entrant: 3, why: 'free' }]);
  expect(tables.map((table) => table.toSorted()).sort()).toEqual([
    [0, 4],
    [1, 2],
  ]);
});

it('of the ways to meet nobody again takes the one that keeps those of like points together', async () => {
  const field = fieldOf(6, rulesOf({ seats: 3, rounds: 2 }));
  const outcomes = (points: number[]) =>
    points.map((own) => ({ points: own, place: 1 + points.filter((other) => other > own).length }));
  const tables = [
    { entrants: [0, 1, 2], outcomes: outcomes([9, 5, 1]) },
    { entrants: [3, 4, 5], outcomes: outcomes([9, 5, 1]) },
  ];
  const { tables: next } = (await nextRound({ ...field, rounds: [{ tables, byes: [] }] }, noPause))!;
  // Two of each table meet again anyhow: the two of each who are nearest to the one of the other.
  const sorted = next.map((table) => table.toSorted((a, b) => a - b)).sort((a, b) => a[0]! - b[0]!);
  expect(['0,1,3', '0,3,4'].map((best) => sorted[0]!.join() === best)).toContain(true);
});

it('keeps those of like points together in a Swiss tournament', async () => {
  for (const seats of [2, 4]) {
    const field = fieldOf(16, rulesOf({ seats }, 16));
    for (let round = 0; round < 2; round += 1) {
      const { tables, byes } = (await nextRound(field, noPause))!;
      // The seeding is how well they play.
      const outcomes = (table: number[]) =>
        table.map((one) => ({ points: 16 - one, place: 1 + table.filter((other) => other < one).length }));
      field.rounds.push({ tables: tables.map((entrants) => ({ entrants, outcomes: outcomes(entrants) })), byes });
    }
    const firsts = (rounds: number, one: number): number =>
      field.rounds.slice(0, rounds).filter(({ tables }) => tables.some(({ entrants }) => Math.min(...entrants) === one))
        .length;
    const [, second] = field.rounds;
    const winners = second!.tables.filter(({ entrants }) => entrants.every((one) => firsts(1, one) === 1));
    expect(winners).toHaveLength(seats === 2 ? 4 : 1);
    expect(firsts(2, 0)).toBe(2);
  }
});

it('lets others in between the steps of pairing the largest tournament there may be', async () => {
  const rng = createRng({ seed: 'large', block: 0 });
  const field = fieldOf(tournamentLimits.entrants, rulesOf({ seats: 5, rounds: 5 }));
  let pauses = 0;
  for (let round = 0; round < 5; round += 1) {
    const pause = async () => {
      pauses += 1;
    };
    const { tables, byes } = (await nextRound(field, pause))!;
    const outcomes = tables.map((entrants) => ({ entrants, outcomes: drawnOutcomes(rng, entrants.length) }));
    field.rounds.push({ tables: outcomes, byes });
    expect(pauses).toBeGreaterThan(2 * round);
  }
});
