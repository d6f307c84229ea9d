import { type Options, readOptions } from '../../../src/engine/index.js';
import { data } from '../../../src/games/santa-maria/data.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';

/** Every number of seats with every combination of options that goes with it. */
export function allTables(): { seats: number; options: Options }[] {
  const combinations = Object.values(data.options).reduce<Options[]>(
    (all, option) => all.flatMap((one) => option.values.map((value) => ({ ...one, [option.id]: value }))),
    [{}],
  );
  return [1, 2, 3, 4].flatMap((seats) =>
    combinations
      .filter((options) => readOptions(santaMaria, options).ok && !santaMaria.fits(seats, options))
      .map((options) => ({ seats, options })),
  );
}

/** @example seedNumber(3) // '00000000000000000000000000000003' */
export function seedNumber(n: number): string {
  return n.toString(16).padStart(32, '0');
}
