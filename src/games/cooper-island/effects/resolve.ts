import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { pop, replaceTop } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { isthmusCharted, spacesWith } from '../board/land.js';
import { data } from '../data.js';
import { type State, topTask } from '../state.js';
import { treatOf } from './feeding.js';
import { arrive, dropAnchor, lighterShip, sailOn } from './helm.js';
import { receiveLid } from './lids.js';
import { begin, helmParts, offer, spend } from './parts.js';
import { mightRefresh, worthPausing } from './pauses.js';

/** Does the first task of a seat unless it is for the seat to decide; false: it is, or there is none.
 * @example resolveNext(state, 0, io) */
export function resolveNext(state: State, seat: Seat, io: Io): boolean {
  const task = topTask(state, seat);
  if (!task) return false;
  switch (task.kind) {
    case 'do': {
      const lid = offer(state, seat, 'receive-lid');
      if (!lid && task.parts.length > 0) return false;
      if (lid) {
        spend(state, seat, lid);
        receiveLid(state, seat, lid, io);
      } else pop(state.tasks, seat);
      return true;
    }
    case 'anchors': {
      const ship = lighterShip(state, seat);
      if (task.n > 0 && !ship) return false;
      if (task.n > 0) dropAnchor(state, seat, ship!, io);
      if (task.n > 1) replaceTop(state.tasks, seat, { kind: 'anchors', n: task.n - 1 });
      else pop(state.tasks, seat);
      return true;
    }
    case 'sail':
      pop(state.tasks, seat);
      sailOn(state, seat, task, io);
      return true;
    case 'arrive':
      pop(state.tasks, seat);
      arrive(state, seat, task.ship, io);
      return true;
    case 'statues': {
      pop(state.tasks, seat);
      const statues = spacesWith(seatOf(state, seat), 'statue').length;
      begin(state, seat, 'statue', helmParts(statues * data.constants.statue.cleanUp), io);
      return true;
    }
    case 'isthmus':
      pop(state.tasks, seat);
      if (isthmusCharted(seatOf(state, seat))) begin(state, seat, 'isthmus', helmParts(data.constants.isthmus), io);
      return true;
    case 'fed':
      if (task.points > 0 || treatOf(seatOf(state, seat))) return false;
      pop(state.tasks, seat);
      return true;
    case 'refresh':
      if (mightRefresh(state, seat, task)) return false;
      pop(state.tasks, seat);
      return true;
    case 'pause':
      if (worthPausing(state, seat, task.before)) return false;
      pop(state.tasks, seat);
      return true;
    default:
      return false;
  }
}
