import { data, record } from '../../src/games/santa-maria/data.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawPieces } from '../kit/pieces.js';
import type { Section } from '../kit/section.js';
import { drawShipment } from './docks.js';
import { amountPieces, effectRows } from './effects.js';
import type { Scene } from './scene.js';
import { drawTile } from './tiles.js';

const cell = 60;
const priceWidth = 106;
const flagRoom = 50;
const between = 10;

/** The display above the colony, while a tile is chosen: the price first, and each tile with room for its flag above it. */
export function tilesOnOffer(scene: Scene): Section {
  return {
    height: 2 * flagRoom + 3 * cell + between + 34,
    draw(r) {
      drawPanel(scene.ink, r);
      const room = inset(r, 16, 12);
      const doubles = { ...room, h: flagRoom + cell };
      drawKind(scene, 'double', doubles);
      const y = doubles.y + doubles.h + between;
      drawKind(scene, 'triple', { ...room, y, h: flagRoom + 2 * cell });
    },
  };
}

function drawKind({ ink, view, places }: Scene, kind: 'double' | 'triple', r: Rect): void {
  const y = r.y + flagRoom;
  drawPieces(ink, [amountPieces(view.prices[kind])], { x: r.x, y: y + 8, w: priceWidth - 12, h: 44 }, 38);
  const slots = columns({ ...r, x: r.x + priceWidth, w: r.w - priceWidth }, data.constants.display[kind], 6);
  for (const [i, tile] of view.display[kind].entries()) {
    const x = Math.round(slots[i]!.x + (slots[i]!.w - 2 * cell) / 2);
    places.add(`tile:${tile}`, drawTile(ink, tile, x, y, cell), 'above');
  }
}

const shipmentHeight = 130;
const incomeRoom = 52;

/** The shipments at the docks, while one is chosen. */
export function shipmentsOnOffer(scene: Scene): Section {
  const { ink, view, places } = scene;
  return {
    height: incomeRoom + shipmentHeight + 30,
    draw(r) {
      drawPanel(ink, r);
      const spots = columns(inset(r, 16, 12), view.docks.length, 14);
      for (const [i, { id, tile }] of view.docks.entries()) {
        const spot = spots[i]!;
        const place = { ...spot, y: spot.y + incomeRoom, h: shipmentHeight };
        drawSlot(ink, place);
        places.add(`dock:${id}`, place, 'above');
        const income = { x: place.x + place.w - 100, y: place.y - 48, w: 96, h: 44 };
        drawPieces(ink, effectRows(record(data.docks, id).income), income, 42);
        if (tile) drawShipment(scene, tile, inset(place, 6));
      }
    },
  };
}
