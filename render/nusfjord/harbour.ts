import { buildingOf, data } from '../../src/games/nusfjord/data.js';
import type { CellId, DoubleId, SeatView } from '../../src/games/nusfjord/view.js';
import { around, inset, type Rect } from '../kit/geometry.js';
import { fillGlyph } from '../kit/glyphs.js';
import { drawSlot, fillRounded, strokeRounded } from '../kit/panel.js';
import { drawParagraph, paragraphHeight } from '../kit/paragraph.js';
import { drawText } from '../kit/text.js';
import { colors, terrainColors } from '../kit/theme.js';
import { breakable } from './breaks.js';
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
/** From this width in pixels on a space shows its building's name, not only its letter. */
const namedFrom = 92;
/** So much may a name reach over its room: the last line ends with empty space. */
const leeway = 4;

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

function drawBuilt(scene: Scene, id: string, r: Rect): void {
  const { ink } = scene;
  const { letter } = buildingOf(id);
  if (r.w < namedFrom) {
    fillRounded(ink, r, 7, letterColors[letter]!);
    strokeRounded(ink, inset(r, 1), 6, colors.ink, 2.5);
    const size = Math.min(r.w, r.h) * 0.72;
    fillGlyph(ink, 'house', r.x + (r.w - size) / 2, r.y + (r.h - size) / 2, size, colors.ink);
    return;
  }
  fillRounded(ink, r, 8, letterColors[letter]!);
  strokeRounded(ink, inset(r, 1), 7, colors.ink, 2.5);
  const room = inset(r, 5, 4);
  const name = breakable(scene, buildingName(scene, id), room.w);
  const below = { ...room, y: r.y + 32, h: r.h - 36 };
  const lettered = paragraphHeight(ink, name, room.w) <= below.h + leeway;
  if (lettered) drawText(ink, letter, r.x + 10, r.y + 19, { size: 28, weight: 'bold', color: colors.ink });
  drawParagraph(ink, name, lettered ? below : room, { largest: 26, middle: true, color: colors.ink, align: 'center' });
}

function drawStore({ ink }: Scene, r: Rect): void {
  fillRounded(ink, r, 7, colors.paperEdge);
  const size = Math.min(r.w, r.h, 110) * 0.8;
  fillGlyph(ink, 'barrel', r.x + (r.w - size) / 2, r.y + (r.h - size) / 2, size, colors.ink);
}
