import type { HandCard } from '../../engine/game.js';
import { type Message, message, type Seat } from '../../engine/message.js';
import { top } from '../../engine/tasks.js';
import { seatOf } from '../kit/seats.js';
import { termsOf, whyNot } from './actions/terms.js';
import { actionOf, spaceRefusal } from './board/spaces.js';
import { buildingOf, type OpOf } from './data.js';
import { cardText } from './effects/alone.js';
import { buildBuilding, buildingCost, isAffordable, roomRefusal } from './effects/ops/build-building.js';
import { tooDear } from './effects/payments.js';
import { isWithinReach } from './effects/reach/index.js';
import { buildingWant } from './effects/reach/wants.js';
import { answersTo } from './flow/answers.js';
import { isWindow } from './flow/window.js';
import type { State } from './state.js';
import { amountsArg } from './words.js';

/** The C cards of a seat, known to it alone (NF-6.5, NF-7.4). @example hand(state, 0)[0]?.play.when // 'not' */
export function hand(state: State, seat: Seat): HandCard[] {
  return seatOf(state, seat).hand.map((id) => {
    const { points, timing } = buildingOf(id);
    return {
      component: id,
      group: message(`nusfjord.timing.${timing}`),
      ...(points !== '*' && { points }),
      detail: message('nusfjord.hand.detail', {
        cost: amountsArg(buildingCost(id, opOf(state, seat))),
        text: cardText(state, id),
      }),
      play: playOf(state, seat, id),
    };
  });
}

function playOf(state: State, seat: Seat, building: string): HandCard['play'] {
  const asked = mayBuild(state, seat);
  const op = opOf(state, seat);
  const crowded = roomRefusal(seatOf(state, seat));
  if (crowded) return { when: 'not', missing: crowded };
  if (!isAffordable(state, seat, building, op)) {
    const wanted = (tried: State) => [buildingWant(tried, seat, building, op)];
    if (!isWindow(state, seat) || !isWithinReach(state, seat, wanted)) {
      return { when: 'not', missing: tooDear(buildingCost(building, op)) };
    }
    return { when: 'after', steps: isTaken(state) ? stepsBefore(state) : message('nusfjord.hand.exchange') };
  }
  return asked ? { when: 'now' } : { when: 'after', steps: stepsBefore(state) };
}

/** What building costs and gives: now, where it may be done, else as printed. */
function opOf(state: State, seat: Seat): OpOf<'buildBuilding'> {
  return (mayBuild(state, seat) ? termsOf(state, seat, buildBuilding) : actionOf('buildBuilding')).op;
}

function mayBuild(state: State, seat: Seat): boolean {
  if (!top(state.tasks, seat) || !answersTo(state, seat).includes('build')) return false;
  return (state.phase !== 'work' || seat === state.active) && !whyNot(state, seat, buildBuilding);
}

function stepsBefore(state: State): Message {
  return message(isTaken(state) ? 'nusfjord.hand.next-round' : 'nusfjord.hand.worker');
}

function isTaken(state: State): boolean {
  return spaceRefusal(state, actionOf('buildBuilding').id) !== undefined;
}
