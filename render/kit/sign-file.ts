import { createCanvas } from 'canvas';
import type { SignView } from '../sign.js';
import { iconIn } from './icon-table.js';
import { drawIcon } from './icons.js';

/** What Discord shows emoji from; it draws them at most 48 pixels large. */
const side = 128;

/** The sign of a game as the bytes of a PNG file, clear around it. @throws Error when there is no such icon */
export function signFile(game: string, { icon }: SignView): Buffer {
  const canvas = createCanvas(side, side);
  drawIcon(canvas.getContext('2d'), iconIn(game, icon), 2, 2, side - 4);
  return canvas.toBuffer('image/png');
}
