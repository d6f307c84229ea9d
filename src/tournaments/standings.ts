import { inOrder, survivorsOf, throughOf } from './elimination.js';
import { outcomesOf, pointsOf, shares } from './points.js';
import type { Entrant, Field, Round } from './types.js';

/** How an entrant stands. */
export interface Standing {
  entrant: Entrant;
  /** From 1; nobody shares one. */
  rank: number;
  /** Of these 24 are a win. */
  points: number;
  /** The points of those they have met: at each table on average, in twelfths of such points. A bye counts as meeting oneself. */
  met: number;
  /** Their parts of the points of the game at their tables, in millionths. */
  share: number;
  /** Tables of theirs that are over. */
  played: number;
  byes: number;
  /** They have dropped out. */
  gone: boolean;
  /** Of an elimination: the round whose table put them out; undefined: none has, though they may have dropped out. */
  out?: number;
}

/** Averages over at most four others are whole numbers of twelfths. */
const twelfths = 12;

/**
 * All entrants, the first first. In a Swiss tournament by points, then by the points of those they met; in a round-robin by points.
 * Then by how those came off against each other who are equal so far, where each of them has met each; then by their parts of the
 * points of the game, then by the seeding. In an elimination by the round that put them out, then as at its table.
 * @example standingsOf(field)[0].entrant // who leads
 */
export function standingsOf(field: Field): Standing[] {
  const rows = rowsOf(field);
  const ordered = field.rules.format === 'elimination' ? byRound(field, rows) : byPoints(field, rows);
  return ordered.map((row, at) => ({ ...row, rank: at + 1 }));
}

type Row = Omit<Standing, 'rank'>;

function rowsOf(field: Field): Row[] {
  const points = pointsOf(field);
  const rows = points.map((own, entrant): Row => {
    return { entrant, points: own, met: 0, share: 0, played: 0, byes: 0, gone: field.gone.has(entrant) };
  });
  for (const { tables, byes } of field.rounds) {
    for (const { entrant } of byes) {
      rows[entrant]!.byes += 1;
      rows[entrant]!.met += twelfths * points[entrant]!;
    }
    for (const table of tables) {
      const outcomes = outcomesOf(table);
      if (!outcomes) continue;
      const share = shares(outcomes.map((one) => one.points));
      for (const [at, entrant] of table.entrants.entries()) {
        const others = table.entrants.filter((other) => other !== entrant);
        const theirs = others.reduce((sum, other) => sum + points[other]!, 0);
        rows[entrant]!.met += (twelfths * theirs) / others.length;
        rows[entrant]!.share += share[at]!;
        rows[entrant]!.played += 1;
      }
    }
  }
  return rows;
}

function byPoints(field: Field, rows: Row[]): Row[] {
  const swiss = field.rules.format === 'swiss';
  const ahead = (a: Row, b: Row): number => b.points - a.points || (swiss ? b.met - a.met : 0);
  const sorted = rows.toSorted((a, b) => ahead(a, b) || a.entrant - b.entrant);
  const ordered: Row[] = [];
  for (let from = 0; from < sorted.length; ) {
    let to = from + 1;
    while (to < sorted.length && ahead(sorted[from]!, sorted[to]!) === 0) to += 1;
    ordered.push(...amongEquals(field.rounds, sorted.slice(from, to)));
    from = to;
  }
  return ordered;
}

/** Those who are equal so far. */
function amongEquals(rounds: Round[], equals: Row[]): Row[] {
  const own = equals.length > 1 ? againstEachOther(rounds, new Set(equals.map(({ entrant }) => entrant))) : undefined;
  const better = (a: Row, b: Row): number => (own ? own.get(b.entrant)! - own.get(a.entrant)! : 0);
  return equals.toSorted((a, b) => better(a, b) || b.share - a.share || a.entrant - b.entrant);
}

/** How often each was ahead of another of these, a tie counting half; undefined: some have not met. */
function againstEachOther(rounds: Round[], equals: Set<Entrant>): Map<Entrant, number> | undefined {
  const own = new Map([...equals].map((entrant): [Entrant, number] => [entrant, 0]));
  const met = new Set<string>();
  for (const table of rounds.flatMap(({ tables }) => tables)) {
    const places = (outcomesOf(table) ?? []).map(({ place }) => place);
    const here = [...places.entries()].filter(([at]) => equals.has(table.entrants[at]!));
    for (const [at, place] of here) {
      for (const [other, otherPlace] of here) {
        if (other === at) continue;
        const [one, two] = [table.entrants[at]!, table.entrants[other]!];
        met.add(`${one}-${two}`);
        own.set(one, own.get(one)! + (place < otherPlace ? 1 : place === otherPlace ? 1 / 2 : 0));
      }
    }
  }
  return met.size === equals.size * (equals.size - 1) ? own : undefined;
}

function byRound(field: Field, rows: Row[]): Row[] {
  const left = new Set(survivorsOf(field));
  const order: Entrant[] = [];
  let through = new Set<Entrant>();
  // Those who are still in it, then those whom each round has put out, the last first.
  const put = (entrants: Entrant[], out?: number): void => {
    for (const entrant of entrants) {
      if (order.includes(entrant)) continue;
      order.push(entrant);
      if (out !== undefined && !left.has(entrant) && !through.has(entrant)) rows[entrant]!.out = out;
    }
  };
  put([...left]);
  for (const [at, round] of [...field.rounds.entries()].reverse()) {
    const { tables, byes } = round;
    // Whoever came through a round and then dropped out was not put out by it.
    through = new Set(tables.flatMap((table) => throughOf(field.rules, round, table)));
    put(byes.map(({ entrant }) => entrant).sort(upwards));
    const places = tables.map((table) => inOrder(table));
    const most = Math.max(0, ...places.map((table) => table.length));
    for (let place = 0; place < most; place += 1)
      put(places.flatMap((table) => table[place] ?? []).sort(upwards), at + 1);
  }
  put(rows.map(({ entrant }) => entrant));
  return order.map((entrant) => rows[entrant]!);
}

const upwards = (a: number, b: number): number => a - b;
