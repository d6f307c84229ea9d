import type { Seat } from '../../src/engine/message.js';
import { drawFigure, signed } from './figure.js';
import { drawAmount } from './figures.js';
import type { Rect } from './geometry.js';
import { drawIcon } from './icons.js';
import { drawLine } from './paragraph.js';
import type { Scene } from './scene.js';
import { shownName } from './shown-name.js';
import { measureText } from './text.js';
import { colors, sizes } from './theme.js';
import { drawToken } from './tokens.js';

/** Long names are written smaller before they are cut. */
const smallest = 38;

/** What stands in the first line of a seat's panel. */
export interface Named {
  seat: Seat;
  /** Does it begin the rounds? */
  first: boolean;
  points: number;
  /** Cards in hand; undefined: they are not shown. */
  held?: number | undefined;
  /** The mark of the seat, where it is not the seat's own. */
  mark?: number;
  /** Signs behind the name: what it holds, how it stands. */
  badges?: readonly { icon: string; anchor?: string }[];
}

/** Of a sign behind the name. */
const badge = { size: 42, step: 50 };

/** Token, name, cards in hand (anchor `hand:<seat>`) and points (anchor `points:<seat>`).
 * @example drawSeatName(scene, { seat: 0, first: true, points: 12 }, r) */
export function drawSeatName<V>(
  scene: Scene<V>,
  { seat, first, points, held, mark = seat, badges = [] }: Named,
  r: Rect,
): void {
  const { ink, names, places, result, locale } = scene;
  const name = names[seat]!;
  const y = r.y + r.h / 2;
  const style = { size: sizes.primary, weight: 'bold', color: colors.ink } as const;
  drawToken(ink, mark, name, r.x + 28, y, 56);
  const text = signed(points);
  const icon = result ? 'total' : 'points';
  const pointsWidth = 56 + measureText(ink, text, style);
  let right = r.x + r.w - pointsWidth;
  drawIcon(ink, icon, right, y - 25, 50);
  drawFigure(ink, { text, means: icon }, right + pointsWidth, y, { ...style, align: 'right' });
  places.add(`points:${seat}`, { x: right, y: r.y + 4, w: pointsWidth, h: r.h - 8 });
  right -= 14;
  if (held !== undefined) {
    const heldWidth = 56 + measureText(ink, String(held), { ...style, size: 40 });
    right -= heldWidth;
    drawAmount(ink, 'hand', held, right, y, 44, 40);
    places.add(`hand:${seat}`, { x: right - 2, y: y - 25, w: heldWidth, h: 50 });
    right -= 8;
  }
  const signs = first ? [{ icon: 'first' }, ...badges] : badges;
  const room = right - r.x - 66 - (signs.length > 0 ? signs.length * badge.step + 4 : 0);
  const shown = shownName(name, seat, locale);
  const width = drawLine(ink, shown, r.x + 66, y, { ...style, maxWidth: room }, smallest);
  for (const [i, { icon, anchor }] of signs.entries()) {
    const spot = { x: r.x + 66 + width + 10 + i * badge.step, y: y - badge.size / 2, w: badge.size, h: badge.size };
    drawIcon(ink, icon, spot.x, spot.y, badge.size);
    if (anchor !== undefined) places.add(anchor, spot);
  }
}
