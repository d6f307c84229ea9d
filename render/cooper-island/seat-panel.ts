import { data, goods } from '../../src/games/cooper-island/data.js';
import type { SeatView } from '../../src/games/cooper-island/view.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmount } from '../kit/figures.js';
import { inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawPanel, drawSlot, outlineActive } from '../kit/panel.js';
import { drawSeatName } from '../kit/seat-name.js';
import type { Section } from '../kit/section.js';
import { seatsSection as sectionOf } from '../kit/table.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { drawTiles } from './tile.js';
import { pointsOf, shareOf } from './words.js';

export const nameHeight = 56;
const line = 42;
const padding = { x: 16, y: 8 };
const sign = 34;
const hex = 17;
/** Room for a good with a figure of one digit. */
const column = 70;

const figure = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;

/** A figure with its sign, and the anchors it stands for. */
interface Stat {
  icon: string;
  n: number | string;
  anchors?: string[];
}

/** All seats of the table, two beside each other; a line for markets is there while something lies on one. */
export function seatsSection(scene: Scene): Section {
  const lines = scene.view.seats.some(hasMarket) ? 5 : 4;
  return sectionOf(scene, nameHeight + lines * line + 2 * padding.y, drawSeatPanel);
}

function hasMarket({ market, owed }: SeatView): boolean {
  return owed.length > 0 || goods.some((good) => market[good] > 0);
}

function drawSeatPanel(scene: Scene, seat: SeatView, r: Rect): void {
  const room = openSeat(scene, seat, r);
  const drawn = scene.view.seats.some(hasMarket)
    ? [drawWarehouse, drawMarket, drawStats, drawLeft, drawSupply]
    : [drawWarehouse, drawStats, drawLeft, drawSupply];
  for (const [i, draw] of drawn.entries()) {
    draw(scene, seat, { ...room, y: room.y + nameHeight + i * line, h: line });
  }
}

/**
 * The paper of a seat with its first line: token, name, points, and behind the name the Cooper token and the mark of
 * who is done with the phase. Returns the room within.
 */
export function openSeat(scene: Scene, seat: SeatView, r: Rect): Rect {
  const { ink, view, result } = scene;
  drawPanel(ink, r);
  if (view.active.includes(seat.seat) || result?.winners.includes(seat.seat)) outlineActive(ink, r);
  const room = inset(r, padding.x, padding.y);
  const badges = [
    ...(view.cooper === seat.seat ? [{ icon: 'cooper', anchor: 'cooper' }] : []),
    ...(seat.done.finished && view.phase !== 'over' ? [{ icon: 'finished' }] : []),
  ];
  const named = { seat: seat.seat, first: false, points: pointsOf(scene, seat), badges };
  drawSeatName(scene, named, { ...room, h: nameHeight });
  return room;
}

/** Goods in the warehouse, and how many of its slots are free; an empty market is a mere sign at the end. */
function drawWarehouse({ ink, places, view }: Scene, seat: SeatView, r: Rect): void {
  const y = r.y + r.h / 2;
  for (const [i, good] of goods.entries()) {
    const w = drawAmount(ink, good, seat.warehouse[good], r.x + i * column, y, sign);
    places.add(`stored:${seat.seat}:${good}`, { x: r.x + i * column - 3, y: r.y + 1, w: w + 6, h: r.h - 2 }, 'below');
  }
  const x = r.x + goods.length * column;
  drawSlot(ink, { x, y: y - sign / 2, w: sign, h: sign }, 8);
  const end = x + sign + 6 + drawFigure(ink, { text: seat.freeSlots, means: 'slot' }, x + sign + 6, y, figure);
  places.add(`warehouse:${seat.seat}`, { x: r.x - 4, y: r.y + 1, w: end - r.x + 8, h: r.h - 2 }, 'below');
  if (view.seats.some(hasMarket)) return;
  ink.globalAlpha = 0.4;
  drawIcon(ink, 'market', r.x + r.w - sign, y - sign / 2, sign);
  ink.globalAlpha = 1;
  places.add(`market:${seat.seat}`, { x: r.x + r.w - sign - 3, y: y - sign / 2 - 3, w: sign + 6, h: sign + 6 });
}

/** Goods on the market, below those of the same kind, and goods of own choice that are still owed. */
function drawMarket({ ink, places }: Scene, { seat, market, owed }: SeatView, r: Rect): void {
  const y = r.y + r.h / 2;
  const hollow = { x: r.x - 6, y: r.y + 1, w: r.w + 12, h: r.h - 2 };
  drawSlot(ink, hollow, 10);
  places.add(`market:${seat}`, hollow, 'below');
  for (const [i, good] of goods.entries()) {
    if (market[good] === 0) continue;
    const w = drawAmount(ink, good, market[good], r.x + i * column, y, sign);
    places.add(`marketed:${seat}:${good}`, { x: r.x + i * column - 3, y: r.y + 1, w: w + 6, h: r.h - 2 }, 'below');
  }
  if (owed.length > 0) drawAmount(ink, 'owed', owed.length, r.x + goods.length * column, y, sign);
  drawIcon(ink, 'market', r.x + r.w - sign, y - sign / 2, sign);
}

/** The cartographer, workers, boats, statues, lids and the logbook. */
function drawStats({ ink, places }: Scene, owner: SeatView, r: Rect): void {
  const { seat } = owner;
  const stats: Stat[] = [
    { icon: 'cartographer', n: owner.cartographer, anchors: [`cartographer:${seat}`] },
    { icon: 'regular', n: shareOf(owner, 'regular'), anchors: [`worker:${seat}:regular`, `workers:${seat}`] },
    { icon: 'special', n: shareOf(owner, 'special'), anchors: [`worker:${seat}:special`, `workers:${seat}`] },
    { icon: 'boat', n: owner.docks.filter(({ boat }) => boat !== undefined).length, anchors: [`boats:${seat}`] },
    { icon: 'statue', n: owner.slotsForStatues.filter(({ filled }) => filled).length },
    { icon: 'lid', n: owner.lids.unused, anchors: [`lids:${seat}`] },
    { icon: 'logbook', n: owner.logbooks.length, anchors: [`logbooks:${seat}`] },
  ];
  let x = r.x;
  const y = r.y + r.h / 2;
  for (const { icon, n, anchors = [] } of stats) {
    const w = drawAmount(ink, icon, n, x, y, sign);
    for (const anchor of anchors) {
      places.add(anchor, { x: x - 3, y: y - sign / 2 - 3, w: w + 6, h: sign + 6 }, 'below');
    }
    x += w + 8;
  }
}

/** Structures left on the mat. */
function drawLeft({ ink, places }: Scene, { seat, pieces }: SeatView, r: Rect): void {
  const y = r.y + r.h / 2;
  for (const [i, structure] of Object.keys(data.structures).entries()) {
    const x = r.x + i * column;
    const w = drawAmount(ink, structure, pieces[structure] ?? 0, x, y, sign);
    places.add(`mat:${seat}:${structure}`, { x: x - 3, y: y - sign / 2 - 3, w: w + 6, h: sign + 6 }, 'below');
  }
}

/** The double tiles by kind. */
function drawSupply({ ink, places }: Scene, { seat, tiles }: SeatView, r: Rect): void {
  const kinds = Object.keys(data.doubleTiles);
  let { x } = r;
  for (const tile of kinds) {
    const amount = { n: tiles[tile] ?? 0, means: 'double-tile' };
    x += drawTiles(ink, tile, amount, x, r.y + r.h / 2, { hex, figure: figure.size }) + 16;
  }
  places.add(`tiles:${seat}`, { x: r.x - 4, y: r.y, w: x - r.x, h: r.h }, 'below');
}
