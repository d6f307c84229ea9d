import type { HandCard } from '../../engine/game.js';
import { message, type Seat } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { backOf, buildingOf } from './data.js';
import { whyNotGain } from './effects/offers.js';
import { type State, topTask } from './state.js';

/** The cards a seat holds with Architect, known to it alone (IB-14.18). @example hand(state, 0)[0]?.play.when // 'now' */
export function hand(state: State, seat: Seat): HandCard[] {
  return seatOf(state, seat).hand.map((id) => ({
    component: id,
    group: message(`islebound.back.${backOf(id)}`),
    points: buildingOf(id).renown,
    play: playOf(state, seat, id),
  }));
}

function playOf(state: State, seat: Seat, card: string): HandCard['play'] {
  const missing = whyNotGain(state, seat, card, 'buy');
  if (missing) return { when: 'not', missing };
  const turn = state.phase === 'play' && seat === state.active && topTask(state)?.kind === 'turn' && !state.offer;
  return turn ? { when: 'now' } : { when: 'after', steps: message('islebound.hand.turn') };
}
