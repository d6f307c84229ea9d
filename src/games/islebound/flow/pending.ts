import type { Pending } from '../../../engine/game.js';
import { type Message, message } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { shipOf } from '../board/map.js';
import { gapOf, totalOf } from '../effects/attack.js';
import { demandOf } from '../effects/capture.js';
import { excess } from '../effects/hold.js';
import { type Offer, type State, type Task, topTask } from '../state.js';
import { amountsArg } from '../words.js';
import { fightLines } from './fight-lines.js';

/** Who decides what, now: the active seat, all in the draft, and who is offered a trade (the game's `pending`).
 * @example pending(state)[0]?.actions */
export function pending(state: State): Pending[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'draft') return drafting(state);
  if (state.offer) return trading(state, state.offer);
  const task = topTask(state);
  if (!task) throw new Error('nobody has anything to do');
  const seat = state.active;
  const hidden = state.variants.architect && seatOf(state, seat).hand.length > 0;
  return [
    {
      seat,
      prompt: prompt(state, task),
      ...(task.kind !== 'move' && { summons: summons(task) }),
      ...(task.kind === 'fight' && { lines: fightLines(task) }),
      ...answers(state, task),
      holds: true,
      ...(hidden && { hidden }),
    },
  ];
}

/** A seat is called for something else than its turn, or in the midst of it when its offer is answered. */
function summons({ kind }: Task): Message {
  return kind === 'port' ? message('islebound.call.port') : message('islebound.call.go-on');
}

function drafting({ seats }: State): Pending[] {
  return seats.flatMap(({ pick }, seat) =>
    pick === undefined
      ? [
          {
            seat,
            prompt: message('islebound.ask.draft'),
            summons: message('islebound.call.draft'),
            actions: ['keep'],
            holds: true,
            hidden: true,
          },
        ]
      : [],
  );
}

/** The turn waits for the answer; until then the offer can be taken back (IB-14.4). */
function trading({ active: seat }: State, { to: partner, give, take }: Offer): Pending[] {
  const goods = { give: amountsArg(give), take: amountsArg(take) };
  return [
    { seat, prompt: message('islebound.ask.offer', { seat: { seat: partner } }), actions: ['withdraw'], holds: false },
    {
      seat: partner,
      prompt: message('islebound.ask.answer', { seat: { seat }, ...goods }),
      summons: message('islebound.call.answer'),
      actions: ['accept', 'refuse'],
      decline: 'refuse',
      holds: true,
    },
  ];
}

/** The actions that answer a task, and those that may be taken beside it. */
function answers(state: State, task: Task): Pick<Pending, 'actions' | 'free' | 'end'> {
  switch (task.kind) {
    case 'port':
      return { actions: ['port'] };
    case 'move':
      return { actions: ['sail'] };
    case 'turn':
      return turnActions(state);
    case 'free-visit':
      return { actions: ['visit', 'decline'] };
    case 'exchange':
      return { actions: ['exchange', 'decline'] };
    case 'hire':
      return { actions: ['hire', 'decline'] };
    case 'reputation':
      return { actions: ['activate'] };
    case 'choose':
      return { actions: ['choose'] };
    case 'may-place':
      return { actions: ['place-cubes', 'decline'] };
    case 'build':
      return { actions: ['build', 'decline'] };
    case 'fight':
      return { actions: ['reroll', 'wound', 'retreat'] };
    case 'lose':
      return { actions: ['lose'] };
    case 'overflow':
      return { actions: ['discard'] };
    case 'place':
      return { actions: ['place'] };
    case 'draw':
      return { actions: ['draw'] };
    default:
      throw new Error(`${task.kind} is asked of nobody`);
  }
}

function turnActions({ variants, turn }: State): Pick<Pending, 'actions' | 'free' | 'end'> {
  const main = ['visit', 'attack', 'ally', 'hunt', ...(variants.boarding ? ['board'] : [])];
  return {
    actions: turn.acted ? ['end-turn'] : [...main, 'end-turn'],
    free: ['event', 'buy', ...(variants.trade ? ['offer'] : [])],
    end: 'end-turn',
  };
}

function prompt(state: State, task: Task): Message {
  switch (task.kind) {
    case 'turn': {
      const city = { component: shipOf(state, state.active) };
      return state.turn.acted ? message('islebound.ask.acted', { city }) : message('islebound.ask.act', { city });
    }
    case 'free-visit':
      return message('islebound.ask.free-visit', { city: { component: task.city } });
    case 'exchange':
    case 'hire':
    case 'choose':
    case 'may-place':
    case 'place':
    case 'draw':
      return message(`islebound.ask.${task.kind}`, { source: { component: task.source } });
    case 'fight':
      return message('islebound.ask.fight', {
        city: { component: task.city },
        dice: { list: [...task.dice] },
        total: totalOf(state, task),
        needed: demandOf(state, task.city).needed,
        gap: gapOf(state, task),
      });
    case 'overflow':
      return message('islebound.ask.overflow', { count: excess(seatOf(state, state.active)) });
    case 'move':
      return message('islebound.ask.turn');
    default:
      return message(`islebound.ask.${task.kind}`);
  }
}

/** Where the match stands (the game's `headline`). @example headline(state) // round 4 */
export function headline({ phase, round, lastRound }: State): Message {
  if (phase !== 'play') return message(`islebound.headline.${phase}`);
  return lastRound === undefined
    ? message('islebound.headline.play', { round })
    : message('islebound.headline.last', { round, last: lastRound });
}
