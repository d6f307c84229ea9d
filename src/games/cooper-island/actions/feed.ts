import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { asked, seatOf } from '../../kit/seats.js';
import { wealth } from '../board/goods.js';
import { foodBill, foodDue, feed as payFood } from '../effects/feeding.js';
import type { State } from '../state.js';
import { payParam } from './params.js';

/** Feeds the workers (CI-20.2, CI-20.3). */
export const feed: Action<State, { pay?: string[] }> = {
  answer: true,
  params: [payParam(foodBill)],
  detail(state, seat) {
    const missing = foodDue(state, seat) - wealth(seatOf(state, seat)).food;
    return missing > 0 ? message('cooper-island.detail.hungry', { missing }) : undefined;
  },
  perform(state, seat, { pay = [] }, io) {
    const task = asked(state, seat, 'feed');
    pop(state.tasks, seat);
    payFood(state, seat, task, pay, io);
  },
};
