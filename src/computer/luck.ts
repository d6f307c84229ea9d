import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Rng } from '../engine/index.js';

/** Luck of the computer's own, for what it tries: quick, and no match depends on it. */
export interface Luck extends Rng {
  /** A seed for a generator of the engine: 32 hex digits. */
  seed(): string;
}

/**
 * The same seed gives the same luck.
 * @example createLuck(7).int(6)
 */
export function createLuck(seed: number): Luck {
  const source = xoroshiro128plus(seed);
  const int = (below: number): number => uniformInt(source, 0, below - 1);
  const word = (): string =>
    int(2 ** 32)
      .toString(16)
      .padStart(8, '0');
  return {
    int,
    die: (sides) => int(sides) + 1,
    pick: <T>(items: readonly T[]) => items[int(items.length)] as T,
    shuffle<T>(items: readonly T[]) {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i -= 1) {
        const j = int(i + 1);
        [out[i], out[j]] = [out[j] as T, out[i] as T];
      }
      return out;
    },
    seed: () => word() + word() + word() + word(),
  };
}
