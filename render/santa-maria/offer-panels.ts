import { data, record } from '../../src/games/santa-maria/data.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import type { Section } from '../kit/section.js';
import { drawShipment } from './docks.js';
import { amountPieces, drawPieces, effectRows } from './effects.js';
import type { Scene } from './scene.js';
import { drawTile } from './tiles.js';

const perRow = 3;
const cell = 72;
const flagRoom = 46;

/** The display beside the colony, while a tile is chosen: each tile with room for its flag above it, the price last. */
export function tilesOnOffer(scene: Scene): Section {
  return {
    height: 600,
    draw(r) {
      drawPanel(scene.ink, r);
      const room = inset(r, 20, 12);
      const end = drawKind(scene, 'double', room, cell);
      drawKind(scene, 'triple', { ...room, y: end + 12 }, 2 * cell);
    },
  };
}

/** Draws the price and the tiles of a kind and returns where they end. */
function drawKind({ ink, view, places }: Scene, kind: 'double' | 'triple', r: Rect, height: number): number {
  const step = flagRoom + height + 8;
  const tiles = view.display[kind];
  const slot = (i: number): Rect => ({
    ...columns(r, perRow, 14)[i % perRow]!,
    y: r.y + Math.floor(i / perRow) * step + flagRoom,
    h: cell,
  });
  for (const [i, tile] of tiles.entries()) {
    places.add(`tile:${tile}`, drawTile(ink, tile, slot(i).x, slot(i).y, cell), 'above');
  }
  drawPieces(ink, [amountPieces(view.prices[kind])], slot(tiles.length), 40);
  return r.y + Math.ceil((tiles.length + 1) / perRow) * step;
}

/** The shipments at the docks, while one is chosen. */
export function shipmentsOnOffer(scene: Scene): Section {
  const { ink, view, places } = scene;
  return {
    height: 420,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 22, 16);
      for (const [i, { id, tile }] of view.docks.entries()) {
        const spot = columns(room, 2, 22)[i % 2]!;
        const h = room.h / 2;
        const place = { ...spot, y: room.y + Math.floor(i / 2) * h + flagRoom, h: h - flagRoom - 10 };
        drawSlot(ink, place);
        places.add(`dock:${id}`, place, 'above');
        const income = { x: place.x + place.w - 96, y: place.y - 44, w: 96, h: 42 };
        drawPieces(ink, effectRows(record(data.docks, id).income), income, 40);
        if (tile) drawShipment(scene, tile, inset(place, 8));
      }
    },
  };
}
