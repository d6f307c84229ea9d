import { data } from '../../src/games/cooper-island/data.js';
import type { SeatView } from '../../src/games/cooper-island/view.js';
import { columns, inset, type Rect, rows } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawSlot } from '../kit/panel.js';
import { drawPieces, type Piece } from '../kit/pieces.js';
import type { Section } from '../kit/section.js';
import { rowsSection } from './rows.js';
import type { Scene } from './scene.js';
import { costPieces, helmPieces, inRows, partsPieces } from './signs.js';

const dockHeight = 128;
const supplyHeight = 112;
/** At the right end of an empty dock, for a flag. */
const corner = 34;

/** The docks: what an empty one costs and brings, or the boat in it; below them the boats and islets still to come. */
export function docksSection(scene: Scene, seat: SeatView): Section {
  return rowsSection(scene, [
    { h: dockHeight, draw: (r) => drawDocks(scene, seat, r) },
    { h: supplyHeight, draw: (r) => drawBoats(scene, seat, r) },
    { h: supplyHeight, draw: (r) => drawIslets(scene, seat, r) },
  ]);
}

function drawDocks({ ink, places }: Scene, { seat, docks, income }: SeatView, r: Rect): void {
  for (const [i, spot] of columns(r, docks.length, 8).entries()) {
    const { dock, boat, flipped } = docks[i]!;
    drawSlot(ink, spot);
    places.add(`dock:${seat}:${dock}`, spot);
    const [upper, lower] = rows(inset(spot, 8, 8), [46, 62]) as [Rect, Rect];
    if (boat !== undefined) places.add(`boat:${seat}:${boat}`, spot);
    if (boat === undefined) {
      const { cost, points } = data.docks[dock]!;
      drawPieces(ink, [helmPieces(points)], { ...upper, w: upper.w - corner }, 40);
      drawPieces(ink, [costPieces(cost)], lower, 40);
      continue;
    }
    ink.globalAlpha = flipped ? 0.4 : 1;
    drawIcon(ink, boat, spot.x + 8, upper.y - 2, 52);
    drawPieces(ink, inRows(boatPieces(boat)), lower, 40);
    ink.globalAlpha = 1;
    const used = income && !flipped && !income.boats.includes(boat);
    if (used) drawIcon(ink, 'finished', spot.x + 66, upper.y, 46);
    if (flipped) drawIcon(ink, 'flipped', spot.x + 66, upper.y, 46);
  }
}

/** What a boat brings each time, and the warehouse slot of the one that has one. */
function boatPieces(boat: string): Piece[] {
  const { parts, slots } = data.boats[boat]!;
  return [...partsPieces(parts), ...(slots > 0 ? [{ text: '+' } as const, { icon: 'warehouse' }] : [])];
}

function drawBoats(scene: Scene, { seat, boatsLeft }: SeatView, r: Rect): void {
  scene.places.add(`boats:${seat}`, { x: r.x - 4, y: r.y - 4, w: r.w + 8, h: r.h + 8 });
  drawSupply(scene, Object.keys(data.boats), boatsLeft, boatPieces, r, (boat, spot) => {
    scene.places.add(`boat:${seat}:${boat}`, spot);
  });
}

/** The islet laid in this phase has left its place: there stands that it is done. */
function drawIslets(scene: Scene, { isletsLeft, income }: SeatView, r: Rect): void {
  const pieces = (islet: string): Piece[] => partsPieces(data.islets[islet]!.parts);
  drawSupply(scene, Object.keys(data.islets), isletsLeft, pieces, r, (islet, spot) => {
    drawIcon(scene.ink, data.islets[islet]!.land, spot.x + 62, spot.y + 5, 42);
  });
  const islets = Object.keys(data.islets);
  const empty = columns(r, islets.length, 8).find((_, i) => !isletsLeft.includes(islets[i]!));
  if (income && !income.islet && empty) {
    drawIcon(scene.ink, 'finished', empty.x + (empty.w - 50) / 2, empty.y + (empty.h - 50) / 2, 50);
  }
}

/** Things of a sort, each in its place as long as it is there. */
function drawSupply(
  { ink }: Scene,
  all: string[],
  left: readonly string[],
  pieces: (id: string) => Piece[],
  r: Rect,
  beside?: (id: string, spot: Rect) => void,
): void {
  for (const [i, spot] of columns(r, all.length, 8).entries()) {
    const id = all[i]!;
    drawSlot(ink, spot);
    if (!left.includes(id)) continue;
    drawIcon(ink, id, spot.x + 6, spot.y + 2, 50);
    beside?.(id, spot);
    drawPieces(ink, inRows(pieces(id)), { x: spot.x + 5, y: spot.y + 52, w: spot.w - 10, h: 56 }, 36);
  }
}
