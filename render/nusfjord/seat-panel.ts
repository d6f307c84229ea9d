import { data } from '../../src/games/nusfjord/data.js';
import type { SeatView } from '../../src/games/nusfjord/view.js';
import { drawAmount } from '../kit/figures.js';
import { inset, type Rect } from '../kit/geometry.js';
import { drawPanel, outlineActive } from '../kit/panel.js';
import { drawSeatName } from '../kit/seat-name.js';
import { sizes } from '../kit/theme.js';
import { drawCouncilLines } from './council.js';
import { drawHarbourMap } from './harbour.js';
import { type Scene, seatMark } from './scene.js';
import { pointsOf } from './words.js';

const goods = ['wood', 'fish', 'gold'] as const;
const nameHeight = 56;
/** In wide panels the figures stand together all the same. */
const widestUnit = 70;

/** A figure with its sign, and the anchors it stands for. */
interface Stat {
  icon: string;
  n: number;
  /** Figures there must be room for. */
  digits: 1 | 2;
  anchors: string[];
}

/** One seat at the table: who, how many points, the stock, workers left, the harbour in small, and what else there is. */
export function drawSeatPanel(scene: Scene, seat: SeatView, r: Rect): void {
  const { ink, view, result } = scene;
  drawPanel(ink, r);
  if (view.active.includes(seat.seat) || result?.winners.includes(seat.seat)) outlineActive(ink, r);
  const room = inset(r, 16, 14);
  drawName(scene, seat, { ...room, h: nameHeight });
  const below = { ...room, y: room.y + nameHeight + 6, h: room.h - nameHeight - 6 };
  if (r.h >= 420 && r.w > 800) drawAlone(scene, seat, below);
  else if (r.h < 420) drawBeside(scene, seat, below);
  else drawBelow(scene, seat, below);
}

/** The wide panel of who sits alone: the harbour at the left, the figures and the council beside it. */
function drawAlone(scene: Scene, seat: SeatView, r: Rect): void {
  const map = { ...r, w: r.w * 0.5 };
  drawHarbourMap(scene, seat, map);
  const right = { ...r, x: map.x + map.w + 20, w: r.w - map.w - 20 };
  drawStats(scene, mainStats(seat), { ...right, h: 72 }, 4, sizes.primary);
  drawStats(scene, otherStats(seat), { ...right, y: r.y + 72, h: 60 }, 5, 40);
  drawCouncilLines(scene, seat, { ...right, y: r.y + 142, h: r.h - 142 });
}

/** Low panels: the harbour at the left, the figures beside it. */
function drawBeside(scene: Scene, seat: SeatView, r: Rect): void {
  const map = { ...r, w: r.h > 200 ? 250 : 136 };
  drawHarbourMap(scene, seat, map);
  const right = { ...r, x: map.x + map.w + 14, w: r.w - map.w - 14 };
  const wide = right.w > 340;
  const goodsHeight = wide ? right.h * (right.h > 130 ? 0.46 : 0.55) : right.h * 0.54;
  drawStats(scene, mainStats(seat), { ...right, h: goodsHeight }, wide ? 4 : 2, sizes.primary);
  const low = { ...right, y: right.y + goodsHeight, h: right.h - goodsHeight };
  drawStats(scene, otherStats(seat), low, wide ? 5 : 3, right.h < 130 ? 34 : 38);
}

/** Tall panels: the harbour at the top, all figures below it. */
function drawBelow(scene: Scene, seat: SeatView, r: Rect): void {
  const stats = 130;
  drawHarbourMap(scene, seat, { ...r, h: r.h - stats - 10 });
  const y = r.y + r.h - stats;
  drawStats(scene, mainStats(seat), { ...r, y, h: stats * 0.54 }, 4, sizes.primary);
  drawStats(scene, otherStats(seat), { ...r, y: y + stats * 0.54, h: stats * 0.46 }, 5, 40);
}

function mainStats(seat: SeatView): Stat[] {
  return [
    ...goods.map((good) => ({
      icon: good,
      n: seat.supply[good],
      digits: 2 as const,
      anchors: [`goods:${seat.seat}:${good}`],
    })),
    { icon: 'worker', n: seat.workersLeft, digits: 1, anchors: [] },
  ];
}

function otherStats(seat: SeatView): Stat[] {
  const { seat: n } = seat;
  return [
    { icon: 'catch', n: seat.catchSize, digits: 2, anchors: [] },
    {
      icon: 'ship',
      n: seat.ships.length,
      digits: 1,
      anchors: Object.keys(data.ships).map((type) => `fleet:${n}:${type}`),
    },
    {
      icon: 'reserve',
      n: goods.reduce((sum, good) => sum + seat.reserve[good], 0),
      digits: 1,
      anchors: [`reserve:${n}`],
    },
    { icon: 'share', n: seat.shares.reduce((a, b) => a + b, 0), digits: 1, anchors: [`shares:${n}`] },
    { icon: 'elder', n: seat.elders.length, digits: 1, anchors: seat.elders.map(({ id }) => `council:${n}:${id}`) },
  ];
}

function drawStats({ ink, places }: Scene, stats: Stat[], r: Rect, perLine: number, figure: number): void {
  const lines = Math.ceil(stats.length / perLine);
  const h = r.h / lines;
  const size = Math.min(figure, h - 4);
  for (let line = 0; line < lines; line++) {
    const row = stats.slice(line * perLine, (line + 1) * perLine);
    const room = stats.slice(0, perLine).map(({ digits }) => 0.95 + 0.55 * digits);
    const unit = Math.min(r.w / room.reduce((a, b) => a + b, 0), widestUnit);
    let x = r.x;
    const y = r.y + (line + 0.5) * h;
    for (const [i, { icon, n, anchors }] of row.entries()) {
      const w = drawAmount(ink, icon, n, x, y, Math.round(size * 0.9), size);
      for (const anchor of anchors)
        places.add(anchor, { x: x - 3, y: y - size / 2 - 2, w: w + 6, h: size + 4 }, 'below');
      x += room[i]! * unit;
    }
  }
}

/** Token, name, cards in hand and points. */
export function drawName(scene: Scene, seat: SeatView, r: Rect): void {
  const held = seat.handSize > 0 ? seat.handSize : undefined;
  drawSeatName(scene, { ...seat, points: pointsOf(scene, seat), held, mark: seatMark(scene, seat.seat) }, r);
}
