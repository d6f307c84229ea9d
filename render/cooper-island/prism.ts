import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { drawLayer } from '../kit/cache.js';
import { middleOf, type Outline } from '../kit/outline.js';
import { drawTerrainIn } from '../kit/texture.js';
import { colors, terrainColors } from '../kit/theme.js';

/** How high one layer of tiles stands, in widths of a hex; above so many layers a stack grows no higher. */
const layerHigh = 0.075;
const highest = 7;

/** How far up a stack of tiles lifts what lies on it, in pixels. @example liftOf(3, 100) // 18.6 */
export function liftOf(level: number, unit: number): number {
  return Math.min(level, highest) * layerHigh * unit;
}

export function lifted(outline: Outline, by: number): Outline {
  return outline.map(({ x, y }) => ({ x, y: y - by }));
}

/** A stack of tiles: its shadow, its layers one on the other, and its terrain on top. */
export function drawStack(ink: Ink, outline: Outline, terrain: string, level: number, unit: number): void {
  const middle = middleOf(outline);
  const layers = Math.min(level, highest);
  const reach = Math.ceil(unit * 0.8);
  const above = reach + Math.ceil(liftOf(layers, unit));
  const box = { x: Math.round(middle.x) - reach, y: Math.round(middle.y) - above, w: 2 * reach, h: reach + above };
  const own = outline.map(({ x, y }) => ({ x: x - middle.x + reach, y: y - middle.y + above }));
  const turned = Math.round(own[0]!.x);
  drawLayer(ink, `stack ${terrain} ${layers} ${unit.toFixed(2)} ${turned}`, box, (stack) =>
    paintStack(stack, own, terrain, layers, unit),
  );
}

function paintStack(ink: Ink, outline: Outline, terrain: string, layers: number, unit: number): void {
  const up = liftOf(layers, unit);
  const line = Math.max(1.5, unit / 40);
  ink.lineJoin = 'round';
  ink.fillStyle = colors.ink;
  ink.globalAlpha = 0.3;
  trace(
    ink,
    outline.map(({ x, y }) => ({ x: x + up * 0.35, y: y + up * 0.22 })),
  );
  ink.fill();
  ink.globalAlpha = 1;
  for (let n = 0; n < layers; n += 1) {
    ink.fillStyle = terrainColors[terrain]!;
    ink.strokeStyle = colors.ink;
    ink.lineWidth = line * 0.8;
    trace(ink, lifted(outline, (up / layers) * n));
    ink.fill();
    ink.fillStyle = colors.ink;
    ink.globalAlpha = n % 2 === 0 ? 0.42 : 0.28;
    ink.fill();
    ink.globalAlpha = 1;
    ink.stroke();
  }
  const top = lifted(outline, up);
  drawTerrainIn(ink, terrain, top);
  ink.strokeStyle = colors.ink;
  ink.lineWidth = line;
  trace(ink, top);
  ink.stroke();
}

/** A space with no tile on it: bare ground, sunk between its neighbours. */
export function paintBare(ink: Ink, outline: Outline, unit: number): void {
  ink.fillStyle = colors.slot;
  trace(ink, outline);
  ink.fill();
  ink.strokeStyle = colors.paperEdge;
  ink.lineWidth = Math.max(1.5, unit / 36);
  ink.stroke();
}

/** Begins the path of an outline. */
export function trace(ink: Ink, outline: Outline): void {
  ink.beginPath();
  for (const { x, y } of outline) ink.lineTo(x, y);
  ink.closePath();
}
