import { createCanvas, loadImage } from 'canvas';
import { describe, expect, it } from 'vitest';
import { drawPicture, type PictureRequest } from '../../render/index.js';
import { createRng, defaultOptions, playout, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { seedOf } from '../seed.js';

const columns = 8;
const rows = 6;

/** Mean brightness of each cell of a grid over a part of a picture. */
async function impression(png: Buffer, part: { x: number; y: number; w: number; h: number }): Promise<number[]> {
  const ink = createCanvas(part.w, part.h).getContext('2d');
  ink.drawImage(await loadImage(png), -part.x, -part.y);
  const [w, h] = [part.w / columns, part.h / rows];
  return Array.from({ length: columns * rows }, (_, cell) => {
    const { data } = ink.getImageData((cell % columns) * w, Math.floor(cell / columns) * h, w, h);
    return data.reduce((sum, value) => sum + value, 0) / data.length;
  });
}

describe.each(Object.values(games))('quarters of $id', (game) => {
  const { position } = start(game, 3, defaultOptions(game), seedOf(4));
  playout(game, position, createRng({ seed: seedOf(5), block: 0 }), 60);
  const view = game.view(position.state, 'public');
  const request: PictureRequest = { game: game.id, kind: 'table', view, locale: 'en', names: ['Anna', 'Bo', 'Вера'] };

  it.each([1, 2, 3, 4])('number %i shows that part of the table, twice as large', async (quarter) => {
    const x = ((quarter - 1) % 2) * 800;
    const y = quarter > 2 ? 600 : 0;
    const whole = await impression(drawPicture(request), { x, y, w: 800, h: 600 });
    const close = await impression(drawPicture({ ...request, quarter }), { x: 0, y: 0, w: 1600, h: 1200 });
    for (const [cell, value] of close.entries()) expect(Math.abs(value - whole[cell]!)).toBeLessThan(3);
  });

  it('leaves the whole table as it was', () => {
    const before = drawPicture(request);
    drawPicture({ ...request, quarter: 3 });
    expect(drawPicture(request).equals(before)).toBe(true);
  });
});
