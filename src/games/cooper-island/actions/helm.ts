import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { courseWords } from '../effects/course.js';
import { gainHelm } from '../effects/helm.js';
import { offer, spend } from '../effects/parts.js';
import { type ShipId, type State, topTask } from '../state.js';
import { shipWords } from './describe.js';

/** Points to be spent. */
function pointsFor(state: State, seat: Seat): number {
  const task = topTask(state, seat);
  return task?.kind === 'fed' ? task.points : (offer(state, seat, 'helm')?.n ?? 0);
}

/** All points of a gain go to one ship (CI-13.1, CI-13.3). */
export const helm: Action<State, { ship: ShipId }> = {
  answer: true,
  params: [
    one('ship', {
      among: () => ['one-mast', 'two-mast'],
      describe: (state, seat, ship) => ({
        ...shipWords(seat, ship),
        detail: courseWords(state, seat, ship as ShipId, pointsFor(state, seat)),
      }),
    }),
  ],
  why(state, seat) {
    const task = topTask(state, seat);
    return task?.kind === 'fed' && task.points === 0 ? message('cooper-island.why.no-points') : undefined;
  },
  perform(state, seat, { ship }, io) {
    const points = pointsFor(state, seat);
    if (topTask(state, seat)?.kind === 'fed') pop(state.tasks, seat);
    else spend(state, seat, offer(state, seat, 'helm')!);
    gainHelm(state, seat, ship, points, io);
  },
};
