import { buildingOf } from '../../src/games/nusfjord/data.js';
import { drawLayer } from '../kit/cache.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmounts } from '../kit/figures.js';
import { inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawLetter } from '../kit/letter.js';
import { fillRounded, strokeRounded } from '../kit/panel.js';
import { drawLine, drawParagraph, paragraphHeight } from '../kit/paragraph.js';
import { measureText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { letterColors } from './signs.js';
import { buildingName } from './words.js';

export interface CardLook {
  /** Is the price of interest? Not once the card is built. */
  cost: boolean;
  /** Its effect could be used once, and has been. */
  used?: boolean;
  hand?: boolean;
  /** Leave room for a flag at the top right corner. */
  flagged?: boolean;
}

const tag = 38;
const padding = { x: 12, y: 10 };
/** Height of the line with price and points. */
const figures = 48;
const nameStyle = { weight: 'bold', color: colors.ink } as const;
/** A name that is too wide in letters of this size takes two lines. */
const smallestInLine = sizes.detail;
const flagRoom = 62;

/** A building with all that is on it: letter, name, price, points, and what it does. */
export function drawCard(scene: Scene, id: string, r: Rect, look: CardLook): void {
  const key = ['card', id, scene.locale, look.cost, look.used, look.hand, look.flagged].join(' ');
  drawLayer(scene.ink, key, r, (ink) => paintCard({ ...scene, ink }, id, { ...r, x: 0, y: 0 }, look));
}

function paintCard(scene: Scene, id: string, r: Rect, look: CardLook): void {
  const { ink, locale } = scene;
  const { letter, cost, points, text } = buildingOf(id);
  fillRounded(ink, r, 14, look.hand ? colors.whiteDie : colors.paper);
  strokeRounded(ink, inset(r, 1.5), 13, look.hand ? colors.ink : colors.paperEdge, look.hand ? 4 : 3);
  const room = inset(r, padding.x, padding.y);
  const { name, line, end } = layout(scene, id, room, look);
  drawLetter(ink, letter, letterColors[letter]!, room.x, room.y, tag);
  if (look.hand) drawIcon(ink, 'hand', room.x + room.w - (look.flagged ? flagRoom : 0) - 34, room.y + 2, 34);
  if (look.used) drawIcon(ink, 'passed', room.x + tag + 10, room.y, tag);
  const words = buildingName(scene, id);
  if (name.h > tag) drawParagraph(ink, words, name, { ...nameStyle, largest: 32, lines: 2 });
  else drawLine(ink, words, name.x, name.y + name.h / 2, { ...nameStyle, size: 34, maxWidth: name.w }, smallestInLine);
  drawPoints(scene, points, room.x + room.w, line);
  if (look.cost) drawAmounts(ink, cost, room.x, line, 38, 'price');
  const rest = { ...room, y: end, h: room.y + room.h - end };
  drawParagraph(ink, text[locale], rest, { largest: 36, color: look.used ? colors.muted : colors.ink });
}

/** The height a card needs for its whole text in the smallest letters. */
export function cardHeight(scene: Scene, id: string, width: number, look: CardLook): number {
  const room = { x: 0, y: padding.y, w: width - 2 * padding.x, h: 0 };
  const text = paragraphHeight(scene.ink, buildingOf(id).text[scene.locale], room.w);
  return layout(scene, id, room, look).end + text + padding.y;
}

/**
 * Where the name stands, the middle of the line with the points, and where all that ends. With a price the name is
 * beside the letter and the figures below it; without one the points are beside the letter and the name below.
 */
function layout(scene: Scene, id: string, r: Rect, look: CardLook): { name: Rect; line: number; end: number } {
  const beside = look.cost ? tag + 10 : 0;
  const w = r.w - beside - (look.hand ? 40 : 0) - (look.flagged ? flagRoom : 0);
  const fits = measureText(scene.ink, buildingName(scene, id), { ...nameStyle, size: smallestInLine }) <= w;
  const h = fits ? tag : 76;
  if (look.cost) {
    return { name: { x: r.x + beside, y: r.y, w, h }, line: r.y + h + figures / 2, end: r.y + h + figures };
  }
  const y = r.y + tag + 6;
  return { name: { x: r.x, y, w, h }, line: r.y + tag / 2, end: y + h + 6 };
}

function drawPoints({ ink }: Scene, points: number | '*', right: number, y: number): void {
  const size = 36;
  drawIcon(ink, 'points', right - size, y - size / 2, size);
  const style = { size: size + 2, weight: 'bold', color: colors.ink, align: 'right' } as const;
  drawFigure(ink, { text: points, means: 'points' }, right - size - 6, points === '*' ? y + 6 : y, style);
}
