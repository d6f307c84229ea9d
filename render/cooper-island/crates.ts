import { data } from '../../src/games/cooper-island/data.js';
import type { SeatView } from '../../src/games/cooper-island/view.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmount } from '../kit/figures.js';
import { columns, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawSlot } from '../kit/panel.js';
import { drawPieces, type Piece } from '../kit/pieces.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { headed, rowsSection } from './rows.js';
import type { Scene } from './scene.js';
import { gives, inRows, partsPieces } from './signs.js';

/** The lids to lay, and the crates with what they bring and the lids on them; the logbook tokens gained. */
export function cratesSection(scene: Scene, seat: SeatView): Section {
  return rowsSection(scene, [
    { h: 112, draw: (r) => drawCrates(scene, seat, r) },
    { h: 56, draw: (r) => drawLog(scene, seat, r) },
  ]);
}

/** Crates of a seat: those of the mat, and those that its cards bring. */
function cratesOf({ small }: SeatView): string[] {
  return Object.values(data.crates).flatMap(({ id, card }) => (card === undefined || small.includes(card) ? [id] : []));
}

/** What covering a crate costs beside the lid, and brings. */
function cratePieces(crate: string): Piece[] {
  const { parts, fee } = data.crates[crate]!;
  const price: Piece[] = fee
    ? [{ text: '−1', means: 'less' }, { icon: 'coins' }, { text: '/' }, { icon: 'any-cube' }, gives]
    : [];
  return [...price, ...partsPieces(parts)];
}

/** The lids to lay, then the crates. */
function drawCrates(scene: Scene, seat: SeatView, r: Rect): void {
  const { ink, places } = scene;
  const crates = cratesOf(seat);
  const [first, ...spots] = columns(r, crates.length + 1, 8) as [Rect, ...Rect[]];
  drawAmount(ink, 'lid', seat.lids.unused, first.x, first.y + first.h / 2, 50, 42);
  places.add(`lids:${seat.seat}`, { ...first, x: first.x - 4, y: first.y + 24, h: first.h - 48 });
  for (const [i, spot] of spots.entries()) drawCrate(scene, seat, crates[i]!, spot);
}

/** A crate, open or with a lid on it, above what it brings. */
export function drawCrate({ ink, places }: Scene, { seat, lids }: SeatView, crate: string, r: Rect): void {
  const covered = lids.crates.includes(crate);
  drawSlot(ink, r);
  places.add(`crate:${seat}:${crate}`, r);
  drawIcon(ink, covered ? 'lid' : 'crate', r.x + 8, r.y + 4, 44);
  ink.globalAlpha = covered ? 0.4 : 1;
  drawPieces(ink, inRows(cratePieces(crate)), { x: r.x + 6, y: r.y + 50, w: r.w - 12, h: 58 }, 40);
  ink.globalAlpha = 1;
}

function drawLog(scene: Scene, { seat, logbooks }: SeatView, r: Rect): void {
  const { ink, places } = scene;
  const log = headed(scene, 'logbook', r);
  places.add(`logbooks:${seat}`, { x: r.x - 4, y: r.y - 3, w: r.w + 8, h: r.h + 6 });
  const all = Object.keys(data.logbooks);
  const gained = all.filter((kind) => logbooks.includes(kind));
  const spots = columns(log, all.length, 6);
  for (const [i, kind] of gained.entries()) {
    const spot = spots[i]!;
    drawSlot(ink, spot);
    const n = logbooks.filter((one) => one === kind).length;
    const count = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;
    const w = drawFigure(ink, { text: n, means: 'logbook' }, spot.x + 8, spot.y + spot.h / 2, count);
    const brings = { x: spot.x + w + 10, y: spot.y + 4, w: spot.w - w - 14, h: spot.h - 8 };
    drawPieces(ink, [partsPieces(data.logbooks[kind]!.parts)], brings, 40);
  }
}
