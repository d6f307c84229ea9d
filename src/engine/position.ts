import type { AnyGame, Options } from './game.js';
import type { RngState } from './rng.js';

/** Everything there is to know about a match at one moment; plain JSON. */
export interface Position<S = unknown> {
  seats: number;
  options: Options;
  state: S;
  rng: RngState;
}

/**
 * A copy that shares nothing with the original. Throws where the state holds something that is not plain JSON.
 * @example const draft = copyPosition(position)
 */
export function copyPosition<S>(position: Position<S>): Position<S> {
  return copyJson(position);
}

/**
 * A copy to play on: what its game changes in place is its own, the rest may be shared with the original.
 * @example apply(game, forkPosition(game, position), move)
 */
export function forkPosition<S>(game: AnyGame, position: Position<S>): Position<S> {
  const state = game.copy ? game.copy(position.state) : copyJson(position.state);
  const { seats, options, rng } = position;
  return { seats, options, state, rng: { seed: rng.seed, block: rng.block } };
}

/**
 * A shallow copy of a record with keys of any kind. Where copies are copied again and again it is several times faster
 * than a spread, which makes the runtime invent a new hidden class each time; so are literals that name all keys.
 * @example copyRecord(state.docks)
 */
export function copyRecord<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  const copy: Record<string, T> = {};
  for (const key in record) copy[key] = record[key] as T;
  return copy;
}

/**
 * A copy of plain JSON; several times faster than structuredClone, and it throws on class instances, functions,
 * symbols and big integers, which would not survive being stored.
 * @example copyJson({ hand: ['a'] })
 */
export function copyJson<T>(value: T): T {
  return copyValue(value) as T;
}

function copyValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return plain(value);
  if (Array.isArray(value)) {
    const items = value.slice();
    for (let index = 0; index < items.length; index += 1) {
      const item = items[index];
      if (typeof item === 'object' && item !== null) items[index] = copyValue(item);
      else plain(item);
    }
    return items;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== objects && prototype !== null && Object.getPrototypeOf(prototype) !== null) throw foreign(value);
  // Filled key by key: the spread of so many different shapes takes longer.
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (key === '__proto__') throw foreign(value);
    copy[key] = typeof item === 'object' && item !== null ? copyValue(item) : plain(item);
  }
  return copy;
}

function plain(value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') throw foreign(value);
  return value;
}

const objects = Object.prototype;

function foreign(value: unknown): TypeError {
  return new TypeError(`a state is plain JSON, not ${Object.prototype.toString.call(value)}`);
}
