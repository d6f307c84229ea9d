import { activeOf } from './meetings.js';
import { outcomesOf, shares } from './points.js';
import { splitOf } from './sizes.js';
import type { Bye, Entrant, Field, Pairing, Round, Rules, Table } from './types.js';

/** Those of a table, the best first: by place, then by points of the game, then by the seeding.
 * @example inOrder({ entrants: [3, 1], outcomes }) // [1, 3] */
export function inOrder(table: Table): Entrant[] {
  const outcomes = outcomesOf(table) ?? [];
  const share = shares(outcomes.map(({ points }) => points));
  const rows = table.entrants.map((entrant, at) => ({
    entrant,
    place: outcomes[at]?.place ?? 0,
    share: share[at] ?? 0,
  }));
  return rows
    .sort((a, b) => a.place - b.place || b.share - a.share || a.entrant - b.entrant)
    .map(({ entrant }) => entrant);
}

/** Is it decided at one table, which all sat at who were left? */
function isFinal({ tables, byes }: Round): boolean {
  return tables.length === 1 && byes.length === 0;
}

/** Those who have not been put out, in the order in which they came through the last round.
 * @example survivorsOf(field) // [0, 3] */
export function survivorsOf(field: Field): Entrant[] {
  let order = activeOf({ entrants: field.entrants, gone: new Set() });
  for (const round of field.rounds) {
    const through = round.tables.map((table) => throughOf(field.rules, round, table));
    const most = Math.max(0, ...through.map((some) => some.length));
    const byPlace = Array.from({ length: most }, (_one, at) => through.flatMap((some) => some[at] ?? []).sort(upwards));
    order = [...round.byes.map(({ entrant }) => entrant).sort(upwards), ...byPlace.flat()];
  }
  return order.filter((entrant) => !field.gone.has(entrant));
}

const upwards = (a: number, b: number): number => a - b;

/** Who goes on from a table, the best first; nobody is out by one that goes on. @example throughOf(field.rules, round, table) // [3] */
export function throughOf({ through }: Rules, round: Round, table: Table): Entrant[] {
  if (!table.outcomes) return table.entrants;
  return inOrder(table).slice(0, isFinal(round) ? 1 : Math.min(through, table.entrants.length - 1));
}

/** The next round of an elimination; undefined: it is decided. @example eliminationRound(field)?.tables */
export function eliminationRound(field: Field): Pairing | undefined {
  const survivors = survivorsOf(field);
  const last = field.rounds.at(-1);
  if (survivors.length < 2 || (last && isFinal(last))) return undefined;
  return Math.max(...field.rules.sizes) === 2 ? bracketRound(field, survivors) : dealtRound(field, survivors);
}

/** The seeding's bracket: the first and the second can only meet in the last round, and so on down. */
function bracketOf(entrants: number): Entrant[] {
  let order = [0];
  while (order.length < entrants) order = order.flatMap((seed) => [seed, 2 * order.length - 1 - seed]);
  return order;
}

/** Two at a table: those who are left in a part of the bracket meet, in the smallest parts where two are left. */
function bracketRound(field: Field, survivors: Entrant[]): Pairing {
  const bracket = bracketOf(field.entrants);
  const alive = new Set(survivors);
  for (let size = 2; ; size *= 2) {
    const parts: Entrant[][] = [];
    for (let from = 0; from < bracket.length; from += size) {
      parts.push(bracket.slice(from, from + size).filter((entrant) => alive.has(entrant)));
    }
    const tables = parts.filter((part) => part.length === 2);
    if (tables.length > 0) return { tables, byes: byesOf(field, parts.filter((part) => part.length === 1).flat()) };
  }
}

function byesOf({ rounds }: Field, entrants: Entrant[]): Bye[] {
  return entrants.map((entrant) => ({ entrant, why: rounds.length === 0 ? 'free' : 'walkover' }));
}

/** More at a table: they are dealt to and fro, so that the best are at different tables. */
function dealtRound(field: Field, survivors: Entrant[]): Pairing | undefined {
  const split = splitOf(field.rules, survivors.length);
  if (!split) return undefined;
  const sitting = survivors.slice(split.byes);
  const tables: Entrant[][] = split.sizes.map(() => []);
  for (let row = 0; sitting.length > 0; row += 1) {
    const open = tables.filter((table, at) => table.length < split.sizes[at]!);
    for (const table of row % 2 === 0 ? open : open.toReversed()) table.push(sitting.shift()!);
  }
  return { tables, byes: survivors.slice(0, split.byes).map((entrant) => ({ entrant, why: 'free' as const })) };
}
