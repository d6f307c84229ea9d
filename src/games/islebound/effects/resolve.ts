import type { Io } from '../../../engine/game.js';
import { pop } from '../../../engine/tasks.js';
import { covers } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { ready } from '../board/crew.js';
import { topCards } from '../board/stacks.js';
import { data } from '../data.js';
import { next, type State, type Task, topTask } from '../state.js';
import { gapOf, losable, loseOne, winCity } from './attack.js';
import { drawCard, openDecks } from './draw.js';
import { nextCard } from './events.js';
import { repeatOnce, timesOf } from './exchange.js';
import { gainNext } from './gain.js';
import { display, whyNotHire } from './hire.js';
import { excess } from './hold.js';
import { canPlace, openSpaces, placeNext } from './influence.js';
import { offersTo, whyNotGain } from './offers.js';
import { meetCondition, moveMarker } from './renown.js';
import { canSail } from './sailing.js';
import { doStep, endVisit } from './visit.js';

/** Does the first task of the active seat unless it is for the seat to decide; false: it is, or there is none.
 * @example resolveNext(state, io) */
export function resolveNext(state: State, io: Io): boolean {
  const task = topTask(state);
  if (!task || isAsked(state, task)) return false;
  pop(state.tasks, state.active);
  perform(state, task, io);
  return true;
}

/** Is there something to decide? What nobody could answer but with no is not asked. */
function isAsked(state: State, task: Task): boolean {
  const seat = state.active;
  switch (task.kind) {
    case 'move':
      return canSail(state, seat);
    case 'exchange':
      return timesOf(state, seat, task) > 0;
    case 'hire':
      return display(state).some((type) => !whyNotHire(state, seat, type, task.extraCoins));
    case 'reputation':
      return topCards(state.reputation).length > 0;
    case 'may-place':
      return canPlace(state, seat);
    case 'build':
      // Whether a card of the hand could be built would tell what is in it.
      if (state.variants.architect) return seatOf(state, seat).hand.length > 0;
      return offersTo(state, seat).some((card) => !whyNotGain(state, seat, card, 'build'));
    case 'fight': {
      const gap = gapOf(state, task);
      const owner = seatOf(state, seat);
      return gap > 0 && (covers(owner.stock, data.constants.reroll) || ready(owner, 'any') >= gap);
    }
    case 'lose':
      return losable(task.group).length > 1;
    case 'overflow':
      return excess(seatOf(state, seat)) > 0;
    case 'place':
      return task.seat === seat && canPlace(state, seat) && openSpaces(state, seat).length > 1;
    case 'draw':
      return task.seat === seat && openDecks(state).length > 1;
    case 'port':
    case 'draft':
    case 'turn':
    case 'choose':
    case 'free-visit':
      return true;
    default:
      return false;
  }
}

function perform(state: State, task: Task, io: Io): void {
  switch (task.kind) {
    case 'gain':
      gainNext(state, task, io);
      return;
    case 'renown':
      moveMarker(state, task, io);
      return;
    case 'repeat':
      repeatOnce(state, task, io);
      return;
    case 'steps':
      doStep(state, task, io);
      return;
    case 'visited':
      endVisit(state, task);
      return;
    case 'condition':
      meetCondition(state, task);
      return;
    case 'next-card':
      nextCard(state, task, io);
      return;
    case 'place':
      placeNext(state, task, io);
      return;
    case 'draw': {
      const [back] = openDecks(state);
      if (back) drawCard(state, task, back, io);
      return;
    }
    case 'fight':
      finishFight(state, task, io);
      return;
    case 'lose':
      loseOne(state, losable(task.group)[0]!, io);
  }
}

/** Nothing more can be changed: the city is taken, or the attack has failed (IB-8.10, IB-8.12). */
function finishFight(state: State, task: Extract<Task, { kind: 'fight' }>, io: Io): void {
  if (gapOf(state, task) === 0) winCity(state, task, io);
  else retreat(state, task, io);
}

/** The attack fails and costs one card (IB-8.12). @example retreat(state, task, io) */
export function retreat(state: State, { city, group }: Extract<Task, { kind: 'fight' }>, io: Io): void {
  const seat = state.active;
  io.say({ id: 'islebound.told.retreat', args: { seat: { seat }, city: { component: city } } });
  next(state, { kind: 'lose', city, group });
}
