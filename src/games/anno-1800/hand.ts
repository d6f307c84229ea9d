import type { HandCard } from '../../engine/game.js';
import { message, type Seat } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { cardOf, data } from './data.js';
import { outlookFor, stepsArg } from './effects/outlook.js';
import type { State } from './state.js';

/** The cards a seat holds, known to it alone: its hand, then its expedition cards (AN-24.1, AN-19.2).
 * @example hand(state, 0)[0]?.play.when // 'after' */
export function hand(state: State, seat: Seat): HandCard[] {
  const { hand: cards, expeditions } = seatOf(state, seat);
  return [
    ...cards.map((id): HandCard => {
      const { deck } = cardOf(id);
      return {
        component: id,
        group: message(`anno-1800.back.${deck}`),
        points: data.decks[deck]!.points,
        play: playOf(state, seat, id),
      };
    }),
    ...expeditions.map((id): HandCard => {
      const missing = message('anno-1800.hand.at-the-end');
      return { component: id, group: message('anno-1800.back.expedition'), play: { when: 'not', missing } };
    }),
  ];
}

function playOf(state: State, seat: Seat, card: string): HandCard['play'] {
  const outlook = outlookFor(state, seat, cardOf(card).cost);
  if (outlook.when === 'not') return { when: 'not', missing: outlook.why };
  if (outlook.when === 'after') {
    return { when: 'after', steps: message('anno-1800.hand.steps', { steps: stepsArg(outlook) }) };
  }
  const { phase, active, turn } = state;
  const idle =
    phase === 'play' && seat === active && turn.actions > 0 && !turn.bill && !turn.placing && !turn.improving;
  const free = idle && (!turn.job || (turn.job.kind === 'expand' && turn.job.over));
  return free ? { when: 'now' } : { when: 'after', steps: message('anno-1800.hand.turn') };
}
