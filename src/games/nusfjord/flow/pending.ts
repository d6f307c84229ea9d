import type { Pending } from '../../../engine/game.js';
import { type Message, message, type Seat } from '../../../engine/message.js';
import { top } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { data } from '../data.js';
import { windowActions } from '../effects/window-effects.js';
import type { State, Task } from '../state.js';
import { opWords } from '../words.js';
import { answersTo } from './answers.js';
import { isWindow } from './window.js';

/** Who decides what, now: one seat, several where too few fish are caught and before scoring (the game's `pending`).
 * @example pending(state)[0]?.actions */
export function pending(state: State): Pending[] {
  if (state.phase === 'over') return [];
  const found: Pending[] = [];
  for (const seat of state.seats.keys()) {
    const task = top(state.tasks, seat);
    if (task && (state.phase !== 'work' || seat === state.active)) found.push(pendingOf(state, seat, task));
  }
  return found;
}

function pendingOf(state: State, seat: Seat, task: Task): Pending {
  const answers = answersTo(state, seat);
  const free = isWindow(state, seat) ? windowActions(state, seat).filter((action) => !answers.includes(action)) : [];
  const hidden = seatOf(state, seat).hand.length > 0;
  const ends = task.kind === 'end-turn' || task.kind === 'final';
  return {
    seat,
    prompt: prompt(task),
    ...(state.phase !== 'work' && { summons: summons(task) }),
    actions: answers,
    ...(free.length > 0 && { free }),
    ...(ends && { end: 'end-turn' }),
    holds: true,
    ...(hidden && { hidden }),
  };
}

/** Outside the phase in which turns are taken, a seat is called for something else. */
function summons(task: Task): Message {
  return task.kind === 'grant'
    ? message('nusfjord.call.grant', { source: { component: task.source } })
    : message(`nusfjord.call.${task.kind}`);
}

function prompt(task: Task): Message {
  switch (task.kind) {
    case 'grant':
      return message(task.must ? 'nusfjord.ask.must' : 'nusfjord.ask.may', {
        source: { component: task.source },
        op: opWords(task.op),
      });
    case 'activate':
      return message('nusfjord.ask.activate', { elder: { component: task.elder } });
    case 'feed-elders':
    case 'feed-shares':
      return message(`nusfjord.ask.${task.kind}`, { count: task.count });
    default:
      return message(`nusfjord.ask.${task.kind}`);
  }
}

/** Where the match stands (the game's `headline`). @example headline(state) // round 2 of 7, work */
export function headline(state: State): Message {
  return message(`nusfjord.headline.${state.phase}`, { round: state.round, rounds: data.constants.rounds });
}
