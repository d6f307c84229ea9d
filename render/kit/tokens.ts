import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { isComputer } from './computers.js';
import { fillGlyph } from './glyphs.js';
import { initial } from './names.js';
import { drawText } from './text.js';
import { colors, seatMarks, sizes } from './theme.js';

const computerGlyph = 'vintage-robot';

/**
 * The mark of a seat: its shape and colour, with the initial of the name where there is room for it; a robot stands for
 * the initial where the computer plays the seat.
 * @param size width and height in pixels
 */
export function drawToken(ink: Ink, seat: number, name: string, x: number, y: number, size: number): void {
  const letter = isComputer(name) ? { glyph: computerGlyph } : initial(name, seat);
  drawMark(ink, seat, letter, x, y, size);
}

/** One of the marks of seats with a letter, or a glyph, where there is room for it. @example drawMark(ink, 0, 'A', 40, 40, 56) */
export function drawMark(
  ink: Ink,
  index: number,
  letter: string | { glyph: string },
  x: number,
  y: number,
  size: number,
): void {
  const mark = seatMarks[index]!;
  outline(ink, mark.shape, x, y, size / 2 - 2);
  ink.fillStyle = mark.color;
  ink.fill();
  ink.strokeStyle = colors.ink;
  ink.lineWidth = Math.max(2.5, size / 14);
  ink.lineJoin = 'round';
  ink.stroke();
  const letterSize = Math.round(size * (mark.shape === 'triangle' || mark.shape === 'diamond' ? 0.5 : 0.6));
  if (letterSize < sizes.detail) return;
  const low = mark.shape === 'triangle' ? size * 0.1 : 0;
  if (typeof letter !== 'string') {
    const glyph = letterSize * 1.15;
    fillGlyph(ink, letter.glyph, x - glyph / 2, y + low - glyph / 2, glyph, mark.ink);
    return;
  }
  const style = { size: letterSize, weight: 'bold', color: mark.ink, align: 'center' } as const;
  drawText(ink, letter, x, y + low, style);
}

function outline(ink: Ink, shape: (typeof seatMarks)[number]['shape'], x: number, y: number, r: number): void {
  ink.beginPath();
  switch (shape) {
    case 'circle':
      ink.arc(x, y, r, 0, Math.PI * 2);
      break;
    case 'square':
      ink.roundRect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, r * 0.2);
      break;
    case 'triangle':
      corners(ink, 3, x, y + r * 0.16, r * 1.14);
      break;
    case 'diamond':
      corners(ink, 4, x, y, r * 1.08);
      break;
    case 'pentagon':
      corners(ink, 5, x, y, r * 1.05);
      break;
    case 'hexagon':
      corners(ink, 6, x, y, r);
  }
}

function corners(ink: Ink, n: number, x: number, y: number, r: number): void {
  for (let i = 0; i < n; i++) {
    const angle = (i / n) * Math.PI * 2 - Math.PI / 2;
    ink.lineTo(x + r * Math.cos(angle), y + r * Math.sin(angle));
  }
  ink.closePath();
}
