import type { Options } from './game.js';
import type { RngState } from './rng.js';

/** Everything there is to know about a match at one moment; plain JSON. */
export interface Position<S = unknown> {
  seats: number;
  options: Options;
  state: S;
  rng: RngState;
}

/**
 * A copy that shares nothing with the original.
 * @example const draft = copyPosition(position)
 */
export function copyPosition<S>(position: Position<S>): Position<S> {
  return structuredClone(position);
}
