import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { replaceTop } from '../../../engine/tasks.js';
import { asked, seatOf } from '../../kit/seats.js';
import { payItems, treatOf } from '../effects/feeding.js';
import { type Bill, payable } from '../effects/payments.js';
import type { State } from '../state.js';
import { amountsArg } from '../words.js';
import { payParam } from './params.js';

function bill(state: State, seat: Seat): Bill {
  return { cost: { food: treatOf(seatOf(state, seat))?.food ?? 1 }, spaces: 0 };
}

/** More food for one more point, which is then taken (CI-22.12, CI-20.12). */
export const treat: Action<State, { pay?: string[] }> = {
  answer: true,
  params: [payParam(bill)],
  why(state, seat) {
    const owner = seatOf(state, seat);
    if (!treatOf(owner)) return message('cooper-island.why.no-card');
    const due = bill(state, seat);
    return payable(owner, due) ? undefined : message('cooper-island.why.cost', { cost: amountsArg(due.cost) });
  },
  perform(state, seat, { pay = [] }, io) {
    const owner = seatOf(state, seat);
    const task = asked(state, seat, 'fed');
    const { food, points } = treatOf(owner)!;
    const places = payItems(owner, pay, seat);
    replaceTop(state.tasks, seat, { ...task, points: task.points + points, treated: true });
    io.say({
      id: 'cooper-island.told.treat',
      args: { seat: { seat }, cost: amountsArg({ food }) },
      anchors: places,
    });
  },
};
