import type { Field, Outcome, Rules, Table } from './types.js';

/** What a win is worth. Places in between, and ties at tables of 2 to 5, are whole numbers of such parts. */
export const winPoints = 24;

/**
 * What each of a table gets: the first a win, the last nothing, those in between evenly; ties share. So a table of any size gives half
 * a win a head.
 * @example tablePoints([1, 2, 3]) // [24, 12, 0]
 */
export function tablePoints(places: number[]): number[] {
  return places.map((place) => {
    const ahead = places.filter((other) => other < place).length;
    const tied = places.filter((other) => other === place).length;
    const rank = ahead + (tied - 1) / 2;
    return (winPoints * (places.length - 1 - rank)) / (places.length - 1);
  });
}

/** How a table that is over came off, in the order of its entrants; undefined: it goes on.
 * @example outcomesOf({ entrants: [0, 1], outcomes: 'void' }) // two first places */
export function outcomesOf({ entrants, outcomes }: Table): Outcome[] | undefined {
  return outcomes === 'void' ? entrants.map(() => ({ place: 1, points: 0 })) : outcomes;
}

/** Everything is a million. */
const whole = 1_000_000;

/** Which part of a table's points of the game was whose, in millionths; of a table without any it is equal.
 * @example shares([30, 10]) // [750000, 250000] */
export function shares(points: number[]): number[] {
  const counted = points.map((one) => Math.max(0, one));
  const all = counted.reduce((sum, one) => sum + one, 0);
  return counted.map((one) => Math.round(all === 0 ? whole / counted.length : (whole * one) / all));
}

/** What a round without a table is worth: a win, and half of one where a round-robin leaves somebody over.
 * @example byePoints('swiss', 'free') // 24 */
function byePoints(format: Rules['format'], why: 'free' | 'walkover'): number {
  return format === 'round-robin' && why === 'free' ? winPoints / 2 : winPoints;
}

/** The points of each entrant so far. @example pointsOf(field)[0] // 48 */
export function pointsOf({ rules, entrants, rounds }: Field): number[] {
  const points = Array.from({ length: entrants }, () => 0);
  for (const { tables, byes } of rounds) {
    for (const { entrant, why } of byes) points[entrant]! += byePoints(rules.format, why);
    for (const table of tables) {
      const given = tablePoints((outcomesOf(table) ?? []).map(({ place }) => place));
      for (const [at, gained] of given.entries()) points[table.entrants[at]!]! += gained;
    }
  }
  return points;
}
