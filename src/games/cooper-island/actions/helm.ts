import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { gainHelm } from '../effects/helm.js';
import { offer, spend } from '../effects/parts.js';
import { type ShipId, type State, topTask } from '../state.js';
import { shipWords } from './describe.js';

/** All points of a gain go to one ship (CI-13.1, CI-13.3). */
export const helm: Action<State, { ship: ShipId }> = {
  answer: true,
  params: [
    one('ship', {
      among: () => ['one-mast', 'two-mast'],
      describe: (_state, seat, ship) => shipWords(seat, ship),
    }),
  ],
  why(state, seat) {
    const task = topTask(state, seat);
    return task?.kind === 'fed' && task.points === 0 ? message('cooper-island.why.no-points') : undefined;
  },
  perform(state, seat, { ship }, io) {
    const task = topTask(state, seat);
    if (task?.kind === 'fed') {
      pop(state.tasks, seat);
      gainHelm(state, seat, ship, task.points, io);
      return;
    }
    const effect = offer(state, seat, 'helm')!;
    spend(state, seat, effect);
    gainHelm(state, seat, ship, effect.n, io);
  },
};
