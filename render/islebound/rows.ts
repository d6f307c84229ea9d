import type { Back } from '../../src/games/islebound/data.js';
import { buildingOf } from '../../src/games/islebound/data.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmounts } from '../kit/figures.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawLine } from '../kit/paragraph.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { buildingName } from './words.js';

const perRow = 3;
const entryHeight = 92;

interface Entry {
  card: string | null;
  books: number;
}

/** The buildings of the rows: name, books asked for, and both prices; what they do is on a picture of its own. */
export function rowsSection(scene: Scene): Section {
  const all = (['metropolis', 'base'] as Back[])
    .map((back) => entriesOf(scene, back))
    .filter(({ length }) => length > 0);
  const lines = all.flatMap((entries) => chunks(entries));
  return {
    height: 20 + Math.max(1, lines.length) * entryHeight,
    draw(r) {
      drawPanel(scene.ink, r);
      const room = inset(r, 12, 10);
      for (const [i, line] of lines.entries()) {
        const spots = columns({ ...room, y: room.y + i * entryHeight, h: entryHeight - 6 }, perRow, 6);
        for (const [at, entry] of line.entries()) drawEntry(scene, entry, spots[at]!);
      }
    },
  };
}

function entriesOf({ view }: Scene, back: Back): Entry[] {
  const { cards, books } = view.rows[back];
  return cards.map((card, at) => ({ card, books: books[at] ?? 0 }));
}

function chunks(entries: Entry[]): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / perRow) }, (_, i) =>
    entries.slice(i * perRow, (i + 1) * perRow),
  );
}

function drawEntry(scene: Scene, { card, books }: Entry, r: Rect): void {
  const { ink, places } = scene;
  drawSlot(ink, r, 8);
  const size = sizes.secondary;
  const [first, second] = [r.y + r.h * 0.28, r.y + r.h * 0.74];
  if (books > 0) drawBooks(scene, books, r.x + 8, first);
  if (!card) return;
  places.add(`card:${card}`, r);
  const { cost, build } = buildingOf(card);
  const left = r.x + (books > 0 ? 70 : 10);
  const bold = { size, weight: 'bold', color: colors.ink, maxWidth: r.x + r.w - left - 6 } as const;
  drawLine(ink, buildingName(scene, card), left, first, bold, sizes.detail);
  const width = drawAmounts(ink, { coins: cost }, r.x + 10, second, size, 'price');
  const slash = r.x + 22 + width;
  drawIcon(ink, 'building', slash, second - 17, 34);
  drawAmounts(ink, build, slash + 44, second, size, 'price');
}

function drawBooks({ ink }: Scene, books: number, x: number, y: number): void {
  const style = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;
  const width = drawFigure(ink, { text: books, means: 'books-needed' }, x, y, style);
  drawIcon(ink, 'books', x + width + 3, y - 17, 34);
}
