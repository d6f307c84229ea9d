import { hash } from 'node:crypto';

/** The whole state of a generator, kept inside the match: the seed (32 hex digits) and how many blocks are used. */
export interface RngState {
  seed: string;
  block: number;
}

/**
 * Draws numbers. Block i is SHA-256 of `<seed>:<i>`, so a published hash of the seed cannot be searched for. Ranges
 * that hold nothing are a bug and throw a RangeError.
 */
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

/** A block is eight words of 32 bits, as hex digits. */
const wordDigits = 8;

/**
 * A generator that advances `state` in place: a block for every draw (one more in the rare case that none of its words
 * can be used).
 * @example createRng({ seed: '00'.repeat(16), block: 0 }).die(6)
 */
export function createRng(state: RngState): Rng {
  return new BlockRng(state);
}

/** A class, since one is made for every move: closures would be made anew each time. */
class BlockRng implements Rng {
  constructor(readonly state: RngState) {}

  int(below: number): number {
    if (!Number.isInteger(below) || below < 1 || below > 2 ** 32) throw new RangeError(`int below ${below}`);
    // Words past the last whole multiple would favour small numbers: they are skipped.
    const limit = Math.floor(2 ** 32 / below) * below;
    for (;;) {
      const block = hash('sha256', `${this.state.seed}:${this.state.block}`);
      this.state.block += 1;
      for (let at = 0; at < block.length; at += wordDigits) {
        const word = Number.parseInt(block.slice(at, at + wordDigits), 16);
        if (word < limit) return word % below;
      }
    }
  }

  die(sides: number): number {
    return this.int(sides) + 1;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.int(items.length)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const out = [...items];
    for (let i = out.length - 1; i > 0; i -= 1) {
      const j = this.int(i + 1);
      const held = out[i] as T;
      out[i] = out[j] as T;
      out[j] = held;
    }
    return out;
  }
}

/**
 * The SHA-256 of a seed, published when a match starts so that its dice can be checked when it ends.
 * @example seedHash('00'.repeat(16)) // 64 hex digits
 */
export function seedHash(seed: string): string {
  return hash('sha256', seed);
}
