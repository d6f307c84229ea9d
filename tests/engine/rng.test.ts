import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng, seedHash } from '../../src/engine/index.js';

const seed = '00112233445566778899aabbccddeeff';

describe('the generator', () => {
  // printf '00112233445566778899aabbccddeeff:0' | sha256sum, and so on: the first eight digits are the number drawn.
  const words = [0x4c1b85a4, 0x9222407c, 0x8cc56b92];

  it('draws the first word of SHA-256 of seed and block', () => {
    const rng = createRng({ seed, block: 0 });
    expect([rng.int(2 ** 32), rng.int(2 ** 32), rng.int(2 ** 32)]).toEqual(words);
  });

  it('draws the same dice, picks and shuffles for ever', () => {
    const rng = createRng({ seed, block: 0 });
    expect(Array.from({ length: 12 }, () => rng.die(6))).toEqual([5, 3, 3, 2, 6, 6, 5, 2, 4, 3, 2, 1]);
    expect(rng.shuffle(['a', 'b', 'c', 'd', 'e'])).toEqual(['e', 'c', 'a', 'd', 'b']);
    expect(rng.pick(['north', 'east', 'south', 'west'])).toBe('west');
  });

  it('goes on from its state, one block a draw', () => {
    const state = { seed, block: 0 };
    const rng = createRng(state);
    rng.die(6);
    expect(state.block).toBe(1);
    rng.pick(['a']);
    expect(state.block).toBe(2);
    rng.shuffle([1, 2, 3, 4]);
    expect(state.block).toBe(5);
    rng.shuffle([1]);
    rng.shuffle([]);
    expect(state.block).toBe(5);
    expect(createRng({ seed, block: 2 }).int(2 ** 32)).toBe(words[2]);
  });

  it('skips words that would favour small numbers', () => {
    // Below 2^31 + 1 only words up to 2^31 are used: nearly every second word is skipped.
    const below = 2 ** 31 + 1;
    for (let block = 0; block < 50; block += 1) {
      const digest = createHash('sha256').update(`${seed}:${block}`).digest();
      const usable = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => digest.readUInt32BE(at)).filter((word) => word < below);
      expect(createRng({ seed, block }).int(below)).toBe(usable[0]);
    }
  });

  it('takes the next block where no word of one can be used', () => {
    const below = 2 ** 31 + 1;
    let block = 0;
    const dry = (at: number) => {
      const digest = createHash('sha256').update(`${seed}:${at}`).digest();
      return [0, 4, 8, 12, 16, 20, 24, 28].every((word) => digest.readUInt32BE(word) >= below);
    };
    while (!dry(block)) block += 1;
    const state = { seed, block };
    expect(createRng(state).int(below)).toBe(createRng({ seed, block: block + 1 }).int(below));
    expect(state.block).toBe(block + 2);
  });

  it('gives every number of a range the same chance', () => {
    const rng = createRng({ seed, block: 0 });
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i += 1) counts[rng.int(6)]! += 1;
    // Chi-squared with 5 degrees of freedom: above 20.5 one seed in a thousand.
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(20.5);
    expect(counts.reduce((a, b) => a + b)).toBe(6000);
  });

  it('stays in its range, and shuffles without losing anything', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 2 ** 32 }), fc.array(fc.nat(20)), (block, below, items) => {
        const rng = createRng({ seed, block });
        const drawn = rng.int(below);
        const before = [...items];
        const shuffled = rng.shuffle(items);
        expect(items).toEqual(before);
        expect([...shuffled].sort()).toEqual([...items].sort());
        return Number.isInteger(drawn) && drawn >= 0 && drawn < below;
      }),
      { numRuns: 200 },
    );
  });

  it('throws on ranges that hold nothing', () => {
    const rng = createRng({ seed, block: 0 });
    for (const below of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => rng.int(below)).toThrow(RangeError);
    expect(() => rng.pick([])).toThrow(RangeError);
  });

  it('publishes a hash of the seed that anybody can check', () => {
    expect(seedHash(seed)).toBe('5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720');
  });
});
