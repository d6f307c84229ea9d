import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { center, inset, type Rect } from './geometry.js';
import { depthOf, innerScale, middleOf, type Outline, strokeInside } from './outline.js';
import { strokeRounded } from './panel.js';
import type { FlagSpot, Place } from './places.js';
import { drawText } from './text.js';
import { colors } from './theme.js';

/** Frames a place that can be chosen. */
export function drawFrame(ink: Ink, { rect, spot, outline }: Place): void {
  if (spot === 'bare') return;
  const scale = outline && innerScale(outline);
  for (const { color, width } of frame) {
    if (outline && scale) strokeInside(ink, outline, frameDepth * scale, color, width * scale);
    else strokeRounded(ink, inset(rect, 1), 12, color, width);
  }
}

const frame = [
  { color: colors.flag, width: 9 },
  { color: colors.active, width: 5 },
];
/** From the edge of an outline to the middle of its frame. */
const frameDepth = 5;

/**
 * Plants the flag with a menu's number on a place; with an arrow where the number is 0.
 * @param size height of the flag in pixels; where there is little room it is lower
 */
export function drawFlag(ink: Ink, place: Place, n: number, size: number): void {
  const { x, y, w, h } = place.outline ? inside(place.outline, place.spot, n, size) : beside(place, n, size);
  ink.fillStyle = colors.flag;
  ink.strokeStyle = colors.active;
  ink.lineWidth = 4;
  ink.beginPath();
  ink.roundRect(x, y, w, h, h * 0.28);
  ink.fill();
  ink.stroke();
  if (n === 0) {
    drawPointer(ink, { x, y, w, h });
    return;
  }
  const style = { size: Math.round(h * 0.76), weight: 'bold', color: colors.flagText, align: 'center' } as const;
  drawText(ink, String(n), x + w / 2, y + h / 2, style);
}

/** Points down at what lies there. */
function drawPointer(ink: Ink, { x, y, w, h }: Rect): void {
  const middle = x + w / 2;
  ink.fillStyle = colors.flagText;
  ink.fillRect(middle - w * 0.11, y + h * 0.16, w * 0.22, h * 0.36);
  ink.beginPath();
  ink.moveTo(middle - w * 0.3, y + h * 0.46);
  ink.lineTo(middle + w * 0.3, y + h * 0.46);
  ink.lineTo(middle, y + h * 0.86);
  ink.fill();
}

/** The sign at the left end of a place is no wider, however high the place. */
const signWidth = 60;

/** How wide a flag of this height is. */
function widthOf(n: number, h: number): number {
  return Math.round(h * (n > 9 ? 1.35 : 1.05));
}

function beside(place: Place, n: number, size: number): Rect {
  const h = place.spot === 'below' ? Math.min(size, 42) : size;
  const w = widthOf(n, h);
  return { ...position(place, w, h), w, h };
}

/** From the middle of an outline to where its flag goes. */
const ways: Record<FlagSpot, [x: number, y: number]> = {
  center: [0, 0],
  bare: [0, 0],
  corner: [1, -1],
  foot: [1, 1],
  above: [-1, -1],
  below: [0, 1],
  sign: [-1, 0],
};
/** Half the width of the line around a flag. */
const rim = 2;
/** A flag beside the middle is so much smaller, to leave what lies there to be read. */
const besideMiddle = 0.62;

/** As large as an outline has room for, and as far from its middle as the spot says. */
function inside(outline: Outline, spot: FlagSpot, n: number, size: number): Rect {
  const middle = middleOf(outline);
  const [right, down] = ways[spot];
  const moved = (h: number, by: number): Rect => {
    const w = widthOf(n, h);
    return { x: middle.x + right * by - w / 2, y: middle.y + down * by - h / 2, w, h };
  };
  const central = right === 0 && down === 0;
  const room = Math.min(size, depthOf(outline, middle));
  let h = Math.round(central ? room : room * besideMiddle);
  while (h > 1 && !holds(outline, moved(h, 0))) h--;
  let by = 0;
  while (!central && holds(outline, moved(h, by + 1))) by++;
  return moved(h, by);
}

function holds(outline: Outline, { x, y, w, h }: Rect): boolean {
  const corners = [x, x + w].flatMap((cornerX) => [y, y + h].map((cornerY) => ({ x: cornerX, y: cornerY })));
  return corners.every((corner) => depthOf(outline, corner) >= rim);
}

function position({ rect, spot }: Place, w: number, h: number): { x: number; y: number } {
  const middle = center(rect);
  switch (spot) {
    case 'center':
    case 'bare':
      return { x: middle.x - w / 2, y: middle.y - h / 2 };
    case 'corner':
      return { x: rect.x + rect.w - w + h * 0.22, y: rect.y - h * 0.22 };
    case 'foot':
      return { x: rect.x + rect.w - w, y: rect.y + rect.h - h * 0.4 };
    case 'above':
      return { x: rect.x - 4, y: rect.y - h + 2 };
    case 'below':
      return { x: middle.x - w / 2, y: rect.y + rect.h + 3 };
    case 'sign':
      return { x: rect.x + Math.min(rect.h, signWidth) / 2 - w / 2, y: middle.y - h / 2 };
  }
}
