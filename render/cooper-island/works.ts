import { data } from '../../src/games/cooper-island/data.js';
import type { SeatView } from '../../src/games/cooper-island/view.js';
import { drawAmount } from '../kit/figures.js';
import { columns, inset, type Rect, rows } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawSlot } from '../kit/panel.js';
import { drawPieces } from '../kit/pieces.js';
import type { Section } from '../kit/section.js';
import { headed, rowsSection } from './rows.js';
import type { Scene } from './scene.js';
import { costPieces, helmPieces, partsPieces } from './signs.js';

/** Structures left with what they cost and bring, and the statue slots. */
export function worksSection(scene: Scene, seat: SeatView): Section {
  return rowsSection(scene, [
    { h: 104, draw: (r) => drawStructures(scene, seat, r) },
    { h: 64, draw: (r) => drawSlots(scene, seat, headed(scene, 'ruins', r)) },
  ]);
}

function drawStructures({ ink, places }: Scene, { seat, pieces }: SeatView, r: Rect): void {
  const structures = Object.values(data.structures);
  for (const [i, spot] of columns(r, structures.length, 8).entries()) {
    const { id, cost, points } = structures[i]!;
    const left = pieces[id] ?? 0;
    drawSlot(ink, spot);
    places.add(`mat:${seat}:${id}`, spot);
    const [upper, lower] = rows(inset(spot, 10, 8), [48, 36]) as [Rect, Rect];
    drawAmount(ink, id, left, upper.x, upper.y + upper.h / 2, 48, 40);
    ink.globalAlpha = left > 0 ? 1 : 0.4;
    drawPieces(ink, [helmPieces(points)], { ...upper, x: upper.x + 96, w: 90 }, 40);
    drawPieces(ink, [costPieces(cost)], lower, 36);
    ink.globalAlpha = 1;
  }
}

function drawSlots({ ink, places }: Scene, { seat, slotsForStatues }: SeatView, r: Rect): void {
  const w = 126;
  for (const [i, { slot, filled }] of slotsForStatues.entries()) {
    const spot = { ...r, x: r.x + i * (w + 8), w };
    drawSlot(ink, spot);
    places.add(`slot:${seat}:${slot}`, spot);
    if (filled) drawIcon(ink, 'statue', spot.x + spot.w - 54, spot.y + 8, 48);
    const bonus = data.statueSlots[slot]!.bonus.flatMap((part) => partsPieces([part]));
    drawPieces(ink, [bonus], { x: spot.x + 6, y: spot.y + 8, w: 62, h: 48 }, 40);
  }
}
