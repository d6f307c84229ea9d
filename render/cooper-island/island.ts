import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { data } from '../../src/games/cooper-island/data.js';
import type { Rect } from '../kit/geometry.js';
import { panelWidth, tableFormat } from '../kit/page.js';
import type { Section } from '../kit/section.js';
import { colors } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { berthsOf, drawFleet } from './fleet.js';
import { berthOf, type Frame, frameAt, rowStep } from './frame.js';
import { drawPeninsula } from './peninsula.js';
import type { Scene } from './scene.js';
import { drawShallows } from './shore.js';
import { drawWheel } from './wheel.js';

const { spaces, waters, harbours } = data.peninsula;
const isthmus = Math.max(...spaces.map(({ y }) => y));
const harbour = Math.min(...harbours.map(({ y }) => y));
const widest = Math.max(...waters.map(({ x }) => x));

/** How the peninsulas lie around the middle: their width of a hex, and the middle of the whole. */
interface Layout {
  unit: number;
  middle: { x: number; y: number };
  height: number;
}

/** Two peninsulas lie beside each other, three and four around the middle with that of seat 0 below. */
const firstAngle = (seats: number): number => (seats === 2 ? Math.PI / 2 : 0);

function anglesOf(seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => firstAngle(seats) + (seat * 2 * Math.PI) / seats);
}

/** As large as the width allows. */
function layoutOf(seats: number, width: number): Layout {
  const away = layoutData('centreToIsthmus', seats);
  const outer = away + (isthmus - harbour) * rowStep + 1.1;
  const half = widest + 0.7;
  const corners = anglesOf(seats).flatMap((angle) =>
    [-half, half].flatMap((x) => [away, outer].map((y) => turned(x, y, angle))),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = width / (right - left);
  return {
    unit,
    middle: { x: -left * unit, y: -top * unit },
    height: Math.round((bottom - top) * unit),
  };
}

function layoutData(key: 'centreToIsthmus' | 'bayDistance' | 'centralIslandRadius', seats: number): number {
  return data.layout[key][seats]!;
}

/** From the middle, `x` to the right and `y` down, turned clockwise. */
function turned(x: number, y: number, angle: number): { x: number; y: number } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The whole island: the sectors in the middle, the peninsulas with their coasts around, and all ships. */
export function islandSection(scene: Scene): Section {
  const seats = scene.view.seats.length;
  const layout = layoutOf(seats, panelWidth(tableFormat));
  return { height: layout.height, draw: (r) => drawIsland(scene, layout, r) };
}

function drawIsland(scene: Scene, { unit, middle }: Layout, r: Rect): void {
  const { ink, view, names } = scene;
  const seats = view.seats.length;
  const at = { x: r.x + middle.x, y: r.y + middle.y };
  const away = layoutData('centreToIsthmus', seats) * unit;
  const angles = anglesOf(seats);
  const frames = angles.map((angle) => {
    const out = turned(0, away, angle);
    return frameAt({ x: at.x + out.x, y: at.y + out.y }, unit, isthmus, angle);
  });
  const bays = angles.map((angle) => {
    const way = turned(0, layoutData('bayDistance', seats) * unit, angle + Math.PI / seats);
    return { x: at.x + way.x, y: at.y + way.y };
  });
  for (const frame of frames) drawShallows(ink, frame);
  for (const bay of bays) drawBay(ink, bay, unit);
  drawGround(ink, at, away - unit * 0.2);
  drawWheel(scene, at, layoutData('centralIslandRadius', seats) * unit);
  for (const [seat, frame] of frames.entries()) {
    drawPeninsula(scene, view.seats[seat]!, frame);
    const own = frame.at(-2.1, harbour + 0.2);
    drawToken(ink, seat, names[seat]!, own.x, own.y, 52);
  }
  for (const [place, ships] of berthsOf(view, () => true)) {
    const spot = place.kind === 'bay' ? bays[place.seat]! : berthAt(frames[place.seat]!, place);
    const sideways = place.kind === 'harbour' && Math.abs(Math.cos(angles[place.seat]!)) < 0.5;
    drawFleet(scene, ships, spot, unit * 0.8, sideways ? 1 : 2);
  }
}

function berthAt(frame: Frame, place: Parameters<typeof berthOf>[0]): { x: number; y: number } {
  const { x, y, out } = berthOf(place);
  return frame.at(x + out[0] * 0.6, y + out[1] * 0.3);
}

/** The land in the middle that joins the peninsulas. */
function drawGround(ink: Ink, { x, y }: { x: number; y: number }, radius: number): void {
  ink.fillStyle = colors.slot;
  ink.strokeStyle = colors.paperEdge;
  ink.lineWidth = 3;
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.fill();
  ink.stroke();
}

/** A bay between two peninsulas. */
function drawBay(ink: Ink, { x, y }: { x: number; y: number }, unit: number): void {
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
