import type { Back } from '../../src/games/islebound/data.js';
import { buildingOf } from '../../src/games/islebound/data.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmounts } from '../kit/figures.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawLine, drawParagraph } from '../kit/paragraph.js';
import type { Section } from '../kit/section.js';
import { measureText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { buildingName, type Entry, entriesOf } from './words.js';

const perRow = 3;
const between = 6;
const padding = { x: 12, y: 10 };
const lineHeight = 42;
const nameStyle = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;

/** The buildings of the rows: name, books asked for, and both prices; what they do is on a picture of its own. */
export function rowsSection(scene: Scene, width: number): Section[] {
  const lines = (['metropolis', 'base'] as Back[]).flatMap((back) => chunks(entriesOf(scene, back)));
  if (lines.length === 0) return [];
  const w = (width - 2 * padding.x - (perRow - 1) * between) / perRow;
  const heights = lines.map((line) => 10 + lineHeight * (line.some((entry) => isLong(scene, entry, w)) ? 2.7 : 2));
  return [
    {
      height: 2 * padding.y + heights.reduce((sum, h) => sum + h + between, -between),
      draw(r) {
        drawPanel(scene.ink, r);
        const room = inset(r, padding.x, padding.y);
        let { y } = room;
        for (const [i, line] of lines.entries()) {
          const spots = columns({ ...room, y, h: heights[i]! }, perRow, between);
          for (const [at, entry] of line.entries()) drawEntry(scene, entry, spots[at]!);
          y += heights[i]! + between;
        }
      },
    },
  ];
}

function chunks(entries: Entry[]): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / perRow) }, (_, i) =>
    entries.slice(i * perRow, (i + 1) * perRow),
  );
}

/** Room beside the name, right of the sign of a metropolis. */
const nameRoom = (w: number, back: Back): number => w - 16 - (back === 'metropolis' ? 42 : 0);

/** Does the name take two lines? */
function isLong(scene: Scene, { card, back }: Entry, w: number): boolean {
  const style = { ...nameStyle, size: sizes.detail };
  return card !== null && measureText(scene.ink, buildingName(scene, card), style) > nameRoom(w, back);
}

function drawEntry(scene: Scene, entry: Entry, r: Rect): void {
  const { ink, places } = scene;
  const { card, books, back } = entry;
  drawSlot(ink, r, 8);
  const [first, last] = [r.y + 5 + lineHeight / 2, r.y + r.h - 5 - lineHeight / 2];
  if (books > 0) drawBooks(scene, books, r.x + r.w - 8, last);
  if (back === 'metropolis') drawIcon(ink, 'metropolis', r.x + 6, first - 18, 36);
  if (!card) return;
  places.add(`card:${card}`, r);
  const { cost, build } = buildingOf(card);
  const w = nameRoom(r.w, back);
  const name = { x: r.x + r.w - w - 8, y: r.y + 6, w, h: r.h - lineHeight - 8 };
  const words = buildingName(scene, card);
  if (isLong(scene, entry, r.w)) drawParagraph(ink, words, name, { ...nameStyle, largest: 30, lines: 2 });
  else drawLine(ink, words, name.x, first, { ...nameStyle, maxWidth: w }, sizes.detail);
  drawPrices(scene, { cost, build }, r.x + 10, last, sizes.secondary);
}

/** Both prices: in coins to buy it, in goods to build it. Returns the width drawn. */
export function drawPrices(
  { ink }: Pick<Scene, 'ink'>,
  { cost, build }: { cost: number; build: Record<string, number> },
  x: number,
  y: number,
  size: number,
): number {
  let at = x + drawAmounts(ink, { coins: cost }, x, y, size, 'price') + 12;
  drawIcon(ink, 'building', at, y - size / 2, size);
  at += size + 10;
  return at + drawAmounts(ink, build, at, y, size, 'price') - x;
}

/** The books that a place asks for; the right edge is `right`. */
export function drawBooks({ ink }: Pick<Scene, 'ink'>, books: number, right: number, y: number): void {
  const style = { size: sizes.secondary, weight: 'bold', color: colors.ink, align: 'right' } as const;
  drawIcon(ink, 'books', right - 34, y - 17, 34);
  drawFigure(ink, { text: books, means: 'books-needed' }, right - 40, y, style);
}
