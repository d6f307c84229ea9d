import { data } from '../../src/games/cooper-island/data.js';
import type { SeatView } from '../../src/games/cooper-island/view.js';
import type { Rect } from '../kit/geometry.js';
import type { Section } from '../kit/section.js';
import type { Focus } from '../request.js';
import { drawBed, paintPeninsula, paintShallows } from './bed.js';
import { berthsOf, drawFleet } from './fleet.js';
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
const unit = 102;
const shipSize = 76;

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
    if (place.kind === 'bay') {
      const left = place.seat === seat;
      if (!left && place.seat !== last) continue;
      const across = (widest + 0.1) * (left ? -1 : 1);
      drawFleet(scene, ships, { x: r.x + r.w / 2 + across * unit, y: r.y + unit * 0.6 }, shipSize);
    } else if (place.seat === seat) {
      const { x, y, out } = berthOf(place);
      drawFleet(scene, ships, frame.at(x + out[0] * 0.5, y + out[1] * 0.2), shipSize);
    }
  }
}
