import { circleRounds } from './circle.js';
import { type Split, splitOf } from './sizes.js';
import type { Rules } from './types.js';

/** What a tournament of so many people comes to. */
export interface Plan {
  rounds: number;
  first: Split;
}

type Planned = Omit<Rules, 'seed'>;

/**
 * What so many people make of a tournament, if nobody drops out; undefined: they are too few for a table.
 * @example planOf({ format: 'swiss', seats: 4, sizes: [2, 3, 4], rounds: 3, through: 1 }, 10)?.first.sizes // [4, 3, 3]
 */
export function planOf(rules: Planned, people: number): Plan | undefined {
  const first = splitOf(rules, people);
  if (!first) return undefined;
  return { first, rounds: rules.format === 'elimination' ? eliminationRounds(rules, people) : rules.rounds };
}

/**
 * As many rounds as are usual: of a Swiss tournament enough for one to have won all, of a round-robin enough for all to meet.
 * @example usualRounds({ format: 'swiss', seats: 2, sizes: [2] }, 8) // 3
 */
export function usualRounds(
  { format, seats, sizes }: Pick<Planned, 'format' | 'seats' | 'sizes'>,
  people: number,
): number {
  const most = Math.max(...sizes);
  if (format === 'elimination') return eliminationRounds({ format, seats, sizes, rounds: 0, through: 1 }, people);
  if (format === 'swiss') return Math.max(1, logarithm(people, most) + Number(most > 2));
  if (most === 2) return circleRounds(people);
  const split = splitOf({ seats, sizes }, people);
  return split ? Math.ceil((people - 1) / (Math.max(...split.sizes) - 1)) : 1;
}

/** How often something must be multiplied to come to so much. */
function logarithm(of: number, base: number): number {
  let [times, reached] = [0, 1];
  for (; reached < of; times += 1) reached *= base;
  return times;
}

function eliminationRounds(rules: Planned, people: number): number {
  if (Math.max(...rules.sizes) === 2) return logarithm(people, 2);
  let rounds = 0;
  for (let left = people; left > 1; rounds += 1) {
    const split = splitOf(rules, left);
    if (!split) break;
    if (split.sizes.length === 1 && split.byes === 0) return rounds + 1;
    const through = split.sizes.map((size) => Math.min(rules.through, size - 1));
    left = split.byes + through.reduce((sum, one) => sum + one, 0);
  }
  return rounds;
}
