import { data, record } from '../../src/games/nusfjord/data.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmounts } from '../kit/figures.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon, drawSign } from '../kit/icons.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawLine } from '../kit/paragraph.js';
import type { Section } from '../kit/section.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { nameOf } from '../kit/view.js';
import type { Scene } from './scene.js';
import { shipSigns } from './signs.js';

const bold = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;

/**
 * The banquet table, and beside it, close up below it, the ships that can be built.
 * @param flagged leave room for flags below the plates
 */
export function supplySection(scene: Scene, flagged: boolean): Section {
  return {
    height: scene.close ? 168 : flagged ? 126 : 82,
    draw(r) {
      drawPanel(scene.ink, r);
      const room = { ...inset(r, 14, 10), h: 62 };
      if (scene.close) {
        drawPlates(scene, room);
        drawShips(scene, { ...room, y: r.y + r.h - 74 });
        return;
      }
      drawPlates(scene, { ...room, w: room.w * 0.57 });
      drawShips(scene, { ...room, x: room.x + room.w * 0.6, w: room.w * 0.4 });
    },
  };
}

/** The plates in order: filled ones carry a fish, the others what they cost. */
export function drawPlates({ ink, view, places }: Scene, r: Rect): void {
  const size = Math.min(52, r.h);
  drawSign(ink, 'hot-meal', r.x, r.y + (r.h - size) / 2, size);
  const spots = columns({ ...r, x: r.x + size + 12, w: r.w - size - 12 }, view.plates.length, 4);
  for (const [i, { cost, filled }] of view.plates.entries()) {
    const [x, y] = [spots[i]!.x + spots[i]!.w / 2, r.y + r.h / 2];
    const radius = Math.min(spots[i]!.w, r.h) / 2;
    ink.fillStyle = colors.white;
    ink.strokeStyle = colors.ink;
    ink.lineWidth = 3;
    ink.beginPath();
    ink.arc(x, y, radius - 2, 0, Math.PI * 2);
    ink.fill();
    ink.stroke();
    if (filled) drawIcon(ink, 'fish', x - radius * 0.68, y - radius * 0.68, radius * 1.36);
    else drawFigure(ink, { text: cost, means: 'plate' }, x, y, { ...bold, align: 'center' });
    places.add(`plate:${i + 1}`, { x: x - radius, y: y - radius, w: radius * 2, h: radius * 2 }, 'below');
  }
}

function drawShips({ ink, view, places }: Scene, r: Rect): void {
  for (const [i, spot] of columns(r, view.ships.length, 8).entries()) {
    const { id, left } = view.ships[i]!;
    places.add(`ship:${id}`, spot);
    drawSlot(ink, spot);
    drawSign(ink, shipSigns[id]!, spot.x + 6, spot.y + 6, spot.h - 12);
    const color = left === 0 ? colors.muted : colors.ink;
    drawFigure(ink, { text: `×${left}`, means: 'left' }, spot.x + spot.h, spot.y + spot.h / 2, { ...bold, color });
  }
}

const shipHeight = 150;

/** The ships that can be built, in detail, while one is chosen: price, length, points and how many are left. */
export function shipsOnOffer(scene: Scene): Section {
  const { ink, view, places } = scene;
  return {
    height: 28 + view.ships.length * shipHeight,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 16, 14);
      for (const [i, { id, left }] of view.ships.entries()) {
        const spot = { ...room, y: room.y + i * shipHeight + 4, h: shipHeight - 8 };
        places.add(`ship:${id}`, spot, 'corner');
        drawShip(scene, id, left, spot);
      }
    },
  };
}

function drawShip(scene: Scene, id: string, left: number, r: Rect): void {
  const { ink, say } = scene;
  const ship = record(data.ships, id);
  drawSlot(ink, r);
  const sign = Math.min(r.h - 24, 104);
  drawSign(ink, shipSigns[id]!, r.x + 12, r.y + (r.h - sign) / 2, sign);
  const x = r.x + sign + 28;
  const step = r.h / (ship.costs.length + 2);
  const line = (n: number): number => r.y + (n + 0.5) * step;
  const right = r.x + r.w - 96;
  drawLine(ink, `${nameOf(scene, ship)} ×${left}`, x, line(0), { ...bold, size: 38, maxWidth: right - x - 60 });
  drawFigure(ink, { text: ship.points, means: 'points' }, right - 6, line(0), { ...bold, size: 38, align: 'right' });
  drawIcon(ink, 'points', right, line(0) - 20, 40);
  drawText(ink, say('nusfjord.length', { n: ship.length }), x, line(1), { size: 28, color: colors.muted });
  for (const [i, cost] of ship.costs.entries()) {
    drawAmounts(ink, cost, x, line(2 + i), 38, 'price');
  }
}
