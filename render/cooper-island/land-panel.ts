import { data } from '../../src/games/cooper-island/data.js';
import type { SeatView } from '../../src/games/cooper-island/view.js';
import type { Rect } from '../kit/geometry.js';
import type { Point } from '../kit/outline.js';
import type { Section } from '../kit/section.js';
import type { Focus } from '../request.js';
import { drawBed, paintPeninsula, paintShallows } from './bed.js';
import { berthsOf, drawFleet, type Sailing } from './fleet.js';
import { berthOf, type Frame, frameAt, rowStep } from './frame.js';
import { ghostOf } from './ghost.js';
import { drawPeninsula } from './peninsula.js';
import type { Scene } from './scene.js';

const { spaces, waters, harbours } = data.peninsula;
const all = [...spaces, ...waters, ...harbours];
/** Rows of the data from the harbour to the bays. */
const lowest = Math.min(...all.map(({ y }) => y));
const top = Math.max(...all.map(({ y }) => y));
const widest = Math.max(...all.map(({ x }) => x));
const unit = 98;
const shipSize = 62;

/** A peninsula as its owner sees it: the harbour below, the isthmus above. */
export function landPanel(scene: Scene, seat: SeatView, focus?: Focus): Section {
  const height = Math.round((top - lowest) * rowStep * unit + unit * 1.5);
  return {
    height,
    draw(r) {
      drawBed(scene.ink, 'peninsula', r, (bed) => {
        const still = frameIn({ ...r, x: 0, y: 0 });
        paintShallows(bed, still);
        paintPeninsula(bed, still);
      });
      const frame = frameIn(r);
      drawPeninsula(scene, seat, frame, focus && ghostOf(seat, focus));
      drawShips(scene, seat, frame, r);
    },
  };
}

/** Where it lies in a panel. */
function frameIn({ x, y, w }: Rect): Frame {
  return frameAt({ x: x + w / 2, y: y + unit * 0.72 }, unit, top, 0);
}

function drawShips(scene: Scene, { seat }: SeatView, frame: Frame, r: Rect): void {
  const { view } = scene;
  const last = (seat + view.seats.length - 1) % view.seats.length;
  for (const [place, ships] of berthsOf(view, () => true)) {
    const { x, y, out } = berthOf(place);
    if (place.kind === 'bay') {
      const left = place.seat === seat;
      if (left || place.seat === last) moor(scene, ships, frame.at(left ? -widest - 1 : widest + 1, top), r);
    } else if (place.seat === seat) {
      moor(scene, ships, frame.at(x + out[0] * 0.75, y + out[1] * 0.1), r, place.kind === 'harbour' ? 2 : 1);
    }
  }
}

/** Ships one above the other, in a harbour side by side, beside the names of the water, within the panel with all that belongs to them. */
function moor(scene: Scene, ships: Sailing[], at: Point, r: Rect, few = 1): void {
  const beside = ships.length > 2 ? 2 : few;
  // Half of one, of two apart, or of three smaller ones.
  const broad = ships.length > 4 ? 1.45 : beside > 1 ? 1.25 : 0.5;
  const half = shipSize * broad + (ships.some(({ anchors }) => anchors > 1) ? 46 : 16);
  const x = Math.min(Math.max(at.x, r.x + half), r.x + r.w - half);
  const high = shipSize * Math.min(Math.ceil(ships.length / beside), 2) * 0.53 + 14;
  const y = Math.min(Math.max(at.y, r.y + high), r.y + r.h - high);
  drawFleet(scene, ships, { x, y }, ships.length > 4 ? shipSize * 0.7 : shipSize, beside);
}
