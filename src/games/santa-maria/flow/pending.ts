import type { Pending } from '../../../engine/game.js';
import { type Message, message, type Seat } from '../../../engine/message.js';
import { top } from '../../../engine/tasks.js';
import { data } from '../data.js';
import { dieMovePrice, dieSpaces } from '../effects/abilities.js';
import { useAction } from '../effects/use.js';
import type { State, Task } from '../state.js';
import { dieWords, effectWords, lineWords, tradeWords } from '../words.js';

/** The actions that answer each question, the usual one first. Tasks that are not here never wait. */
const answers: Partial<Record<Task['kind'], string[]>> = {
  'choose-board': ['choose-board'],
  'choose-set': ['choose-set'],
  turn: ['use-die', 'activate', 'expand', 'pass'],
  'end-turn': ['end-turn'],
  walk: ['go-on', 'move-die'],
  'place-die': ['go-on', 'move-die'],
  trade: ['trade', 'decline'],
  ship: ['ship', 'decline'],
  'move-tile': ['move-tile', 'decline'],
  'religion-step': ['religion-step', 'decline'],
  'place-monk': ['place-monk', 'decline'],
  'place-road': ['place-road', 'decline'],
};

/** Who decides what, now: one seat, until the match is over (the game's `pending`).
 * @example pending(state)[0]?.actions */
export function pending(state: State): Pending[] {
  if (state.phase === 'over') return [];
  const seat = state.active;
  const task = top(state.tasks, seat);
  if (!task) return [];
  const actions = actionsFor(state, seat, task);
  const free = freeActions(state, seat, task).filter((action) => !actions.includes(action));
  return [
    {
      seat,
      prompt: prompt(task, actions),
      ...(state.phase === 'setup' && { summons: message(`santa-maria.call.${task.kind}`) }),
      actions,
      free,
      end: task.kind === 'end-turn' ? 'end-turn' : undefined,
      holds: true,
    },
  ];
}

function actionsFor(state: State, seat: Seat, task: Task): string[] {
  // The die falls where Construction says, or after a last word of Logistics.
  if (task.kind === 'place-die' && dieSpaces(state, seat, task.line).length > 1) return ['place-die'];
  if (task.kind === 'use') return [useAction(task.effects), 'decline'];
  return answers[task.kind] ?? [];
}

/** Free actions stand beside every question of a seat's own turn (SM-4.3); the set-up is nobody's turn. */
function freeActions(state: State, seat: Seat, task: Task): string[] {
  if (task.kind === 'choose-board' || task.kind === 'choose-set') return [];
  return dieMovePrice(state, seat) === undefined ? ['sell', 'buy'] : ['sell', 'buy', 'move-die'];
}

function prompt(task: Task, actions: string[]): Message {
  switch (task.kind) {
    case 'trade':
      return message('santa-maria.ask.trade', {
        source: { component: task.source },
        trade: tradeWords(task.give, task.get),
      });
    case 'use':
      return message(`santa-maria.ask.${useAction(task.effects)}`, {
        source: { component: task.source },
        effects: effectWords(task.effects),
      });
    case 'move-tile':
      return message('santa-maria.ask.move-tile', { dock: { component: task.dock } });
    case 'religion-step':
      return message('santa-maria.ask.religion-step', { cost: { amounts: data.religionTrack.extraStepCost } });
    case 'walk':
      return message('santa-maria.ask.walk', { line: lineWords(task.line) });
    case 'place-die':
      return message(actions.includes('place-die') ? 'santa-maria.ask.place-die' : 'santa-maria.ask.before-die', {
        die: dieWords(task.die),
        line: lineWords(task.line),
      });
    default:
      return message(`santa-maria.ask.${task.kind}`);
  }
}

/** Where the match stands (the game's `headline`). @example headline(state) // year 2 of 3 */
export function headline(state: State): Message {
  if (state.phase !== 'year') return message(`santa-maria.headline.${state.phase}`);
  return message('santa-maria.headline.year', { year: state.year, years: data.constants.years });
}
