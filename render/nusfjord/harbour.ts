import { buildingOf, data } from '../../src/games/nusfjord/data.js';
import type { CellId, DoubleId, SeatView } from '../../src/games/nusfjord/view.js';
import { breakable } from '../kit/breaks.js';
import { drawFigure } from '../kit/figure.js';
import { around, inset, type Rect } from '../kit/geometry.js';
import { fillGlyph } from '../kit/glyphs.js';
import { drawIcon } from '../kit/icons.js';
import { drawSlot, fillRounded, strokeRounded } from '../kit/panel.js';
import { drawParagraph } from '../kit/paragraph.js';
import { drawText } from '../kit/text.js';
import { colors, sizes, terrainColors } from '../kit/theme.js';

import type { Scene } from './scene.js';
import { letterColors } from './signs.js';
import { buildingName } from './words.js';

/** Where every space of a harbour board lies. */
export interface Harbour {
  cells: Record<CellId, Rect>;
  doubles: Record<DoubleId, Rect>;
  reserve: Rect;
}

const spaces = [data.harbour.reserve, ...data.harbour.cells];
const letters = [...new Set(spaces.map((id) => id[0]!))].sort();
const numbers = [...new Set(spaces.map((id) => Number(id.slice(1))))].sort();
/** Divides a rectangle into the spaces of a harbour board. */
export function harbourIn(r: Rect, gap: number): Harbour {
  const w = (r.w - gap * (letters.length - 1)) / letters.length;
  const h = (r.h - gap * (numbers.length - 1)) / numbers.length;
  const rect = (id: CellId): Rect => ({
    x: Math.round(r.x + letters.indexOf(id[0]!) * (w + gap)),
    y: Math.round(r.y + numbers.indexOf(Number(id.slice(1))) * (h + gap)),
    w: Math.floor(w),
    h: Math.floor(h),
  });
  const cells = Object.fromEntries(data.harbour.cells.map((id) => [id, rect(id)]));
  const doubles = data.harbour.doubles.map(({ id, cells: pair }) => [id, around(pair.map(rect))]);
  return { cells, doubles: Object.fromEntries(doubles), reserve: rect(data.harbour.reserve) };
}

/** A harbour in small: which spaces are empty, built on or under forests. */
export function drawHarbourMap(scene: Scene, seat: SeatView, r: Rect): void {
  const { ink, places } = scene;
  const harbour = harbourIn(r, r.w > 300 ? 8 : 4);
  noteSpaces(scene, seat, harbour);
  for (const [id, rect] of Object.entries(harbour.cells)) {
    const building = seat.buildings[id];
    if (building) drawBuilt(scene, building, rect);
    else drawSlot(ink, rect, 7);
  }
  for (const [id, rect] of Object.entries(harbour.doubles)) drawForests(scene, seat.forests[id] ?? 0, rect);
  drawStore(scene, harbour.reserve);
  places.add(`reserve:${seat.seat}`, harbour.reserve);
}

/** Notes where the spaces of a seat lie: in the middle of what is empty, on a corner of what must stay readable. */
export function noteSpaces({ places }: Scene, seat: SeatView, harbour: Harbour): void {
  for (const [id, rect] of Object.entries(harbour.cells)) {
    places.add(`cell:${seat.seat}:${id}`, rect, seat.buildings[id] ? 'corner' : 'center');
  }
  for (const [id, rect] of Object.entries(harbour.doubles)) places.add(`double:${seat.seat}:${id}`, rect, 'corner');
}

/** Forests on a double space: one or two trees on green ground. */
export function drawForests({ ink }: Scene, count: number, r: Rect): void {
  if (count === 0) return;
  fillRounded(ink, r, 8, terrainColors.forest!);
  strokeRounded(ink, inset(r, 1), 7, colors.ink, 2.5);
  const size = Math.min(r.h * 0.9, (r.w * 0.86) / data.harbour.maxForestsPerDouble, 150);
  const x = r.x + r.w / 2 - (size * count) / 2;
  for (let i = 0; i < count; i++) fillGlyph(ink, 'pine-tree', x + i * size, r.y + (r.h - size) / 2, size, '#1c5c33');
}

/** A house on the ground of its letter; what it is called is seen closely. */
function drawBuilt({ ink }: Scene, id: string, r: Rect): void {
  fillRounded(ink, r, 7, letterColors[buildingOf(id).letter]!);
  strokeRounded(ink, inset(r, 1), 6, colors.ink, 2.5);
  const size = Math.min(r.w, r.h) * 0.72;
  fillGlyph(ink, 'house', r.x + (r.w - size) / 2, r.y + (r.h - size) / 2, size, colors.ink);
}

/** A building on a harbour looked at closely: its letter and points above, its name below. */
export function drawBuiltInArea(scene: Scene, id: string, r: Rect, used: boolean): void {
  const { ink } = scene;
  const { letter, points } = buildingOf(id);
  fillRounded(ink, r, 12, letterColors[letter]!);
  strokeRounded(ink, inset(r, 1.5), 11, colors.ink, 3);
  drawText(ink, letter, r.x + 14, r.y + 26, { size: 36, weight: 'bold', color: colors.ink });
  if (used) drawIcon(ink, 'passed', r.x + 50, r.y + 9, 34);
  drawIcon(ink, 'points', r.x + r.w - 44, r.y + 9, 34);
  const figure = { size: sizes.secondary, weight: 'bold', color: colors.ink, align: 'right' } as const;
  drawFigure(ink, { text: points, means: 'points' }, r.x + r.w - 50, points === '*' ? r.y + 32 : r.y + 26, figure);
  const room = { x: r.x + 10, y: r.y + 50, w: r.w - 16, h: r.h - 56 };
  const name = breakable(scene.ink, scene.say('nusfjord.breaks'), buildingName(scene, id), room.w);
  drawParagraph(ink, name, room, { largest: 30, middle: true, color: colors.ink, align: 'center' });
}

function drawStore({ ink }: Scene, r: Rect): void {
  fillRounded(ink, r, 7, colors.paperEdge);
  const size = Math.min(r.w, r.h, 110) * 0.8;
  fillGlyph(ink, 'barrel', r.x + (r.w - size) / 2, r.y + (r.h - size) / 2, size, colors.ink);
}
