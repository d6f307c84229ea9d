import { type AnyGame, checkTable, defaultOptions, type Options } from '../../../src/engine/index.js';

/** A number of seats and options that go together. */
export interface Table {
  seats: number;
  options: Options;
}

/**
 * Every number of seats with every combination of options that goes with it.
 * @example allTables(nusfjord)[0] // { seats: 1, options: { deck: 'herring', … } }
 */
export function allTables(game: AnyGame): Table[] {
  let combinations: Options[] = [defaultOptions(game)];
  for (const { id, values } of game.options) {
    combinations = combinations.flatMap((options) => values.map((value) => ({ ...options, [id]: value })));
  }
  const { min, max } = game.seats;
  return Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap((seats) =>
    combinations.filter((options) => !checkTable(game, seats, options)).map((options) => ({ seats, options })),
  );
}
