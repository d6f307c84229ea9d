import { beforeEach } from 'vitest';
import type { Place } from '../../render/kit/places.js';

/** The flags that were planted in this test, and the places that were ringed. */
export const planted: { n: number; place: Place }[] = [];
export const ringed: unknown[] = [];

beforeEach(() => {
  planted.length = 0;
  ringed.length = 0;
});

/**
 * The module that draws flags, made to note each.
 * @example vi.mock('../../render/kit/flags.js', async (original) => (await import('./recording.js')).noting(await original()))
 */
export function noting(flags: typeof import('../../render/kit/flags.js')): typeof flags {
  return {
    ...flags,
    drawFlag(ink, place, n, size) {
      planted.push({ n, place });
      flags.drawFlag(ink, place, n, size);
    },
  };
}

/** Stands in for the glow around what changed. */
export function glow(_ink: unknown, rect: unknown): void {
  ringed.push(rect);
}
