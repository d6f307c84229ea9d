import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { Position } from '../../src/games/cooper-island/board/geometry.js';
import type { Rect } from '../kit/geometry.js';
import type { Point } from '../kit/outline.js';
import { panelWidth, tableFormat } from '../kit/page.js';
import type { Section } from '../kit/section.js';
import { colors } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { drawBed, paintPeninsula, paintShallows } from './bed.js';
import { berthsOf, drawFleet } from './fleet.js';
import { berthOf, type Frame } from './frame.js';
import { harbourRow, type Layout, layoutOf } from './layout.js';
import { drawPeninsula } from './peninsula.js';
import type { Scene } from './scene.js';
import { drawWheel, paintWedges } from './wheel.js';

/** The whole island: the sectors in the middle, the peninsulas with their coasts around, and all ships. */
export function islandSection(scene: Scene): Section {
  const { height } = layoutOf(scene.view.seats.length, panelWidth(tableFormat));
  return { height, draw: (r) => drawIsland(scene, r) };
}

function drawIsland(scene: Scene, r: Rect): void {
  const { ink, view, names } = scene;
  const seats = view.seats.length;
  const { unit, middle, radius, frames, bays } = layoutOf(seats, r.w, r);
  drawBed(ink, `island ${seats}`, r, (bed) => paintIsland(bed, layoutOf(seats, r.w), view.sectors.length));
  drawWheel(scene, middle, radius);
  for (const [seat, frame] of frames.entries()) {
    drawPeninsula(scene, view.seats[seat]!, frame);
    const own = frame.at(-2.1, harbourRow + 0.2);
    drawToken(ink, seat, names[seat]!, own.x, own.y, 58);
  }
  for (const [place, ships] of berthsOf(view, () => true)) {
    const frame = frames[place.seat]!;
    const spot = place.kind === 'bay' ? bays[place.seat]! : berthAt(frame, place);
    drawFleet(scene, ships, spot, unit * 0.8, place.kind === 'harbour' && frame.across ? 1 : 2);
  }
}

/** What of the island never changes. */
function paintIsland(ink: Ink, { unit, middle, away, radius, frames, bays }: Layout, sectors: number): void {
  for (const frame of frames) paintShallows(ink, frame);
  for (const bay of bays) paintBay(ink, bay, unit);
  paintGround(ink, middle, away - unit * 0.2);
  paintWedges(ink, middle, radius, sectors);
  for (const frame of frames) paintPeninsula(ink, frame);
}

function berthAt(frame: Frame, place: Position): Point {
  const { x, y, out } = berthOf(place);
  return frame.at(x + out[0] * 0.6, y + out[1] * 0.3);
}

/** The land in the middle that joins the peninsulas. */
function paintGround(ink: Ink, { x, y }: Point, radius: number): void {
  ink.fillStyle = colors.slot;
  ink.strokeStyle = colors.paperEdge;
  ink.lineWidth = 3;
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.fill();
  ink.stroke();
}

/** A bay between two peninsulas. */
function paintBay(ink: Ink, { x, y }: Point, unit: number): void {
  ink.fillStyle = colors.seaDeep;
  ink.strokeStyle = colors.foam;
  ink.lineWidth = 2.5;
  ink.setLineDash([8, 7]);
  ink.beginPath();
  ink.arc(x, y, unit * 0.75, 0, Math.PI * 2);
  ink.fill();
  ink.stroke();
  ink.setLineDash([]);
}
