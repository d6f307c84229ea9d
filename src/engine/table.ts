import type { AnyGame, OptionSpec, Options } from './game.js';
import { done, message, type Refusal, type Result } from './message.js';

/** A value handed over by a series stands in a record as one word. */
const carriedWord = /^[a-z0-9][a-z0-9.,:/-]*$/;

/**
 * The options of a game where nobody has changed them.
 * @example defaultOptions(game) // { boards: 'random' }
 */
export function defaultOptions(game: AnyGame): Options {
  return Object.fromEntries(game.options.map((option) => [option.id, option.default]));
}

/**
 * The options that people choose: all but what a series hands over.
 * @example offeredOptions(game).map(({ id }) => id)
 */
export function offeredOptions(game: AnyGame): OptionSpec[] {
  return game.options.filter(({ carried }) => !carried);
}

/**
 * Of the options that people choose those that matter for so many seats: another value of them fits, or one that does not
 * fit was chosen and has to be changed.
 * @example applyingOptions(game, 2, defaultOptions(game)).map(({ id }) => id)
 */
export function applyingOptions(game: AnyGame, seats: number, chosen: Options): OptionSpec[] {
  const defaults = defaultOptions(game);
  const count = Math.max(seats, game.seats.min);
  return offeredOptions(game).filter(({ id, values, default: usual }) => {
    if (values.length < 2 || (chosen[id] ?? usual) !== usual) return true;
    return values.some((value) => value !== usual && !game.fits(count, { ...defaults, [id]: value }));
  });
}

/**
 * `chosen` on top of the defaults. Refusals: engine.no-such-option, engine.no-such-value.
 * @example readOptions(game, { boards: 'choose' })
 */
export function readOptions(game: AnyGame, chosen: Options): Result<Options> {
  const options = defaultOptions(game);
  for (const [id, value] of Object.entries(chosen)) {
    const spec = game.options.find((option) => option.id === id);
    const known = { list: game.options.map((option) => option.id) };
    if (!spec) return { ok: false, refusal: message('engine.no-such-option', { option: id, known }) };
    if (!spec.values.includes(value) && !(spec.carried && carriedWord.test(value))) {
      return {
        ok: false,
        refusal: message('engine.no-such-value', { option: id, value, known: { list: spec.values } }),
      };
    }
    options[id] = value;
  }
  return done(options);
}

/**
 * Why a match cannot start with this number of seats and these options, which `readOptions` has passed; undefined: it
 * can. Refusals: engine.seats, or the game's own reason.
 * @example checkTable(game, 5, defaultOptions(game)) // { id: 'engine.seats', … }
 */
export function checkTable(game: AnyGame, seats: number, options: Options): Refusal | undefined {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) return message('engine.seats', { seats, min, max });
  return game.fits(seats, options);
}
