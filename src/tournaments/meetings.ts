import type { Entrant, Field, Round } from './types.js';

/** How often two have sat at one table. */
export type Met = (one: Entrant, other: Entrant) => number;

/** @example meetings(field.rounds)(0, 3) // 1 */
export function meetings(rounds: Round[]): Met {
  const met: number[][] = [];
  for (const { entrants } of rounds.flatMap(({ tables }) => tables)) {
    for (const one of entrants) {
      met[one] ??= [];
      for (const other of entrants) met[one][other] = (met[one][other] ?? 0) + 1;
    }
  }
  return (one, other) => met[one]?.[other] ?? 0;
}

/** How many byes somebody has had. @example byesOf(field.rounds, 2) // 0 */
export function byesOf(rounds: Round[], entrant: Entrant): number {
  return rounds.flatMap(({ byes }) => byes).filter((bye) => bye.entrant === entrant && bye.why === 'free').length;
}

/** Those who are still in it, by their seeding. @example activeOf(field) // [0, 1, 3] */
export function activeOf({ entrants, gone }: Pick<Field, 'entrants' | 'gone'>): Entrant[] {
  return Array.from({ length: entrants }, (_one, entrant) => entrant).filter((entrant) => !gone.has(entrant));
}
