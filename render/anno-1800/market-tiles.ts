import { inset } from '../kit/geometry.js';
import { drawPanel } from '../kit/panel.js';
import type { Section } from '../kit/section.js';
import type { Scene } from './scene.js';
import { drawTile, type TileLook } from './tile.js';

const padding = 12;

/** How the construction tokens stand beside each other. */
export interface Grid {
  perRow: number;
  between: number;
  look: TileLook;
}

/** Construction tokens row by row, each with what it costs. */
export function tilesSection(
  scene: Scene,
  stock: readonly { id: string; count: number }[],
  { perRow, between, look }: Grid,
): Section {
  const high = (look.name ?? 0) + look.building + look.need + 24;
  const lines = Math.ceil(stock.length / perRow);
  return {
    height: 2 * padding + lines * (high + between) - between,
    draw(r) {
      drawPanel(scene.ink, r);
      const room = inset(r, padding);
      const w = (room.w - (perRow - 1) * between) / perRow;
      for (const [i, { id, count }] of stock.entries()) {
        const x = Math.round(room.x + (i % perRow) * (w + between));
        const y = Math.round(room.y + Math.floor(i / perRow) * (high + between));
        drawTile(scene, id, count, { x, y, w: Math.floor(w), h: high }, look);
      }
    },
  };
}
