import type { Options } from '../../../src/engine/index.js';
import { checkTable, defaultOptions } from '../../../src/engine/index.js';
import { nusfjord } from '../../../src/games/nusfjord/index.js';

/** Every number of seats with every combination of options that goes with it. */
export function allTables(): { seats: number; options: Options }[] {
  let combinations: Options[] = [defaultOptions(nusfjord)];
  for (const { id, values } of nusfjord.options) {
    combinations = combinations.flatMap((options) => values.map((value) => ({ ...options, [id]: value })));
  }
  return [1, 2, 3, 4, 5].flatMap((seats) =>
    combinations.filter((options) => !checkTable(nusfjord, seats, options)).map((options) => ({ seats, options })),
  );
}
