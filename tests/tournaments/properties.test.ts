import { describe, expect, it } from 'vitest';
import {
  type Field,
  type Format,
  formats,
  nextRound,
  standingsOf,
  tablePoints,
  winPoints,
} from '../../src/tournaments/index.js';
import { fieldOf, noPause, playedOut, rulesOf } from './play.js';

const seatsOf = [2, 3, 4, 5];
const peopleOf = [2, 3, 5, 6, 10, 13];
const cases = formats.flatMap((format) => seatsOf.map((seats): [Format, number] => [format, seats]));

const played = new Map<string, Promise<Field[]>>();

/** Tournaments of several numbers of people, played to their ends. */
function some(format: Format, seats: number, dropOuts: boolean): Promise<Field[]> {
  const key = `${format} ${seats} ${dropOuts}`;
  if (!played.has(key)) played.set(key, playAll(format, seats, dropOuts));
  return played.get(key)!;
}

async function playAll(format: Format, seats: number, dropOuts: boolean): Promise<Field[]> {
  const fields: Field[] = [];
  for (const people of peopleOf) {
    const through = 1 + (people % 2);
    fields.push(await playedOut(people, rulesOf({ format, seats, through }, people), `${people}`, dropOuts));
  }
  return fields;
}

/** Everybody at a table or with a bye in a round. */
function busy({ tables, byes }: Field['rounds'][number]): number[] {
  return [...tables.flatMap(({ entrants }) => entrants), ...byes.map(({ entrant }) => entrant)].sort((a, b) => a - b);
}

describe.each(cases)('a %s at tables of %i', (format, seats) => {
  it('has each who is in it once a round, at tables of sizes that are allowed', async () => {
    for (const field of await some(format, seats, false)) {
      const all = Array.from({ length: field.entrants }, (_one, entrant) => entrant);
      expect(field.rounds.length).toBeGreaterThan(0);
      for (const [at, round] of field.rounds.entries()) {
        expect(new Set(busy(round)).size).toBe(busy(round).length);
        if (format !== 'elimination' || at === 0) expect(busy(round)).toEqual(all);
        for (const { entrants } of round.tables) expect(field.rules.sizes).toContain(entrants.length);
      }
    }
  });

  it('has nobody back who has dropped out or was put out', async () => {
    for (const dropOuts of [false, true]) {
      for (const field of await some(format, seats, dropOuts)) {
        const rounds = field.rounds.length;
        const standings = standingsOf(field);
        expect(new Set(standings.map(({ entrant }) => entrant)).size).toBe(field.entrants);
        expect(standings.map(({ rank }) => rank)).toEqual(standings.map((_one, at) => at + 1));
        for (let at = 1; at < rounds; at += 1) {
          const before = { ...field, rounds: field.rounds.slice(0, at), gone: new Set<number>() };
          const out = standingsOf(before).flatMap((one) => (one.out === undefined ? [] : [one.entrant]));
          for (const later of field.rounds.slice(at))
            expect(busy(later).filter((one) => out.includes(one))).toEqual([]);
        }
        const early = { ...field, rounds: field.rounds.slice(0, 1), gone: new Set([0]) };
        expect(busy(await asRound(early))).not.toContain(0);
      }
    }
  });

  it('gives each table half a win a head, and nothing is lost', async () => {
    for (const field of await some(format, seats, true)) {
      const total = standingsOf(field).reduce((sum, { points }) => sum + points, 0);
      let given = 0;
      for (const { tables, byes } of field.rounds) {
        for (const { entrants } of tables) given += (entrants.length * winPoints) / 2;
        const half = format === 'round-robin' ? 1 / 2 : 1;
        for (const { why } of byes) given += why === 'free' ? winPoints * half : winPoints;
      }
      expect(total).toBe(given);
    }
  });

  it('has the same round for the same field', async () => {
    const field = await playedOut(13, rulesOf({ format, seats }, 13), 'again');
    for (const [at, { tables, byes }] of field.rounds.entries()) {
      const before = { ...field, rounds: field.rounds.slice(0, at) };
      const again = await nextRound(structuredClone(before), noPause);
      expect(again).toEqual({ tables: tables.map(({ entrants }) => entrants), byes });
    }
  });
});

async function asRound(field: Field): Promise<Field['rounds'][number]> {
  const round = await nextRound(field, noPause);
  return { byes: round?.byes ?? [], tables: (round?.tables ?? []).map((entrants) => ({ entrants })) };
}

it.each(['swiss', 'round-robin'] as const)('nobody has a second bye in a %s before all had one', async (format) => {
  for (const [seats, sizes] of [
    [2, [2]],
    [3, [3]],
    [4, [4]],
  ] as const) {
    for (const people of [5, 7, 11]) {
      const rules = rulesOf({ format, seats, sizes: [...sizes], rounds: 6 }, people);
      const field = await playedOut(people, rules, `${people}`);
      const had = Array.from({ length: people }, () => 0);
      for (const { byes } of field.rounds) {
        for (const { entrant } of byes) had[entrant]! += 1;
        expect(Math.max(...had) - Math.min(...had)).toBeLessThanOrEqual(1);
      }
    }
  }
});

it('has byes of an elimination at two a table in the first round alone, and for the top', async () => {
  for (const people of [3, 5, 6, 11, 24]) {
    const field = await playedOut(people, rulesOf({ format: 'elimination' }, people), `${people}`);
    const [first, ...later] = field.rounds.map(({ byes }) => byes.map(({ entrant }) => entrant).sort((a, b) => a - b));
    const free = 2 ** Math.ceil(Math.log2(people)) - people;
    expect(first).toEqual(Array.from({ length: free }, (_one, at) => at));
    expect(later.flat()).toEqual([]);
    expect(field.rounds).toHaveLength(Math.ceil(Math.log2(people)));
  }
});

it('has each meet each once in a round-robin at two a table, whatever the number', async () => {
  for (const people of [2, 3, 6, 9, 16]) {
    const field = await playedOut(people, rulesOf({ format: 'round-robin' }, people), 'all');
    const pairs = field.rounds.flatMap(({ tables }) => tables.map(({ entrants }) => entrants.toSorted().join('-')));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs).toHaveLength((people * (people - 1)) / 2);
  }
});

it('shares what ties at a table of any size are worth in whole parts', () => {
  expect(tablePoints([1, 2])).toEqual([24, 0]);
  expect(tablePoints([1, 2, 3])).toEqual([24, 12, 0]);
  expect(tablePoints([2, 1, 4, 2])).toEqual([12, 24, 0, 12]);
  expect(tablePoints([1, 1, 3, 4, 5])).toEqual([21, 21, 12, 6, 0]);
  expect(tablePoints([1, 1, 1])).toEqual([12, 12, 12]);
});

it('has no round for one person alone, nor after the last', async () => {
  expect(await nextRound(fieldOf(1, rulesOf({})), noPause)).toBeUndefined();
  const field = await playedOut(4, rulesOf({ rounds: 2 }), 'end');
  expect(field.rounds).toHaveLength(2);
});
