import { createHash } from 'node:crypto';

/** The whole state of a generator, kept inside the match: the seed (32 hex digits) and how many blocks are used. */
export interface RngState {
  seed: string;
  block: number;
}

/** Draws numbers. Block i is SHA-256 of the seed and i, so a published hash of the seed cannot be searched for. */
export interface Rng {
  /** A whole number from 0 to `below` - 1; each equally likely. `below` is 1 to 2^32. */
  int(below: number): number;
  /** A number from 1 to `sides`. */
  die(sides: number): number;
  /** One of the items; there must be at least one. */
  pick<T>(items: readonly T[]): T;
  /** A new array with the same items in random order. */
  shuffle<T>(items: readonly T[]): T[];
}

/**
 * A generator that advances `state` in place: one block for every draw.
 * @example createRng({ seed: '00'.repeat(16), block: 0 }).die(6)
 */
export function createRng(state: RngState): Rng {
  const int = (below: number): number => {
    if (!Number.isInteger(below) || below < 1 || below > 2 ** 32) throw new RangeError(`int below ${below}`);
    // Words past the last whole multiple would favour small numbers: they are skipped.
    const limit = Math.floor(2 ** 32 / below) * below;
    for (;;) {
      const block = createHash('sha256').update(`${state.seed}:${state.block}`).digest();
      state.block += 1;
      for (let at = 0; at < block.length; at += 4) {
        const word = block.readUInt32BE(at);
        if (word < limit) return word % below;
      }
    }
  };
  return {
    int,
    die: (sides) => int(sides) + 1,
    pick: (items) => items[int(items.length)] as (typeof items)[number],
    shuffle(items) {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i -= 1) {
        const j = int(i + 1);
        const held = out[i] as (typeof out)[number];
        out[i] = out[j] as (typeof out)[number];
        out[j] = held;
      }
      return out;
    },
  };
}

/**
 * The SHA-256 of a seed, published when a match starts so that its dice can be checked when it ends.
 * @example seedHash('00'.repeat(16)) // 64 hex digits
 */
export function seedHash(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}
