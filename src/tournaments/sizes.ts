import type { Rules } from './types.js';

/** How many sit at each table, larger tables first, and how many have none. */
export interface Split {
  sizes: number[];
  byes: number;
}

/**
 * Splits people into tables: with as few byes as can be, then as few tables, as equal as can be. undefined: there is no table for
 * so few.
 * @example splitOf({ seats: 4, sizes: [2, 3, 4] }, 10) // { sizes: [4, 3, 3], byes: 0 }
 */
export function splitOf({ seats, sizes }: Pick<Rules, 'seats' | 'sizes'>, people: number): Split | undefined {
  for (let byes = 0; byes < people; byes += 1) {
    const sitting = people - byes;
    for (let tables = Math.ceil(sitting / seats); tables * 2 <= sitting; tables += 1) {
      const even = Array.from({ length: tables }, (_one, at) => Math.ceil((sitting - at) / tables));
      if (even.every((size) => sizes.includes(size))) return { sizes: even, byes };
    }
  }
  return undefined;
}
