import type { SeatView } from '../../src/games/nusfjord/view.js';
import { drawFigure } from '../kit/figure.js';
import { inset, type Rect } from '../kit/geometry.js';
import { fillGlyph } from '../kit/glyphs.js';
import { drawIcon } from '../kit/icons.js';
import { drawPanel, drawSlot, fillRounded, strokeRounded } from '../kit/panel.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { shipSigns } from './signs.js';

const shipGround = '#bfe3e6';

/** The catch track: ships from the left, and the catch each number of covered units gives. */
export function fleetPanel(scene: Scene, seat: SeatView): Section {
  return { height: 104, draw: (r) => drawFleet(scene, seat, r) };
}

function drawFleet(scene: Scene, seat: SeatView, r: Rect): void {
  const { ink, places } = scene;
  drawPanel(ink, r);
  const room = inset(r, 14, 12);
  const y = room.y + room.h / 2;
  drawIcon(ink, 'catch', room.x, y - 28, 56);
  const bold = { size: 48, weight: 'bold', color: colors.ink } as const;
  drawFigure(ink, { text: seat.catchSize, means: 'catch' }, room.x + 66, y, bold);
  const track = { ...room, x: room.x + 132, w: room.w - 132 };
  const step = track.w / (seat.trackUnits + 1);
  for (const [i, number] of seat.catches.entries()) {
    const cell = inset({ x: track.x + (seat.units + i) * step, y: track.y, w: step, h: track.h }, 2);
    drawSlot(ink, cell, 8);
    if (i === 0) strokeRounded(ink, inset(cell, 2), 7, colors.ink, 4);
    const color = i === 0 ? colors.ink : colors.muted;
    drawFigure(ink, { text: number, means: 'catch-track' }, cell.x + cell.w / 2, y, {
      size: sizes.detail,
      weight: 'bold',
      color,
      align: 'center',
    });
  }
  for (const { type, from, length } of seat.ships) {
    const tile = inset({ x: track.x + from * step, y: track.y, w: length * step, h: track.h }, 2);
    fillRounded(ink, tile, 12, shipGround);
    strokeRounded(ink, inset(tile, 1.5), 11, colors.ink, 3);
    const size = Math.min(tile.w - 10, tile.h - 12);
    fillGlyph(ink, shipSigns[type]!, tile.x + (tile.w - size) / 2, y - size / 2, size, colors.ink);
    places.add(`fleet:${seat.seat}:${type}`, tile);
  }
}
