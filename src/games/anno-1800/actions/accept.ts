import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { fieldOf, industryOn } from '../board/fields.js';
import { openedBill } from '../effects/bill.js';
import { expanding, shipsOf } from '../effects/choosable.js';
import { outlookFor, stepsArg } from '../effects/outlook.js';
import { planFor } from '../effects/plan.js';
import { type Settled, settle } from '../effects/settle.js';
import { sourceKind } from '../effects/sources.js';
import { paidWords, tellPaid } from '../effects/tell-paid.js';
import { copyState, type State } from '../state.js';

/** Settles every step of the suggestion in its order. */
function settleAll(state: State, seat: number): Settled[] | undefined {
  const plan = planFor(state, seat, openedBill(state).needs);
  return plan?.steps.map(({ need, by }) => settle(state, seat, need, by));
}

/** Pays the open bill as it is suggested (AN-9.15). */
export const accept: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  why: (state, seat) =>
    planFor(state, seat, openedBill(state).needs) ? undefined : message('anno-1800.why.no-payment'),
  /** What each need is settled by; where the bill cannot be paid at once, the steps after which it can. */
  detail(state, seat) {
    const { needs } = openedBill(state);
    const copy = copyState(state);
    const settled = settleAll(copy, seat);
    if (!settled) {
      const removal = expanding(state)?.removed === false;
      const outlook = outlookFor(state, seat, needs, removal ? shipsOf(state) : undefined);
      return outlook.when === 'after'
        ? message('anno-1800.detail.pay-after', { steps: stepsArg(outlook) })
        : message('anno-1800.detail.pay-not', {
            why: outlook.when === 'not' ? outlook.why : message('anno-1800.why.too-dear'),
          });
    }
    if (settled.length === 0) return message('anno-1800.detail.pay-waits');
    const workers: Record<string, number> = {};
    for (const { by } of settled) {
      const source = sourceKind(by);
      if (source.from !== 'field') continue;
      const { worker } = industryOn(fieldOf(seatOf(state, seat), source.field))!;
      workers[worker] = (workers[worker] ?? 0) + 1;
    }
    return paidWords(settled, workers);
  },
  perform(state, seat, _args, io) {
    tellPaid(seat, settleAll(state, seat)!, io);
  },
};
