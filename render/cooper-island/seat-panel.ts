import type { SeatView } from '../../src/games/cooper-island/view.js';
import { inset, type Rect } from '../kit/geometry.js';
import { drawPanel, outlineActive } from '../kit/panel.js';
import { drawSeatName } from '../kit/seat-name.js';
import type { Section } from '../kit/section.js';
import { seatsSection as sectionOf } from '../kit/table.js';
import type { Scene } from './scene.js';
import { pointsOf } from './words.js';

const nameHeight = 58;
const height = 196;

/** All seats of the table, two beside each other. */
export function seatsSection(scene: Scene): Section {
  return sectionOf(scene, height, drawSeatPanel);
}

function drawSeatPanel(scene: Scene, seat: SeatView, r: Rect): void {
  const { ink, view, result } = scene;
  drawPanel(ink, r);
  if (view.active.includes(seat.seat) || result?.winners.includes(seat.seat)) outlineActive(ink, r);
  const room = inset(r, 16, 10);
  drawSeatName(scene, { seat: seat.seat, first: false, points: pointsOf(scene, seat) }, { ...room, h: nameHeight });
}
