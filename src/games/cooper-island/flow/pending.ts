import type { Pending } from '../../../engine/game.js';
import { type Message, message, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { data } from '../data.js';
import { foodDue } from '../effects/feeding.js';
import { openParts } from '../effects/parts.js';
import { isShared, type State, seatsFrom, type Task, type TaskOf, topTask } from '../state.js';
import { amountsArg } from '../words.js';

/** What may be done at nearly any moment of one's own (CI-18.1): always the same, so that a prompt keeps its place. */
const anytime = ['store', 'trade', 'crate', 'chart', 'use-card'];
const free = {
  income: [...anytime, 'receive', 'demand'],
  workers: [...anytime, 'milestone'],
  'clean-up': [...anytime, 'receive', 'demand'],
  window: [...anytime, 'receive', 'demand'],
};

/** Who decides what, now (the game's `pending`), in turn order (CI-5.2). @example pending(state)[0]?.actions */
export function pending(state: State): Pending[] {
  return seatsFrom(state, state.cooper).flatMap((seat) => {
    const task = topTask(state, seat);
    const own = task && mayAct(state, seat) ? decision(state, seat, task) : undefined;
    const before = own && ((state.phase === 'workers' && task?.kind === 'worker') || task?.kind === 'finish');
    const { owed } = seatOf(state, seat);
    // A good that somebody owes is chosen before one's turn and before one finishes, else whenever one likes (CI-9.7).
    if (owed.length > 0 && (!own || before)) return [owedGood(state, seat, owed[0]!, before ?? false)];
    return own ? [own] : [];
  });
}

/** After turn order was demanded those who had not acted wait for each other (CI-5.5). */
function mayAct(state: State, seat: Seat): boolean {
  if (state.phase === 'start') return seat === startTurn(state);
  if (!isShared(state) || !state.order.includes(seat)) return true;
  return seat === state.order.find((other) => topTask(state, other));
}

/** Start terrains are chosen in turn order (CI-26.2). */
function startTurn(state: State): Seat | undefined {
  return seatsFrom(state, state.cooper).find((seat) => topTask(state, seat));
}

function owedGood(state: State, seat: Seat, from: Seat, before: boolean): Pending {
  return {
    seat,
    prompt: message('cooper-island.ask.receive', { seat: { seat: from } }),
    summons: message('cooper-island.call.receive'),
    actions: ['receive'],
    holds: before || state.phase === 'clean-up' || state.phase === 'window',
  };
}

function decision(state: State, seat: Seat, task: Readonly<Task>): Pending {
  const { actions, end } = answers(state, task);
  const calls = summons(state);
  return {
    seat,
    prompt: prompt(state, seat, task),
    ...(calls && { summons: calls }),
    actions,
    ...(end && { end }),
    ...(calls && actions.length > 1 && actions.includes('decline') && { decline: 'decline' }),
    ...(state.phase in free && { free: free[state.phase as keyof typeof free] }),
    holds: true,
    ...(task.kind === 'keep' && { hidden: true }),
  };
}

function summons({ phase }: State): Message | undefined {
  return phase === 'workers' || phase === 'over' ? undefined : message(`cooper-island.call.${phase}`);
}

/** The action that carries an effect out, where it is not called like it. */
const actionFor: Record<string, string> = { 'use-islet': 'use', 'use-boat': 'use', piece: 'put' };

function answers(state: State, task: Readonly<Task>): Pick<Pending, 'actions' | 'end'> {
  switch (task.kind) {
    case 'income':
      return { actions: ['islet', 'place', 'use', 'finish'], end: 'finish' };
    case 'worker':
      return { actions: ['work'] };
    case 'turn':
      return { actions: ['end-turn'], end: 'end-turn' };
    case 'finish':
      return { actions: ['finish'], end: 'finish' };
    case 'do':
      return { actions: workOf(task) };
    case 'toll':
      return { actions: ['toll', 'refuse'] };
    case 'fed':
      return { actions: task.treated ? ['helm'] : ['helm', 'treat', 'decline'] };
    case 'refresh':
      return { actions: ['refresh', 'decline'] };
    case 'pause':
      return { actions: ['decline'] };
    case 'anchors':
      return { actions: ['anchor'] };
    case 'terrain':
    case 'royal':
    case 'feed':
    case 'keep':
      return { actions: [task.kind] };
    default:
      throw new Error(`${task.kind} is asked of nobody in ${state.phase}`);
  }
}

function workOf({ parts }: TaskOf<'do'>): string[] {
  const open = openParts(parts);
  const work = open.flatMap(({ of }) => of.map(({ op }) => actionFor[op] ?? op));
  return [...new Set(work), ...(open.every(({ must }) => must) ? [] : ['decline'])];
}

function prompt(state: State, seat: Seat, task: Readonly<Task>): Message {
  switch (task.kind) {
    case 'do':
      return message('cooper-island.ask.do', { source: { component: task.source } });
    case 'toll':
      if (task.to !== null) return message('cooper-island.ask.toll', { seat: { seat: task.to } });
      return message('cooper-island.ask.own-toll');
    case 'worker':
      return message('cooper-island.ask.turn');
    case 'turn':
      return message('cooper-island.ask.end');
    case 'finish':
      return message(state.phase === 'window' ? 'cooper-island.ask.window' : 'cooper-island.ask.finish');
    case 'pause':
      return message(`cooper-island.ask.pause-${task.before}`);
    case 'feed':
      return message('cooper-island.ask.feed', { food: amountsArg({ food: foodDue(state, seat) }) });
    case 'fed':
      return message('cooper-island.ask.fed', { points: task.points });
    default:
      return message(`cooper-island.ask.${task.kind}`);
  }
}

/** Where the match stands (the game's `headline`). @example headline(state) // round 2 of 5: income */
export function headline({ phase, round, order }: State): Message {
  const { rounds } = data.constants;
  return message(`cooper-island.headline.${phase}`, { round, rounds, ordered: String(order.length > 0) });
}
