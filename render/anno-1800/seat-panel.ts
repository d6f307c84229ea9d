import { kinds, tokenKinds } from '../../src/games/anno-1800/data.js';
import type { SeatView } from '../../src/games/anno-1800/view.js';
import { drawAmount } from '../kit/figures.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawPanel, outlineActive } from '../kit/panel.js';
import { drawSeatName } from '../kit/seat-name.js';
import { sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { signOf } from './signs.js';
import { cubesOf, handOf, pointsOf } from './words.js';

const nameHeight = 58;
const perRow = 4;
const sign = 42;

/** A figure with its sign, and the anchors it stands for. */
interface Stat {
  icon: string;
  n: number | string;
  anchors: string[];
}

/** One seat at the table: who, how many points, its cubes, tokens and gold, and what it has come to. */
export function drawSeatPanel(scene: Scene, seat: SeatView, r: Rect): void {
  const { ink, view, result } = scene;
  drawPanel(ink, r);
  if (view.active.includes(seat.seat) || result?.winners.includes(seat.seat)) outlineActive(ink, r);
  const room = inset(r, 16, 12);
  drawName(scene, seat, { ...room, h: nameHeight });
  const stats = [...cubeStats(seat), ...meansStats(seat), ...otherStats(seat)];
  const h = (room.h - nameHeight) / Math.ceil(stats.length / perRow);
  for (const [i, stat] of stats.entries()) {
    const spot = columns({ ...room, y: room.y + nameHeight + Math.floor(i / perRow) * h, h }, perRow, 0)[i % perRow]!;
    drawStat(scene, stat, spot);
  }
}

/** Of every kind: ready, and all there are. */
function cubeStats(seat: SeatView): Stat[] {
  return kinds.map((kind) => ({
    icon: signOf(kind),
    n: share(seat.ready[kind], cubesOf(seat, kind)),
    anchors: [`district:${seat.seat}:${kind}`, `spent:${seat.seat}:${kind}`],
  }));
}

/** So many ready; of how many, where some are used. @example share(3, 4) // '3/4' */
export function share(ready: number, all: number): string | number {
  return ready === all ? all : `${ready}/${all}`;
}

function meansStats(seat: SeatView): Stat[] {
  return [
    ...tokenKinds.map((token) => {
      const { ready, spent } = seat.tokens[token];
      return { icon: token, n: share(ready, ready + spent), anchors: [`tokens:${seat.seat}:${token}`] };
    }),
    { icon: signOf('gold'), n: seat.gold, anchors: [`gold:${seat.seat}`] },
  ];
}

function otherStats(seat: SeatView): Stat[] {
  return [
    { icon: 'old-world', n: seat.oldWorld.length, anchors: seat.oldWorld.map((id) => `island:${seat.seat}:${id}`) },
    { icon: 'new-world', n: seat.newWorld.length, anchors: seat.newWorld.map((id) => `island:${seat.seat}:${id}`) },
    { icon: 'expedition', n: seat.expeditionCount, anchors: [`expeditions:${seat.seat}`] },
    { icon: 'played', n: seat.played.length, anchors: seat.played.map(({ id }) => `played:${seat.seat}:${id}`) },
  ];
}

function drawStat({ ink, places }: Scene, { icon, n, anchors }: Stat, r: Rect): void {
  const y = r.y + r.h / 2;
  const w = drawAmount(ink, icon, n, r.x, y, sign, sizes.secondary);
  for (const anchor of anchors) places.add(anchor, { x: r.x - 3, y: y - sign / 2 - 3, w: w + 8, h: sign + 6 }, 'below');
}

/** Token, name, cards in hand and points. */
export function drawName(scene: Scene, seat: SeatView, r: Rect): void {
  drawSeatName(scene, { ...seat, points: pointsOf(scene, seat), held: handOf(seat) }, r);
}
