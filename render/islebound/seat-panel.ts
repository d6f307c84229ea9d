import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { data } from '../../src/games/islebound/data.js';
import type { SeatView } from '../../src/games/islebound/view.js';
import { drawAmount } from '../kit/figures.js';
import { inset, type Rect } from '../kit/geometry.js';
import { drawPanel, outlineActive } from '../kit/panel.js';
import { drawSeatName } from '../kit/seat-name.js';
import { measureText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { onDeck, skills } from './crew.js';
import type { Scene } from './scene.js';
import { pointsOf } from './words.js';

const nameHeight = 58;
const columns = 6;

/** A figure with its sign, and the anchors it stands for. */
interface Stat {
  icon: string;
  n: number | string;
  anchors: string[];
}

/** One seat at the table: who, how many points, the stock, the crew on deck by skills, and what else there is. */
export function drawSeatPanel(scene: Scene, seat: SeatView, r: Rect): void {
  const { ink, view, result } = scene;
  drawPanel(ink, r);
  if (view.active.includes(seat.seat) || result?.winners.includes(seat.seat)) outlineActive(ink, r);
  const room = inset(r, 16, 12);
  drawName(scene, seat, { ...room, h: nameHeight });
  const h = (room.h - nameHeight) / 3;
  for (const [i, stats] of [goodsStats(seat), crewStats(seat), otherStats(seat)].entries()) {
    drawStats(scene, stats, { ...room, y: room.y + nameHeight + i * h, h }, i === 0 ? 46 : 38);
  }
}

/** Wood and fish lie in one hold. */
function goodsStats(seat: SeatView): Stat[] {
  const { stock, ichor } = seat;
  const fighters = ichor ? [{ icon: 'ichor-serpent', n: 1, anchors: [`goods:${seat.seat}:ichor-serpent`] }] : [];
  return [
    ...(['coins', 'wood', 'fish', 'books', 'pirates', 'serpents'] as const).map((good) => ({
      icon: good,
      n: stock[good],
      anchors: [`goods:${seat.seat}:${good}`],
    })),
    ...fighters,
  ];
}

function crewStats(seat: SeatView): Stat[] {
  const deck = onDeck(seat);
  const below = seat.crew.filter(({ place }) => place !== 'deck').length;
  return [
    ...skills.map((skill, i) => ({ icon: skill, n: deck[skill]!, anchors: i === 0 ? [`crew:${seat.seat}`] : [] })),
    { icon: 'rest', n: below, anchors: [] },
  ];
}

function otherStats(seat: SeatView): Stat[] {
  const goal = data.constants.renownPerToken;
  return [
    { icon: 'renown', n: `${seat.renown}/${goal}`, anchors: [`renown:${seat.seat}`] },
    { icon: 'token', n: seat.tokens.length, anchors: [] },
    { icon: 'building', n: seat.buildings.length, anchors: [`capital:${seat.seat}`] },
    { icon: 'city', n: seat.cities.length, anchors: [] },
    { icon: 'speed', n: seat.speed, anchors: [] },
  ];
}

/** Six columns, of which what is too wide for one takes two; where there is more to say, as it comes. */
function drawStats({ ink, places }: Scene, stats: Stat[], r: Rect, size: number): void {
  const figure = Math.max(sizes.secondary, size - 4);
  const widths = stats.map(({ n }) => amountWidth(ink, n, size, figure) + 10);
  const step = r.w / columns;
  const spans = widths.map((width) => Math.ceil(width / step) * step);
  const needed = spans.reduce((sum, span) => sum + span, 0) <= r.w + 1 ? spans : spread(widths, r.w);
  const y = r.y + r.h / 2;
  let x = r.x;
  for (const [i, { icon, n, anchors }] of stats.entries()) {
    const w = drawAmount(ink, icon, n, x, y, size, figure);
    for (const anchor of anchors) places.add(anchor, { x: x - 3, y: y - size / 2 - 3, w: w + 8, h: size + 6 }, 'below');
    x += needed[i]!;
  }
}

function amountWidth(ink: Ink, n: number | string, size: number, figure: number): number {
  return size * 1.18 + measureText(ink, String(n), { size: figure, weight: 'bold', color: colors.ink });
}

/** The room that is left goes evenly behind all. */
function spread(widths: number[], room: number): number[] {
  const left = room - widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width) => width + left / widths.length);
}

/** Token, name, cards in hand and points. */
export function drawName(scene: Scene, seat: SeatView, r: Rect): void {
  const held = seat.handSize.base + seat.handSize.metropolis;
  drawSeatName(scene, { ...seat, points: pointsOf(scene, seat), held: held > 0 ? held : undefined }, r);
}
