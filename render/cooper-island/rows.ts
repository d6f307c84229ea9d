import { inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawPanel } from '../kit/panel.js';
import type { Section } from '../kit/section.js';
import type { Scene } from './scene.js';

const padding = { x: 14, y: 12 };
const between = 8;
const head = 50;

/** A line of a panel: its height, and how it is drawn. */
export interface Row {
  h: number;
  draw(r: Rect): void;
}

/** A sheet of paper with rows one below the other. */
export function rowsSection({ ink }: Scene, rows: readonly Row[]): Section {
  const inner = rows.reduce((sum, { h }) => sum + h + between, -between);
  return {
    height: inner + 2 * padding.y,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, padding.x, padding.y);
      let y = room.y;
      for (const { h, draw } of rows) {
        draw({ ...room, y, h });
        y += h + between;
      }
    },
  };
}

/** The sign at the left end of a row; returns the room that is left. */
export function headed({ ink }: Scene, icon: string, r: Rect): Rect {
  drawIcon(ink, icon, r.x, r.y + (r.h - head) / 2, head);
  return { ...r, x: r.x + head + 14, w: r.w - head - 14 };
}
