import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { vi } from 'vitest';
import type { Rect } from '../../render/kit/geometry.js';
import { Places } from '../../render/kit/places.js';

/** A sign, a figure or a seat's mark on a picture, and where its middle lies in units of the page. */
interface Sign {
  /** Behind a ~ where it steps back. */
  sign: string;
  x: number;
  y: number;
  size: number;
}

const signs: Sign[] = [];

function note(ink: Ink, sign: string, x: number, y: number, size: number): void {
  signs.push({ sign: ink.globalAlpha < 1 ? `~${sign}` : sign, x, y, size });
}

/** The kit's modules that draw icons, figures, marks of seats and hexes, made to note each. */
export const reading = {
  icons: (kit: typeof import('../../render/kit/icons.js')): typeof kit => ({
    ...kit,
    drawIcon(ink, id, x, y, size) {
      note(ink, id, x + size / 2, y + size / 2, size);
      kit.drawIcon(ink, id, x, y, size);
    },
  }),
  figure: (kit: typeof import('../../render/kit/figure.js')): typeof kit => ({
    ...kit,
    drawFigure(ink, figure, x, y, style) {
      const width = kit.drawFigure(ink, figure, x, y, style);
      const { align = 'left' } = style;
      const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
      note(ink, String(figure.text), left + width / 2, y, style.size);
      return width;
    },
  }),
  tokens: (kit: typeof import('../../render/kit/tokens.js')): typeof kit => ({
    ...kit,
    drawToken(ink, seat, name, x, y, size) {
      note(ink, `seat-${seat}`, x, y, size);
      kit.drawToken(ink, seat, name, x, y, size);
    },
  }),
  hexes: (kit: typeof import('../../render/kit/hex-signs.js')): typeof kit => ({
    ...kit,
    drawHexes(ink, ids, x, y, size) {
      note(ink, ids.join('+'), x + kit.hexesWidth(ids.length, size) / 2, y, size);
      kit.drawHexes(ink, ids, x, y, size);
    },
  }),
};

/** Signs whose middles are no farther apart than this stand in one line. */
const oneLine = 16;

interface Reading {
  /** What stands at a place. */
  at(anchor: string): string;
  /** The largest of it. */
  largest(anchor: string): string;
  /** All there is, as it was drawn. */
  all: string[];
}

/**
 * Draws a picture and reads what stands at its places: line by line from the top, each from the left.
 * @example readPicture(() => draw(request)).at('market:1') // 'wood 3 gold 1 market'
 */
export function readPicture(draw: () => unknown): Reading {
  signs.length = 0;
  const places = new Map<string, Rect>();
  const { add } = Places.prototype;
  const spy = vi.spyOn(Places.prototype, 'add').mockImplementation(function (this: Places, anchor, ...rest) {
    add.call(this, anchor, ...rest);
    places.set(anchor, this.of(anchor).at(-1)!.rect);
  });
  draw();
  spy.mockRestore();
  const found = [...signs];
  const within = (anchor: string): Sign[] => {
    const rect = places.get(anchor);
    if (!rect) throw new Error(`no place ${anchor}`);
    return found.filter((one) => holds(rect, one));
  };
  return {
    all: found.map(({ sign }) => sign),
    at: (anchor) => inLines(within(anchor)),
    largest: (anchor) => within(anchor).reduce((a, b) => (b.size > a.size ? b : a)).sign,
  };
}

function holds({ x, y, w, h }: Rect, at: Sign): boolean {
  return at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;
}

function inLines(list: Sign[]): string {
  const lines: Sign[][] = [];
  for (const one of [...list].sort((a, b) => a.y - b.y)) {
    const last = lines.at(-1);
    if (last && one.y - last[0]!.y <= oneLine) last.push(one);
    else lines.push([one]);
  }
  return lines
    .map((line) =>
      line
        .sort((a, b) => a.x - b.x)
        .map(({ sign }) => sign)
        .join(' '),
    )
    .join(' | ');
}
