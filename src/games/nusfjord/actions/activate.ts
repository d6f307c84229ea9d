import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { pop, push, top } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { activate as activateElder, type FishSource } from '../effects/elders.js';
import { activateElders } from '../effects/ops/elders.js';
import type { State } from '../state.js';
import { elderParams } from './elder-params.js';
import { begin, termsOf } from './terms.js';

function candidates(state: State, seat: Seat): string[] {
  const task = top(state.tasks, seat);
  if (task?.kind === 'activate') return [task.elder];
  const { spent = [] } = termsOf(state, seat, activateElders);
  return seatOf(state, seat)
    .elders.map(({ id }) => id)
    .filter((id) => !spent.includes(id));
}

const params = elderParams(candidates, () => message('nusfjord.why.no-elder-able'));

/** Activate an elder without a worker: the one just invited, or those a card names (NF-6.12, NF-9.15). */
export const activate: Action<State, { elder: string; fish?: FishSource }> = {
  answer: true,
  params,
  why: params[0].why,
  perform(state, seat, { elder, fish = 'table' }, io) {
    if (top(state.tasks, seat)?.kind === 'activate') pop(state.tasks, seat);
    else {
      const { op, source, spent = [] } = begin(state, seat, activateElders, io);
      const done = [...spent, elder];
      if (done.length < op.max) {
        push(state.tasks, seat, { kind: 'grant', op, source, must: false, spent: done });
      }
    }
    activateElder(state, seat, elder, fish, io);
  },
};
