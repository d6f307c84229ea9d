import { type Canvas, createCanvas, loadImage } from 'canvas';
import { expect, it } from 'vitest';
import { filmPiece } from '../../render/film.js';
import { joinFilm } from '../../render/film-file.js';
import { drawPicture, type PictureRequest } from '../../render/index.js';
import { firstTurn } from './fixtures/santa-maria.js';

/** Width, height, delay in ms and whether it lets the one before show through, of each picture of a GIF file. */
function picturesOf(file: Buffer): { w: number; h: number; delay: number; clear: boolean }[] {
  const table = (fields: number): number => (fields & 0x80 ? 3 * 2 ** ((fields & 7) + 1) : 0);
  const found: { w: number; h: number; delay: number; clear: boolean }[] = [];
  let [delay, clear] = [0, false];
  const blocks = (at: number): number => {
    let next = at;
    while (file[next] !== 0) next += file[next]! + 1;
    return next + 1;
  };
  for (let at = 13 + table(file[10]!); file[at] !== 0x3b; ) {
    if (file[at] === 0x21) {
      // Each stays where the next one shows nothing.
      if (file[at + 1] === 0xf9) expect((file[at + 3]! >> 2) & 7).toBe(1);
      if (file[at + 1] === 0xf9) [delay, clear] = [file.readUInt16LE(at + 4) * 10, (file[at + 3]! & 1) === 1];
      at = blocks(at + 2);
    } else {
      expect(file[at]).toBe(0x2c);
      found.push({ w: file.readUInt16LE(at + 5), h: file.readUInt16LE(at + 7), delay, clear });
      at = blocks(at + 10 + table(file[at + 9]!) + 1);
    }
  }
  return found;
}

/** Pictures of one colour with a square of another in them. */
function draw({ view }: PictureRequest): Canvas {
  const { h, ground, square } = view as { h: number; ground: string; square: string };
  const canvas = createCanvas(100, h);
  const ink = canvas.getContext('2d');
  ink.fillStyle = ground;
  ink.fillRect(0, 0, 100, h);
  ink.fillStyle = square;
  ink.fillRect(20, 20, 20, 20);
  return canvas;
}

const asked = (view: object): PictureRequest => ({ game: 'x', kind: 'table', view, locale: 'en', names: [] });
const views = [
  asked({ h: 100, ground: '#ffffff', square: '#ff0000' }),
  asked({ h: 100, ground: '#ffffff', square: '#0000ff' }),
  asked({ h: 140, ground: '#ffffff', square: '#0000ff' }),
  asked({ h: 100, ground: '#ffffff', square: '#00ff00' }),
];
const pieces = views.map((request, at) => {
  const film = { width: 50, delay: at === 3 ? 4000 : 800, ...(at > 0 && { before: views[at - 1]! }) };
  return filmPiece(request, film, draw);
});

/** The colour of a pixel of a piece that is not the first, by itself: its index among those of its own table. */
async function colorIn(piece: Buffer, x: number, y: number): Promise<number[]> {
  const [w, h] = [piece.readUInt16LE(13), piece.readUInt16LE(15)];
  const head = Buffer.from('GIF89a\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt16LE(w, 6);
  head.writeUInt16LE(h, 8);
  const image = await loadImage(Buffer.concat([head, piece, Buffer.of(0x3b)]));
  const canvas = createCanvas(w, h);
  const ink = canvas.getContext('2d');
  ink.drawImage(image, 0, 0);
  return [...ink.getImageData(x, y, 1, 1).data];
}

it('is a GIF file with a picture a piece, each shown as long as it was asked, as high as the highest', () => {
  const file = joinFilm(pieces);
  expect([file.subarray(0, 6).toString(), file.readUInt16LE(6), file.readUInt16LE(8)]).toEqual(['GIF89a', 50, 70]);
  expect(picturesOf(file)).toEqual([
    { w: 50, h: 50, delay: 800, clear: false },
    { w: 50, h: 50, delay: 800, clear: true },
    { w: 50, h: 70, delay: 800, clear: false },
    { w: 50, h: 70, delay: 4000, clear: true },
  ]);
});

it('shows what differs from the picture before, and lets the rest show through', async () => {
  const first = await loadImage(joinFilm(pieces.slice(0, 1)));
  expect([first.width, first.height]).toEqual([50, 50]);
  expect(await colorIn(pieces[1]!, 15, 15)).toEqual([0, 0, 255, 255]);
  expect((await colorIn(pieces[1]!, 40, 40))[3]).toBe(0);
  expect(await colorIn(pieces[3]!, 15, 15)).toEqual([0, 255, 0, 255]);
  // Where the one before was higher.
  expect((await colorIn(pieces[3]!, 15, 65))[3]).toBe(255);
});

it('is drawn by whatever child has not drawn the picture before, to the same bytes', () => {
  const film = { width: 50, delay: 800, before: views[0]! };
  const again = filmPiece(views[1]!, film, draw);
  expect(again.equals(pieces[1]!)).toBe(true);
});

it('of a table is small, and a turn adds little', () => {
  const request: PictureRequest = {
    game: 'santa-maria',
    kind: 'table',
    view: firstTurn(2),
    locale: 'en',
    names: ['A', 'B'],
  };
  const whole = drawPicture({ ...request, film: { width: 640, delay: 800 } });
  const later = { ...request, names: ['A', 'C'] };
  const step = drawPicture({ ...later, film: { width: 640, delay: 800, before: request } });
  const [picture] = picturesOf(joinFilm([whole, step]));
  expect(picture!.w).toBe(640);
  expect(whole.length).toBeLessThan(400_000);
  expect(step.length).toBeLessThan(whole.length / 5);
});
