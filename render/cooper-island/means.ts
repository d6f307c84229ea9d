import { data } from '../../src/games/cooper-island/data.js';
import type { SeatView } from '../../src/games/cooper-island/view.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmount } from '../kit/figures.js';
import { columns, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawSlot, fillRounded, strokeRounded } from '../kit/panel.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { headed, rowsSection } from './rows.js';
import type { Scene } from './scene.js';
import { drawTiles } from './tile.js';

const hex = 22;
const line = 56;
/** Room for the mark of what is done. */
const markRoom = 52;
const figure = { size: 38, weight: 'bold', color: colors.ink } as const;

/** Double tiles with both their sides, the cartographer on its track, the workers and what they will eat. */
export function meansSection(scene: Scene, seat: SeatView): Section {
  return rowsSection(scene, [
    { h: 2 * hex + 4, draw: (r) => drawSupply(scene, seat, r) },
    { h: line, draw: (r) => drawTrack(scene, seat, headed(scene, 'cartographer', r)) },
    { h: line, draw: (r) => drawWorkers(scene, seat, r) },
  ]);
}

function drawSupply({ ink, places }: Scene, { seat, tiles, income }: SeatView, r: Rect): void {
  const kinds = Object.keys(data.doubleTiles);
  places.add(`tiles:${seat}`, { x: r.x - 4, y: r.y - 4, w: r.w + 8, h: r.h + 8 });
  for (const [i, { x }] of columns({ ...r, w: r.w - markRoom }, kinds.length, 4).entries()) {
    const tile = kinds[i]!;
    const amount = { n: tiles[tile] ?? 0, means: 'double-tile' };
    drawTiles(ink, tile, amount, x, r.y + r.h / 2, { hex, figure: figure.size });
  }
  if (income && !income.tile) drawIcon(ink, 'finished', r.x + r.w - 44, r.y + (r.h - 44) / 2, 44);
}

/** The cells of the track; a mark at its end says that the one cartographer action has been used. */
function drawTrack({ ink, places }: Scene, { seat, cartographer, done }: SeatView, r: Rect): void {
  const cells = data.constants.cartographer.max + 1;
  const track = { ...r, w: cells * 74 - 6 };
  places.add(`cartographer:${seat}`, { x: track.x - 4, y: track.y - 3, w: track.w + 8, h: track.h + 6 });
  for (const [n, cell] of columns(track, cells, 6).entries()) {
    drawSlot(ink, cell);
    const here = n === cartographer;
    if (here) {
      fillRounded(ink, cell, 12, colors.active);
      strokeRounded(ink, cell, 12, colors.ink, 4);
    }
    const style = { ...figure, size: here ? 44 : sizes.secondary, color: here ? colors.ink : colors.muted };
    drawFigure(ink, { text: n, means: 'cartographer' }, cell.x + cell.w / 2, cell.y + cell.h / 2, {
      ...style,
      align: 'center',
    });
  }
  if (done.chart) drawIcon(ink, 'finished', track.x + track.w + 16, r.y + (r.h - 44) / 2, 44);
}

/** Workers that can be placed, those that can be hired, and the food that all need. */
function drawWorkers({ ink, places }: Scene, { seat, available, pool, food }: SeatView, r: Rect): void {
  const y = r.y + r.h / 2;
  const ready = { ...r, w: 200 };
  const waiting = { ...r, x: r.x + 220, w: 290 };
  const amount = (sort: 'worker' | 'pool', kind: 'regular' | 'special', x: number): void => {
    const [n, size, height] = sort === 'pool' ? [pool[kind], 44, 38] : [available[kind], 50, 42];
    const w = drawAmount(ink, kind, n, x, y, size, height);
    places.add(`${sort}:${seat}:${kind}`, { x: x - 4, y: r.y, w: w + 14, h: r.h }, 'above');
  };
  amount('worker', 'regular', ready.x);
  amount('worker', 'special', ready.x + 104);
  drawSlot(ink, waiting);
  drawIcon(ink, 'hire', waiting.x + 8, y - 22, 44);
  amount('pool', 'regular', waiting.x + 78);
  amount('pool', 'special', waiting.x + 180);
  drawIcon(ink, 'feeding', r.x + 550, y - 25, 50);
  drawAmount(ink, 'food', food, r.x + 612, y, 50, 42);
  places.add(`workers:${seat}`, { x: r.x - 4, y: r.y - 3, w: waiting.x + waiting.w - r.x + 8, h: r.h + 6 });
}
