import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { fillRounded, strokeRounded } from './panel.js';
import { colors } from './theme.js';

const spots: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export interface Die {
  color: 'white' | 'blue';
  /** 1 to 6; undefined: not rolled yet. */
  value?: number;
}

/** A die whose top left corner is at (x, y). White ones have dark pips and square shoulders, blue ones light pips. */
export function drawDie(ink: Ink, die: Die, x: number, y: number, size: number): void {
  const box = { x: x + 1, y: y + 1, w: size - 2, h: size - 2 };
  const white = die.color === 'white';
  fillRounded(ink, box, size * 0.2, white ? colors.whiteDie : colors.blueDie);
  strokeRounded(ink, box, size * 0.2, colors.ink, Math.max(2.5, size / 18));
  ink.fillStyle = white ? colors.ink : colors.white;
  for (const [dx, dy] of die.value === undefined ? [] : spots[die.value]!) {
    ink.beginPath();
    ink.arc(x + size / 2 + dx * size * 0.25, y + size / 2 + dy * size * 0.25, size * 0.105, 0, Math.PI * 2);
    ink.fill();
  }
}
