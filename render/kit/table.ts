import { columns, type Rect } from './geometry.js';
import { gap } from './page.js';
import type { Scene } from './scene.js';
import type { Section } from './section.js';

/** Seats beside each other. */
const perRow = 2;

/**
 * The seats of a table two by two, the last of an odd number as wide as two. Each row is `h` high.
 * @example seatsSection(scene, 230, drawSeatPanel)
 */
export function seatsSection<S extends Scene<{ seats: unknown[] }>>(
  scene: S,
  h: number,
  draw: (scene: S, seat: S['view']['seats'][number], r: Rect) => void,
): Section {
  const all: S['view']['seats'] = scene.view.seats;
  const lines = Math.ceil(all.length / perRow);
  return {
    height: lines * h + (lines - 1) * gap,
    draw(r) {
      for (const [i, seat] of all.entries()) {
        const line = Math.floor(i / perRow);
        const beside = Math.min(perRow, all.length - line * perRow);
        draw(scene, seat, { ...columns(r, beside, gap)[i % perRow]!, y: r.y + line * (h + gap), h });
      }
    },
  };
}
