import type { Rng } from '../../src/engine/index.js';

/** Things that are drawn in a random order, each once before any comes again. */
export class Bag<T> {
  readonly #things: readonly T[];
  readonly #rng: Rng;
  #left: T[] = [];

  constructor(things: readonly T[], rng: Rng) {
    this.#things = things;
    this.#rng = rng;
  }

  /** The next so many of them.
   * @example new Bag(['a', 'b'], rng).take(3) // ['b', 'a', 'b'] */
  take(count: number): T[] {
    while (this.#left.length < count) this.#left.push(...this.#rng.shuffle([...this.#things]));
    return this.#left.splice(0, count);
  }
}
