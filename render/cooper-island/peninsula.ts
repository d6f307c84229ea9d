import type { SeatView } from '../../src/games/cooper-island/view.js';
import type { Frame } from './frame.js';
import { drawGhostFrame, type Ghost } from './ghost.js';
import type { Scene } from './scene.js';
import { drawShore } from './shore.js';
import { drawSpace, faceOf, type Ground } from './space.js';

/**
 * One peninsula with its coast, from the back to the front, so that high stacks hide what lies behind them.
 * @param ghost how it would look after what is being chosen
 */
export function drawPeninsula(scene: Scene, seat: SeatView, frame: Frame, ghost?: Ghost): void {
  const { ink, places } = scene;
  const { spaces, islets, water } = ghost ?? { ...seat, water: undefined };
  drawShore(scene, seat.seat, islets, frame, water);
  for (const space of fromBehind(spaces, frame)) {
    drawSpace(ink, space, frame);
    if (ghost?.changed.includes(space.id)) drawGhostFrame(ink, faceOf(frame, space), frame.unit);
    const filled = space.on !== null || space.ruins || space.level > 0;
    places.add(`space:${seat.seat}:${space.id}`, faceOf(frame, space), filled ? 'corner' : 'center');
  }
}

function fromBehind(spaces: Ground[], frame: Frame): Ground[] {
  const down = ({ x, y }: Ground): number => frame.at(x, y).y;
  return [...spaces].sort((a, b) => down(a) - down(b));
}
