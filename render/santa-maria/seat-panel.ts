import { data } from '../../src/games/santa-maria/data.js';
import type { SeatView } from '../../src/games/santa-maria/view.js';
import { drawDie } from '../kit/dice.js';
import { drawFigure, signed } from '../kit/figure.js';
import { drawAmount } from '../kit/figures.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawPanel, outlineActive } from '../kit/panel.js';
import { drawLine } from '../kit/paragraph.js';
import { shownName } from '../kit/shown-name.js';
import { measureText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { cellAnchors, colonyGrid, drawColony } from './colony.js';
import type { Scene } from './scene.js';

/** All goods of a storage, coins last. */
const goods = [...Object.keys(data.resources), 'coins'];

/** Long names are written smaller before they are cut. */
const smallestName = sizes.secondary;

/** One seat at the table: who, how many points, what is in the storage, and the colony in small. */
export function drawSeatPanel(scene: Scene, seat: SeatView, r: Rect): void {
  const { ink, places, view } = scene;
  drawPanel(ink, r);
  if (view.active.includes(seat.seat) || scene.result?.winners.includes(seat.seat)) outlineActive(ink, r);
  const { name, colony, goods, supply } = layout(inset(r, 18, 16));
  drawName(scene, seat, name);
  const grid = colonyGrid(colony.x, colony.y, colony.w);
  drawColony(ink, seat.cells, grid);
  for (const [anchor, place] of cellAnchors(seat.seat, grid)) places.add(anchor, place);
  drawGoods(scene, seat, goods, goods.w > 700 ? 1 : goods.w > 320 ? 2 : 3);
  drawSupply(scene, seat, supply);
}

/** The parts of a panel: the name above, the colony at the left, the rest beside it; in upright ones all is below. */
function layout(r: Rect): Record<'name' | 'colony' | 'goods' | 'supply', Rect> {
  const top = 56;
  const line = 48;
  if (r.h > r.w) {
    const colony = { x: r.x, y: r.y + 6, w: r.w, h: r.w };
    const y = colony.y + colony.h + 20;
    const supply = { x: r.x, y: r.y + r.h - line, w: r.w, h: line };
    return {
      colony,
      name: { x: r.x, y, w: r.w, h: top },
      goods: { x: r.x, y: y + top, w: r.w, h: supply.y - y - top },
      supply,
    };
  }
  const side = Math.min(r.h - top - 12, r.w * 0.6);
  const colony = { x: r.x + 4, y: r.y + r.h - side - 2, w: side, h: side };
  const right = { x: colony.x + side + 20, w: r.w - side - 24 };
  const supplyHeight = right.w < 330 ? 2 * line : line;
  const supply = { ...right, y: r.y + r.h - supplyHeight, h: supplyHeight };
  const goodsTop = r.y + top + 6;
  return { colony, name: { ...r, h: top }, goods: { ...right, y: goodsTop, h: supply.y - goodsTop }, supply };
}

/** Token, name and happiness, or the total when the match is over. */
export function drawName(scene: Scene, seat: SeatView, r: Rect): void {
  const { ink, names, places } = scene;
  const name = names[seat.seat]!;
  const y = r.y + r.h / 2;
  const style = { size: sizes.primary, weight: 'bold', color: colors.ink } as const;
  drawToken(ink, seat.seat, name, r.x + 28, y, 56);
  const total = scene.result?.totals[seat.seat];
  const points = total ?? seat.happiness;
  const hidden = points === undefined;
  const figure = hidden ? '' : signed(points);
  const scoreWidth = hidden ? 52 : 56 + measureText(ink, figure, style);
  const score = { x: r.x + r.w - scoreWidth, y: r.y + 4, w: scoreWidth, h: r.h - 8 };
  drawIcon(ink, hidden ? 'hidden' : total === undefined ? 'happiness' : 'total', score.x, y - 25, 50);
  if (!hidden)
    drawFigure(ink, { text: figure, means: total === undefined ? 'happiness' : 'total' }, score.x + scoreWidth, y, {
      ...style,
      align: 'right',
    });
  places.add(`goods:${seat.seat}:happiness`, score);
  const nameRoom = score.x - r.x - 66 - 12 - (seat.passed ? 58 : 0);
  const width = drawLine(
    ink,
    shownName(name, seat.seat, scene.locale),
    r.x + 66,
    y,
    { ...style, maxWidth: nameRoom },
    smallestName,
  );
  if (seat.passed) drawIcon(ink, 'passed', r.x + 66 + width + 10, y - 22, 44);
}

/** What lies in the storage, in large figures. */
export function drawGoods({ ink, places }: Scene, seat: SeatView, r: Rect, lines: number): void {
  const perLine = goods.length / lines;
  const size = Math.min(58, Math.floor(r.h / lines) - 4);
  for (const [i, good] of goods.entries()) {
    const column = columns(r, perLine, 8)[i % perLine]!;
    const h = Math.min(r.h / lines, 84);
    const y = r.y + (r.h - h * lines) / 2 + Math.floor(i / perLine) * h + h / 2;
    const amount = seat.goods[good] ?? 0;
    drawAmount(ink, good, amount, column.x, y, size, Math.min(sizes.primary, size));
    places.add(`goods:${seat.seat}:${good}`, { x: column.x - 2, y: y - size / 2 - 2, w: column.w, h: size + 4 });
  }
}

/** Blue dice of one's own; on the right, or below where it is narrow, white dice used this year and ships owned. */
function drawSupply(scene: Scene, seat: SeatView, r: Rect): void {
  const { ink, places, view } = scene;
  const lines = r.h > 60 ? 2 : 1;
  const y = r.y + r.h / lines / 2;
  const die = 42;
  for (const [i, value] of seat.blueDice.entries()) {
    const place = { x: r.x + i * (die + 6), y: y - die / 2, w: die, h: die };
    drawDie(ink, { color: 'blue', value }, place.x, place.y, die);
    if (view.active.includes(seat.seat)) places.add(`die:blue:${value}`, place, 'below', 'alike');
  }
  places.add(`own-gap:${seat.seat}`, { x: r.x + seat.blueDice.length * (die + 6), y: y - die / 2, w: die, h: die });
  const low = r.y + r.h - r.h / lines / 2;
  const ships = Object.values(seat.harbor).reduce((a, b) => a + b, 0);
  const harbour = { x: r.x + r.w - 96, y: low - 22, w: 96, h: 44 };
  drawAmount(ink, 'ship', ships, harbour.x + 4, low, 40, 36);
  for (const dock of Object.keys(data.docks)) places.add(`harbor:${seat.seat}:${dock}`, harbour);
  const usedX = lines === 2 ? r.x : harbour.x - 124;
  drawDie(ink, { color: 'white' }, usedX, low - 18, 36);
  const style = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;
  drawFigure(ink, { text: `${seat.whiteUsed}/${view.whiteLimit}`, means: 'white-used' }, usedX + 44, low, style);
}
