import type { Action } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { amount } from '../../kit/choice.js';
import { data } from '../data.js';
import { openBill } from '../effects/bill.js';
import { priceOfAction } from '../effects/outlook.js';
import { payableAtOnce } from '../effects/payable.js';
import { reachable } from '../effects/reachable.js';
import { beginAction } from '../flow/turn.js';
import type { State } from '../state.js';
import { needsArg } from '../words.js';

type Answers = { count: number };

const { expeditionCost, limits } = data.constants;

function whyNotTake(state: State, seat: Seat): Refusal | undefined {
  return state.expeditions.length === 0
    ? message('anno-1800.why.no-expedition')
    : reachable(state, seat, false)(expeditionCost);
}

/** Takes expedition cards; how many is said before any is seen (AN-19.1). */
export const expedition: Action<State, Answers> = {
  params: [
    amount<State, Answers>('count', {
      among: (state) => ({ min: 1, max: Math.min(limits.expeditions, state.expeditions.length) }),
      describe: (_state, _seat, count) => ({
        label: message('anno-1800.label.cards', { count }),
        detail: message('anno-1800.detail.costs', { cost: needsArg(expeditionCost) }),
      }),
    }),
  ],
  detail: (state, seat) => priceOfAction(state, seat, expeditionCost, whyNotTake(state, seat)),
  why: whyNotTake,
  leadsOn: (state, seat) => payableAtOnce(state, seat, () => expeditionCost)('expedition'),
  perform(state, seat, { count }, io) {
    openBill(state, seat, { for: 'expedition', count });
    beginAction(state);
    io.say({ id: 'anno-1800.told.open-expedition', args: { seat: { seat }, count }, heading: true });
  },
};
