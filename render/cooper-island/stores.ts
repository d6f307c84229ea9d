import { data, type Good, goods } from '../../src/games/cooper-island/data.js';
import type { SeatView } from '../../src/games/cooper-island/view.js';
import { drawAmount } from '../kit/figures.js';
import { inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawSlot } from '../kit/panel.js';
import { drawPieces } from '../kit/pieces.js';
import type { Section } from '../kit/section.js';
import { headed, rowsSection } from './rows.js';
import type { Scene } from './scene.js';

const slotSize = 58;
const apart = 6;
const marketColumn = 92;

/** A place for one good; a special one says for which. */
interface Slot {
  good?: Good;
  of?: readonly Good[];
}

/** The warehouse slot by slot, and the market with what is still owed. */
export function storesSection(scene: Scene, seat: SeatView): Section {
  return rowsSection(scene, [
    { h: slotSize, draw: (r) => drawSlots(scene, seat, headed(scene, 'warehouse', r)) },
    { h: 56, draw: (r) => drawMarket(scene, seat, headed(scene, 'market', r)) },
  ]);
}

/** Special slots take what they can before ordinary ones do (CI-12.5). */
function slotsOf({ warehouse, slots, small }: SeatView): Slot[] {
  const left = goods.flatMap((good) => Array<Good>(warehouse[good]).fill(good));
  const special = small.flatMap((card) => {
    const { slots: extra } = data.cards.small[card]!;
    return extra ? Array.from({ length: extra.n }, () => extra.of) : [];
  });
  const filled = special.map((of): Slot => {
    const at = left.findIndex((good) => of.includes(good));
    return at < 0 ? { of } : { of, good: left.splice(at, 1)[0]! };
  });
  return [...Array.from({ length: slots }, (_, i): Slot => (left[i] ? { good: left[i] } : {})), ...filled];
}

function drawSlots({ ink, places }: Scene, seat: SeatView, r: Rect): void {
  const slots = slotsOf(seat);
  const size = Math.floor(Math.min(slotSize, (r.w + apart) / slots.length - apart));
  for (const [i, { good, of }] of slots.entries()) {
    const slot = { x: r.x + i * (size + apart), y: r.y + (r.h - size) / 2, w: size, h: size };
    drawSlot(ink, slot);
    if (good) {
      drawIcon(ink, good, slot.x + 4, slot.y + 4, size - 8);
      // A flag on the first of a kind stands for all of them.
      if (slots.findIndex((one) => one.good === good) === i) places.add(`stored:${seat.seat}:${good}`, slot, 'above');
    } else if (of) {
      ink.globalAlpha = 0.5;
      drawPieces(ink, [of.map((icon) => ({ icon }))], inset(slot, 4), (size - 8) / of.length);
      ink.globalAlpha = 1;
    }
  }
  const w = slots.length * (size + apart) - apart;
  places.add(`warehouse:${seat.seat}`, { x: r.x - 4, y: r.y - 2, w: w + 8, h: r.h + 4 });
}

function drawMarket({ ink, places }: Scene, { seat, market, owed }: SeatView, r: Rect): void {
  drawSlot(ink, r);
  places.add(`market:${seat}`, r);
  const y = r.y + r.h / 2;
  const x = r.x + 10;
  for (const [i, good] of goods.entries()) {
    const w = drawAmount(ink, good, market[good], x + i * marketColumn, y, 42, 38);
    places.add(`marketed:${seat}:${good}`, { x: x + i * marketColumn - 4, y: r.y + 3, w: w + 14, h: r.h - 6 }, 'above');
  }
  if (owed.length > 0) drawAmount(ink, 'owed', owed.length, x + goods.length * marketColumn, y, 42, 38);
}
