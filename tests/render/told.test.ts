import { describe, expect, it, vi } from 'vitest';
import { kinds } from '../../render/describe.js';
import { drawCanvas } from '../../render/index.js';
import { Places } from '../../render/kit/places.js';
import { type AnyGame, createRng, type Position, playout, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { tablesOf } from '../games/shared/tables.js';
import { seedOf } from '../seed.js';
import { names } from './pictures.js';
import { withoutPaint } from './unpainted.js';

/** The seat an anchor names, as in `goods:1:coins`; the first where it names none. */
function seatIn(anchor: string, seats: number): number {
  const seat = Number(/^[^:]+:(\d)(:|$)/.exec(anchor)?.[1] ?? 0);
  return seat < seats ? seat : 0;
}

/** The anchors that no kind of picture of this position shows, to the seat that heard of them. */
function unshown(game: AnyGame, { state, seats }: Position, anchors: string[], seat: number): string[] {
  const view = game.view(state, seat);
  const missing = new Set(anchors);
  const { of } = Places.prototype;
  const spy = vi.spyOn(Places.prototype, 'of').mockImplementation(function (this: Places, anchor) {
    const places = of.call(this, anchor);
    if (places.length > 0) missing.delete(anchor);
    return places;
  });
  for (const kind of kinds(game.id)) {
    if (missing.size === 0) break;
    const request = { game: game.id, kind, view, seat, locale: 'en' as const, names: names.slice(0, seats) };
    withoutPaint(() => drawCanvas({ ...request, changed: [...missing] }));
  }
  spy.mockRestore();
  return [...missing];
}

describe.each(Object.values(games))('$id: each place an event tells of is on some picture', (game) => {
  it('in random matches', { timeout: 120_000 }, () => {
    const told = new Set<string>();
    const missing: string[] = [];
    for (const [at, { seats, options }] of tablesOf(game).entries()) {
      if (at % 11 !== 0) continue;
      const { position } = start(game, seats, options, seedOf(at));
      playout(game, position, createRng({ seed: seedOf(8), block: at * 10_000 }), 400, {
        after(step) {
          for (const { event, only } of step.told) {
            for (const anchor of event.anchors ?? []) {
              // One of each sort for each event, and again where pictures are crowded: they are slow to draw.
              const sort = [event.id, anchor.split(':')[0], seats > 3].join(' ');
              if (told.has(sort)) continue;
              told.add(sort);
              const gone = unshown(game, position, [anchor], only ?? seatIn(anchor, seats));
              missing.push(...gone.map((one) => `${event.id}: ${one}`));
            }
          }
        },
      });
    }
    expect(missing).toEqual([]);
    expect(told.size).toBeGreaterThan(20);
  });
});
