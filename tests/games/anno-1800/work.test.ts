import { describe, expect, it, vi } from 'vitest';
import { data } from '../../../src/games/anno-1800/data.js';
import { extraFor } from '../../../src/games/anno-1800/effects/extra.js';
import { longest, richest } from './worst.js';

/** How often ways to settle needs were weighed. */
const counted = vi.hoisted(() => ({ weighed: 0 }));
vi.mock('../../../src/games/anno-1800/effects/weigh.js', async (original) => {
  const module = await original<typeof import('../../../src/games/anno-1800/effects/weigh.js')>();
  const weigh: typeof module.weigh = (...all) => {
    counted.weighed += 1;
    return module.weigh(...all);
  };
  return { ...module, weigh };
});

function weighed(work: () => void): number {
  counted.weighed = 0;
  work();
  return counted.weighed;
}

describe('AN-9.8 the work of looking for free steps stays small where there is most to look at', () => {
  it.each([
    [0, 0],
    [3, 1],
    [10, 1],
    [30, 2],
  ])('for the longest bill with %i gold and %i cubes of each kind', (gold, ready) => {
    const state = richest(gold, ready);
    const work = weighed(() => extraFor(state, 0, longest));
    expect(work).toBeGreaterThan(0);
    expect(work).toBeLessThanOrEqual(219);
  });

  it('for everything that can be built, one after the other', () => {
    const state = richest(0, 0);
    const costs = [...Object.values(data.industries), ...Object.values(data.ships)].map(({ cost }) => cost);
    const work = costs.map((cost) => weighed(() => extraFor(state, 0, cost)));
    expect(Math.max(...work)).toBeLessThanOrEqual(44);
    expect(Math.max(...work)).toBeGreaterThan(3);
  });
});
