import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one, someLeadsOn } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { cardOf, data } from '../data.js';
import { openBill } from '../effects/bill.js';
import { outlookFor, payableNow, priced } from '../effects/outlook.js';
import { payableAtOnce } from '../effects/payable.js';
import { reachable } from '../effects/reachable.js';
import { beginAction } from '../flow/turn.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { named } from '../words.js';

type Answers = { card: string };

const card = one<State, Answers>('card', {
  among: (state, seat) => seatOf(state, seat).hand,
  judge(state, seat) {
    const judge = reachable(state, seat, false);
    return (id) => judge(cardOf(id).cost);
  },
  leadsOn: (state, seat) => payableAtOnce(state, seat, (id) => cardOf(id).cost),
  describe(state, seat, id) {
    const { cost, deck } = cardOf(id);
    return {
      label: named(id),
      ...priced(
        message('anno-1800.detail.card', { text: { textOf: id }, points: data.decks[deck]!.points }),
        outlookFor(state, seat, cost),
      ),
      anchor: anchor('card', id),
      group: deck,
    };
  },
});

/** Plays a population card (AN-12): its needs are fulfilled, then it is laid out. */
export const play: Action<State, Answers> = {
  params: [card],
  detail(state, seat) {
    const { hand } = seatOf(state, seat);
    return payableNow(
      state,
      seat,
      hand.map((id) => cardOf(id).cost),
    );
  },
  why(state, seat) {
    if (seatOf(state, seat).hand.length === 0) return message('anno-1800.why.no-card');
    return card.why(state, seat) && message('anno-1800.why.none-payable');
  },
  leadsOn: (state, seat) => someLeadsOn(card, state, seat),
  perform(state, seat, { card: chosen }, io) {
    openBill(state, seat, { for: 'play', card: chosen });
    beginAction(state);
    io.say({ id: 'anno-1800.told.open-play', args: { seat: { seat }, card: { component: chosen } }, heading: true });
  },
};
