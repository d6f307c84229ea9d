import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { Rect } from './geometry.js';
import { boundsOf, type Outline } from './outline.js';
import { fillRounded } from './panel.js';
import { colors, terrainColors } from './theme.js';

/** A space of a terrain: its colour and a texture, so that hue is never the only sign. */
export function drawTerrain(ink: Ink, terrain: string, r: Rect): void {
  fillRounded(ink, r, r.w * 0.1, terrainColors[terrain]!);
  ink.save();
  ink.beginPath();
  ink.roundRect(r.x, r.y, r.w, r.h, r.w * 0.1);
  ink.clip();
  weave(ink, terrain, r);
  ink.restore();
}

/** The same on a figure of any outline. */
export function drawTerrainIn(ink: Ink, terrain: string, outline: Outline): void {
  ink.save();
  ink.beginPath();
  for (const { x, y } of outline) ink.lineTo(x, y);
  ink.closePath();
  ink.fillStyle = terrainColors[terrain]!;
  ink.fill();
  ink.clip();
  weave(ink, terrain, boundsOf(outline));
  ink.restore();
}

function weave(ink: Ink, terrain: string, r: Rect): void {
  ink.translate(r.x, r.y);
  ink.scale(r.w / 12, r.h / 12);
  ink.globalAlpha = 0.2;
  ink.strokeStyle = colors.ink;
  ink.fillStyle = colors.ink;
  ink.lineWidth = 0.35;
  textures[terrain]!(ink);
}

/** Each is drawn on a square of 12 by 12. */
const textures: Record<string, (ink: Ink) => void> = {
  mountain: (ink) => {
    for (const y of [4, 8, 12]) zigzag(ink, y, 2, 2);
  },
  farm: (ink) => {
    ink.beginPath();
    for (const x of [-8, -5, -2, 1, 4, 7, 10]) {
      ink.moveTo(x, 12);
      ink.lineTo(x + 10, 0);
    }
    ink.stroke();
  },
  forest: (ink) => {
    for (const [x, y] of [
      [1.5, 2],
      [6, 1.2],
      [10.5, 2.2],
      [1, 7],
      [11, 7],
      [2.5, 11],
      [7, 11.4],
      [11, 11.2],
    ] as const) {
      ink.beginPath();
      ink.arc(x, y, 0.8, 0, Math.PI * 2);
      ink.fill();
    }
  },
  city: (ink) => bricks(ink),
  meadow: (ink) => {
    ink.beginPath();
    for (const [x, y] of [
      [2, 3.4],
      [6, 2.6],
      [10, 3.6],
      [1.4, 7.4],
      [10.6, 7.6],
      [3, 11],
      [7, 11.4],
      [10.4, 11],
    ] as const) {
      for (const lean of [-0.7, 0, 0.7]) {
        ink.moveTo(x, y);
        ink.lineTo(x + lean, y - 1.5);
      }
    }
    ink.stroke();
  },
  settlement: (ink) => bricks(ink),
  'town-hall': (ink) => {
    ink.strokeRect(0.8, 0.8, 10.4, 10.4);
    ink.strokeRect(1.6, 1.6, 8.8, 8.8);
  },
  road: (ink) => {
    ink.globalAlpha = 1;
    ink.fillStyle = colors.paper;
    ink.fillRect(0, 3.2, 12, 5.6);
    ink.fillRect(3.2, 0, 5.6, 12);
  },
};

function zigzag(ink: Ink, y: number, width: number, height: number): void {
  ink.beginPath();
  ink.moveTo(0, y);
  for (let x = width; x <= 12; x += width) ink.lineTo(x, (x / width) % 2 ? y - height : y);
  ink.stroke();
}

function bricks(ink: Ink): void {
  ink.beginPath();
  for (const [y, shift] of [
    [2.4, 0],
    [4.8, 2],
    [7.2, 0],
    [9.6, 2],
  ] as const) {
    ink.moveTo(0, y);
    ink.lineTo(12, y);
    for (const x of [0, 4, 8, 12]) {
      ink.moveTo(x + shift, y);
      ink.lineTo(x + shift, y + 2.4);
    }
  }
  ink.stroke();
}
