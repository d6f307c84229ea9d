import type { Action } from '../../../engine/game.js';
import type { Event, Seat } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import type { State, Task } from '../state.js';
import { opWords } from '../words.js';

/** Leaves out the optional step that is asked about. */
export const decline: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  perform(state, seat, _args, io) {
    io.say(declined(seat, pop(state.tasks, seat)));
  },
};

function declined(seat: Seat, task: Task): Event {
  switch (task.kind) {
    case 'grant': {
      const args = { source: { component: task.source }, op: opWords(task.op) };
      return { id: 'nusfjord.told.decline', args: { seat: { seat }, ...args } };
    }
    case 'activate':
      return { id: 'nusfjord.told.decline-elder', args: { seat: { seat }, elder: { component: task.elder } } };
    case 'choose-trigger': {
      const list = task.buildings.map((component) => ({ component }));
      return { id: 'nusfjord.told.decline-buildings', args: { seat: { seat }, buildings: { list } } };
    }
    default:
      throw new Error(`${task.kind} cannot be declined`);
  }
}
