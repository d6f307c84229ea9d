import { data } from '../../src/games/cooper-island/data.js';
import type { SeatView } from '../../src/games/cooper-island/view.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawSlot } from '../kit/panel.js';
import { drawPieces, type Piece } from '../kit/pieces.js';
import type { Section } from '../kit/section.js';
import { headed, rowsSection } from './rows.js';
import type { Scene } from './scene.js';
import { countedSigns, helmPieces } from './signs.js';

const line = 58;

/** Milestones that are not reached, and reached ones until they are moved; the hiring slots with those that were. */
export function milestonesSection(scene: Scene, seat: SeatView): Section {
  return rowsSection(scene, [
    { h: line, draw: (r) => drawMilestones(scene, seat, headed(scene, 'milestone', r)) },
    { h: line, draw: (r) => drawHiring(scene, seat, headed(scene, 'hire', r)) },
  ]);
}

/** What has to be reached. */
function aim(milestone: string): Piece[] {
  const { counts, least } = data.milestones[milestone]!;
  return [{ text: least, means: 'milestone' }, { icon: countedSigns[counts] }];
}

function drawMilestones({ ink, places }: Scene, { seat, milestones }: SeatView, r: Rect): void {
  for (const [i, spot] of columns(r, milestones.length, 8).entries()) {
    const { id, state } = milestones[i]!;
    drawSlot(ink, spot);
    if (state === 'moved') continue;
    places.add(`milestone:${seat}:${id}`, spot);
    const signs = { ...inset(spot, 8, 6), w: 96 };
    drawPieces(ink, [aim(id)], signs, 44);
    if (state === 'turned') drawIcon(ink, 'finished', spot.x + 106, spot.y + 8, 42);
  }
}

function drawHiring({ ink, places }: Scene, { seat, milestones }: SeatView, r: Rect): void {
  const slots = Object.values(data.hiringSlots);
  for (const [i, spot] of columns(r, slots.length, 8).entries()) {
    const { id, points = 0 } = slots[i]!;
    drawSlot(ink, spot);
    const moved = milestones.find(({ slot }) => slot === id);
    const brings: Piece[] = points > 0 ? helmPieces(points) : [{ text: '+' }, { icon: 'worker' }];
    ink.globalAlpha = moved ? 0.4 : 1;
    drawPieces(ink, [brings], { ...inset(spot, 6, 6), w: moved ? 66 : 110 }, 44);
    ink.globalAlpha = 1;
    if (!moved) continue;
    places.add(`milestone:${seat}:${moved.id}`, spot);
    drawPieces(ink, [aim(moved.id)], { x: spot.x + 78, y: spot.y + 6, w: spot.w - 84, h: spot.h - 12 }, 40);
  }
}
