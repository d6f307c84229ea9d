import { backOf, buildingOf } from '../../src/games/islebound/data.js';
import { drawLayer } from '../kit/cache.js';
import { drawFigure } from '../kit/figure.js';
import { inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { fillRounded, strokeRounded } from '../kit/panel.js';
import { drawLine, drawParagraph, paragraphHeight } from '../kit/paragraph.js';
import { measureText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { drawBooks, drawPrices } from './rows.js';
import type { Scene } from './scene.js';
import { buildingName } from './words.js';

/** Where a card lies, as far as it shows. */
export interface CardLook {
  /** Books that its place in a row asks for. */
  books?: number;
  hand?: true;
  /** What it does is left out. */
  short?: true;
}

const padding = { x: 12, y: 10 };
const line = 44;
const nameStyle = { weight: 'bold', color: colors.ink } as const;

/** A building with all that is on it: name, renown, prices, books asked for, and what it does. */
export function drawCard(scene: Scene, id: string, r: Rect, look: CardLook): void {
  const key = ['islebound-card', id, scene.locale, look.books ?? 0, look.hand, look.short].join(' ');
  drawLayer(scene.ink, key, r, (ink) => paintCard({ ...scene, ink }, id, { ...r, x: 0, y: 0 }, look));
}

function paintCard(scene: Scene, id: string, r: Rect, look: CardLook): void {
  const { ink, locale } = scene;
  fillRounded(ink, r, 14, look.hand ? colors.whiteDie : colors.paper);
  strokeRounded(ink, inset(r, 1.5), 13, look.hand ? colors.ink : colors.paperEdge, look.hand ? 4 : 3);
  const room = inset(r, padding.x, padding.y);
  const name = nameIn(scene, id, room.w);
  const words = buildingName(scene, id);
  const at = { ...room, x: room.x + name.left, w: name.w, h: name.h };
  if (name.h > line) drawParagraph(ink, words, at, { ...nameStyle, largest: 32, lines: 2 });
  else drawLine(ink, words, at.x, at.y + line / 2, { ...nameStyle, size: 34, maxWidth: name.w }, sizes.detail);
  if (name.left > 0) drawIcon(ink, 'metropolis', room.x, room.y + 3, 38);
  const prices = room.y + name.h + line / 2 + 2;
  drawPrices(scene, buildingOf(id), room.x, prices, sizes.secondary);
  drawRenown(scene, id, room.x + room.w, room.y + line / 2);
  if (look.books) drawBooks(scene, look.books, room.x + room.w, prices);
  if (look.short) return;
  const top = room.y + name.h + line + 8;
  const rest = { ...room, y: top, h: room.y + room.h - top };
  drawParagraph(ink, buildingOf(id).text[locale], rest, { largest: 32, color: colors.ink });
}

/** The height a card needs for all of it in the smallest letters. */
export function cardHeight(scene: Scene, id: string, width: number, { short }: CardLook): number {
  const w = width - 2 * padding.x;
  const text = short ? 0 : paragraphHeight(scene.ink, buildingOf(id).text[scene.locale], w) + 8;
  return Math.ceil(2 * padding.y + nameIn(scene, id, w).h + line + text);
}

/** The renown that a building is worth at the end; its right edge is `right`. */
export function drawRenown({ ink }: Pick<Scene, 'ink'>, id: string, right: number, y: number): void {
  const { renown, bonusRenown = 0 } = buildingOf(id);
  drawIcon(ink, 'points', right - 36, y - 18, 36);
  const style = { size: 34, weight: 'bold', color: colors.ink, align: 'right' } as const;
  drawFigure(ink, { text: renown + bonusRenown, means: 'points' }, right - 42, y, style);
}

/** Where the name stands: left of the renown, right of the sign of a metropolis, in two lines if need be. */
function nameIn({ ink, locale }: Scene, id: string, width: number): { left: number; w: number; h: number } {
  const left = backOf(id) === 'metropolis' ? 46 : 0;
  const w = width - left - 88;
  const fits = measureText(ink, buildingName({ locale }, id), { ...nameStyle, size: sizes.detail }) <= w;
  return { left, w, h: fits ? line : 72 };
}
