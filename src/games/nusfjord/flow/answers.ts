import type { Seat } from '../../../engine/message.js';
import { top } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { copySpaces } from '../board/spaces.js';
import { data } from '../data.js';
import { askedOp, ruleOf } from '../effects/ops/index.js';
import type { State } from '../state.js';
import { mayDecline } from './window.js';

/** What a turn can begin with, in the order of the action board (NF-5.2). */
const boardActions = Object.values(data.actions).flatMap(({ op }) => ruleOf(op).action ?? []);

/** The actions that answer the seat's question, the usual one first; none: nothing is asked.
 * @example answersTo(state, 0) // ['gold', 'transfer', …] */
export function answersTo(state: State, seat: Seat): string[] {
  const task = top(state.tasks, seat);
  switch (task?.kind) {
    case 'turn':
      return [
        ...boardActions,
        ...(seatOf(state, seat).elders.length > 0 ? ['elder'] : []),
        ...(copySpaces(state).length > 0 ? ['copy'] : []),
        'pass',
      ];
    case 'grant':
      return [askedOp(task.op).action, ...(mayDecline(state, seat, task) ? ['decline'] : [])];
    case 'activate':
      return ['activate', 'decline'];
    case 'choose-trigger':
      return ['resolve', 'decline'];
    case 'feed-elders':
      return ['feed'];
    case 'feed-shares':
      return ['feed-shares'];
    case 'end-turn':
    case 'final':
      return ['end-turn'];
    default:
      return [];
  }
}
