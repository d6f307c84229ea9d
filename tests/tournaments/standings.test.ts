import { expect, it } from 'vitest';
import {
  type Field,
  type Outcome,
  planOf,
  type Round,
  splitOf,
  standingsOf,
  type Table,
  usualRounds,
} from '../../src/tournaments/index.js';
import { fieldOf, rulesOf } from './play.js';

/** A table whose entrants came off in this order, with these points of the game. */
function table(entrants: number[], points: number[]): Table {
  const outcomes = points.map((own): Outcome => {
    return { points: own, place: 1 + points.filter((other) => other > own).length };
  });
  return { entrants, outcomes };
}

const round = (...tables: Table[]): Round => ({ tables, byes: [] });

function standing(rounds: Round[], entrants: number, some: Parameters<typeof rulesOf>[0] = {}, gone: number[] = []) {
  const field: Field = { ...fieldOf(entrants, rulesOf(some)), rounds, gone: new Set(gone) };
  return standingsOf(field);
}

const order = (rows: ReturnType<typeof standing>): number[] => rows.map(({ entrant }) => entrant);

it('a Swiss tournament goes by points, then by the points of those met', () => {
  const rounds = [
    round(table([0, 1], [9, 1]), table([2, 3], [9, 1])),
    round(table([0, 2], [9, 1]), table([1, 3], [9, 1])),
  ];
  const rows = standing(rounds, 4);
  expect(rows.map(({ entrant, points, met, share }) => [entrant, points, met, share])).toEqual([
    [0, 48, 12 * 48, 1_800_000],
    [1, 24, 12 * 48, 1_000_000],
    [2, 24, 12 * 48, 1_000_000],
    [3, 0, 12 * 48, 200_000],
  ]);
  // Whom the second met has more points than whom the first met.
  const uneven = [round(table([0, 3], [9, 1]), table([1, 2], [9, 1])), round(table([2, 3], [9, 1]))];
  expect(order(standing(uneven, 4))).toEqual([1, 2, 0, 3]);
});

it('those who are equal go by how they came off against each other, where each has met each', () => {
  const points = [
    round(table([0, 1], [1, 9]), table([2, 3], [9, 1])),
    round(table([0, 2], [9, 1]), table([1, 3], [1, 9])),
    round(table([0, 3], [9, 1]), table([1, 2], [9, 1])),
  ];
  // 0 and 1 have two wins, 2 and 3 one: 1 has beaten 0, 2 has beaten 3.
  expect(order(standing(points, 4, { format: 'round-robin' }))).toEqual([1, 0, 2, 3]);
  // Not all have met: it goes by the part of the points of the game.
  const apart = [round(table([0, 1], [6, 4]), table([2, 3], [8, 2]))];
  expect(order(standing(apart, 4, { format: 'round-robin' }))).toEqual([2, 0, 1, 3]);
  // 1 has beaten 0, but neither has met 2, who is equal.
  const some = [round(table([0, 1], [4, 5]), table([2, 4], [9, 1])), round(table([0, 3], [9, 1]))];
  expect(order(standing(some, 5, { format: 'round-robin' })).slice(0, 3)).toEqual([0, 2, 1]);
});

it('nobody goes by how they came off against others as long as two of those who are equal have not met', () => {
  const robin = { format: 'round-robin' as const };
  const pairs = [
    round(table([0, 1], [6, 4]), table([2, 3], [9, 1])),
    round(table([1, 2], [6, 4]), table([4, 0], [9, 1]), table([6, 5], [9, 1])),
    round(table([4, 5], [9, 1]), table([6, 3], [9, 1])),
  ];
  // 0, 1 and 2 have one win: 0 has beaten 1, and 1 has beaten 2, who has the largest part of the points.
  const equal = standing(pairs, 7, robin).filter(({ points }) => points === 24);
  expect(equal.map(({ entrant, share }) => [entrant, share])).toEqual([
    [2, 1_300_000],
    [1, 1_000_000],
    [0, 700_000],
  ]);
  // 0 and 2 were ahead of 1 at their tables, who was in the middle twice.
  const groups = [round(table([0, 1, 3], [40, 35, 25])), round(table([2, 1, 4], [45, 30, 25]))];
  expect(order(standing(groups, 5, { ...robin, seats: 3 })).slice(0, 3)).toEqual([1, 2, 0]);
});

it('equal ones go by their part of the points of the game, then by the seeding', () => {
  const rounds = [round(table([3, 0, 1], [50, 30, 20]), table([2, 4, 5], [50, 40, 10]))];
  expect(order(standing(rounds, 6, { seats: 3, format: 'round-robin' }))).toEqual([2, 3, 4, 0, 1, 5]);
  const even = [round(table([3, 0, 1], [50, 30, 20]), table([2, 4, 5], [50, 30, 20]))];
  expect(order(standing(even, 6, { seats: 3, format: 'round-robin' }))).toEqual([2, 3, 0, 4, 1, 5]);
});

it('an elimination goes by the round that put somebody out, and nobody is out by a table that goes on', () => {
  const rules = { format: 'elimination' as const, seats: 3, through: 2 };
  const first = round(table([0, 3, 4], [9, 8, 7]), table([1, 2, 5], [7, 8, 9]));
  expect(standing([first], 6, rules).map(({ entrant, out }) => [entrant, out])).toEqual([
    [0, undefined],
    [5, undefined],
    [2, undefined],
    [3, undefined],
    [1, 1],
    [4, 1],
  ]);
  const going = { ...first, tables: [first.tables[0]!, { entrants: [1, 2, 5] }] };
  const out = standing([going], 6, rules).filter((one) => one.out !== undefined);
  expect(order(out)).toEqual([4]);
  const final = round(table([0, 3], [1, 9]), table([2, 5], [1, 9]));
  const last = round(table([3, 5], [1, 9]));
  expect(order(standing([first, final, last], 6, { ...rules, through: 1 }))).toEqual([5, 3, 0, 2, 1, 4]);
});

it('whoever came through a round of an elimination and dropped out was put out by none', () => {
  const rules = { format: 'elimination' as const };
  const rounds: Round[] = [
    { tables: [table([3, 4], [9, 1])], byes: [0, 1, 2].map((entrant) => ({ entrant, why: 'free' as const })) },
    round(table([0, 3], [9, 1]), table([1, 2], [9, 1])),
  ];
  const outs = (gone: number[]) => standing(rounds, 5, rules, gone).map(({ entrant, out }) => [entrant, out]);
  expect(outs([0])).toEqual([
    [1, undefined],
    [0, undefined],
    [2, 2],
    [3, 2],
    [4, 1],
  ]);
  expect(outs([0, 4])).toEqual(outs([0]));
  // After a bye, and before the next round.
  const early = standing(rounds.slice(0, 1), 5, rules, [2, 3]);
  expect(early.map(({ entrant, out }) => [entrant, out])).toEqual([
    [0, undefined],
    [1, undefined],
    [2, undefined],
    [3, undefined],
    [4, 1],
  ]);
});

it('a bye counts as meeting oneself, and whoever has dropped out stays where they are', () => {
  const rounds: Round[] = [{ tables: [table([0, 1], [9, 1])], byes: [{ entrant: 2, why: 'free' }] }];
  const rows = standing(rounds, 3, {}, [0]);
  expect(rows.map(({ entrant, points, met, byes, gone }) => [entrant, points, met, byes, gone])).toEqual([
    [2, 24, 288, 1, false],
    [0, 24, 0, 0, true],
    [1, 0, 288, 0, false],
  ]);
});

it.each([
  [10, 4, [2, 3, 4], [4, 3, 3], 0],
  [9, 4, [2, 3, 4], [3, 3, 3], 0],
  [5, 4, [2, 3, 4], [3, 2], 0],
  [6, 5, [2, 3, 4, 5], [3, 3], 0],
  [11, 5, [3, 4, 5], [4, 4, 3], 0],
  [5, 2, [2], [2, 2], 1],
  [7, 3, [3], [3, 3], 1],
  [5, 3, [3], [3], 2],
  [7, 4, [2, 4], [2, 2, 2], 1],
])(
  '%i people at tables of %i, where %j may sit, make tables of %j and leave %i over',
  (people, seats, sizes, tables, byes) => {
    expect(splitOf({ seats, sizes }, people)).toEqual({ sizes: tables, byes });
  },
);

it('says how many rounds there are, and none for too few', () => {
  const plan = (people: number, some: Parameters<typeof rulesOf>[0]) => planOf(rulesOf(some, people), people)?.rounds;
  expect(plan(9, { format: 'elimination' })).toBe(4);
  expect(plan(16, { format: 'elimination', seats: 4 })).toBe(2);
  expect(plan(16, { format: 'elimination', seats: 4, through: 2 })).toBe(3);
  expect(plan(1, {})).toBeUndefined();
  expect(plan(2, { seats: 3, sizes: [3] })).toBeUndefined();
  expect(usualRounds({ format: 'swiss', seats: 2, sizes: [2] }, 9)).toBe(4);
  expect(usualRounds({ format: 'swiss', seats: 4, sizes: [3, 4] }, 16)).toBe(3);
  expect(usualRounds({ format: 'round-robin', seats: 2, sizes: [2] }, 7)).toBe(7);
  expect(usualRounds({ format: 'round-robin', seats: 4, sizes: [3, 4] }, 10)).toBe(3);
});
