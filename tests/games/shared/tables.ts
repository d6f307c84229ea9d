import { type AnyGame, checkTable, defaultOptions, type Options } from '../../../src/engine/index.js';

/** A number of seats and options that go together. */
export interface Table {
  seats: number;
  options: Options;
}

/**
 * Every number of seats with the options as they are from the start, with every single value, and with every two values
 * of two options, all others left alone: a game with many options has more combinations than can be played.
 * @example tablesOf(nusfjord)[0] // { seats: 1, options: { deck: 'herring', … } }
 */
export function tablesOf(game: AnyGame): Table[] {
  const singles = game.options.flatMap(({ id, values }) => values.map((value): Options => ({ [id]: value })));
  const changes = [{}, ...singles, ...singles.flatMap((one) => singles.map((other) => ({ ...other, ...one })))];
  const different = new Map<string, Options>();
  for (const change of changes) {
    const options = { ...defaultOptions(game), ...change };
    different.set(JSON.stringify(options), options);
  }
  const { min, max } = game.seats;
  return Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap((seats) =>
    [...different.values()]
      .filter((options) => !checkTable(game, seats, options))
      .map((options) => ({ seats, options })),
  );
}
