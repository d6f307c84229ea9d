import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { Position } from '../../src/games/cooper-island/board/geometry.js';
import type { SeatView, ShipView } from '../../src/games/cooper-island/view.js';
import { drawFigure } from '../kit/figure.js';
import type { Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import type { Scene } from './scene.js';
import { nameHeight, openSeat } from './seat-panel.js';
import { drawShip } from './ship.js';

const line = 124;
const shipRoom = 190;
const sign = 50;

/** The two ships of a seat, each with its next steps. */
export function voyageSection(scene: Scene, seat: SeatView): Section {
  return {
    height: nameHeight + 24 + line * seat.ships.length,
    draw(r) {
      const room = openSeat(scene, seat, r);
      for (const [i, ship] of seat.ships.entries()) {
        drawVoyage(scene, seat.seat, ship, { ...room, y: room.y + nameHeight + 8 + i * line, h: line });
      }
    },
  };
}

function drawVoyage(scene: Scene, seat: number, ship: ShipView, r: Rect): void {
  const { ink, names, places } = scene;
  const y = r.y + r.h - 50;
  drawPath(ink, r.x + shipRoom, r.x + r.w, y);
  const box = drawShip(ink, { ...ship, seat, name: names[seat]! }, { x: r.x + 48, y: y - 8 }, 84);
  // A flag stands beside the ship: its masts tell it from the other.
  places.add(`ship:${seat}:${ship.id}`, { x: box.x - 6, y: r.y + 12, w: shipRoom, h: box.y + box.h - r.y - 6 }, 'foot');
  const style = { size: sizes.primary, weight: 'bold', color: colors.ink } as const;
  drawFigure(ink, { text: ship.steps, means: 'steps' }, r.x + 120, r.y + 40, style);
  const step = (r.w - shipRoom) / ship.ahead.length;
  for (const [i, one] of ship.ahead.entries()) {
    const x = r.x + shipRoom + (i + 0.5) * step;
    drawPlace(scene, one.place, x + step * 0.22, y);
    for (const [n, { seat: owner, islet }] of one.passed.entries()) {
      drawPassed(scene, owner, islet, x - step * 0.28 + (n - (one.passed.length - 1) / 2) * sign * 0.9, r.y + 4);
    }
  }
}

/** The way of a ship through the water. */
function drawPath(ink: Ink, from: number, to: number, y: number): void {
  ink.strokeStyle = colors.seaShallow;
  ink.lineWidth = 10;
  ink.lineCap = 'round';
  ink.setLineDash([2, 18]);
  ink.beginPath();
  ink.moveTo(from - 40, y);
  ink.lineTo(to, y);
  ink.stroke();
  ink.setLineDash([]);
}

/** A bank, a bay, or the harbour of a seat. */
function drawPlace({ ink, names }: Scene, { kind, seat }: Position, x: number, y: number): void {
  if (kind === 'bank') {
    ink.fillStyle = colors.paperDeep;
    ink.strokeStyle = colors.muted;
    ink.lineWidth = 3;
    ink.beginPath();
    ink.ellipse(x, y, 22, 14, 0, 0, Math.PI * 2);
    ink.fill();
    ink.stroke();
    return;
  }
  drawIcon(ink, kind, x - sign / 2, y - sign / 2, sign);
  if (kind === 'harbour') drawToken(ink, seat, names[seat]!, x + sign * 0.42, y + sign * 0.42, 34);
}

/** An islet on the way, with whose it is. */
function drawPassed({ ink, names }: Scene, seat: number, islet: string, x: number, y: number): void {
  drawIcon(ink, islet, x - sign / 2, y, sign);
  drawToken(ink, seat, names[seat]!, x + sign * 0.4, y + sign * 0.9, 26);
}
