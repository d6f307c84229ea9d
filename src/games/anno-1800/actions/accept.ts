import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { isPaid, openedBill } from '../effects/bill.js';
import { billOutlook, stepsArg } from '../effects/outlook.js';
import { planFor } from '../effects/plan.js';
import { proposalFor, proposalWords, settleAll } from '../effects/proposal.js';
import { paidWords, tellPaid } from '../effects/tell-paid.js';
import type { State } from '../state.js';

/** Pays the open bill as it is suggested (AN-9.15). */
export const accept: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  why(state, seat) {
    if (isPaid(state)) return message('anno-1800.why.all-settled');
    return planFor(state, seat, openedBill(state).needs) ? undefined : message('anno-1800.why.no-payment');
  },
  /** What each need is settled by; where the bill cannot be paid at once, the steps after which it can. */
  detail(state, seat) {
    if (isPaid(state)) return message('anno-1800.detail.pay-waits');
    const proposal = proposalFor(state, seat);
    if (proposal) return paidWords(proposal.settled, proposal.workers);
    const outlook = billOutlook(state, seat);
    return outlook.when === 'after'
      ? message('anno-1800.detail.pay-after', { steps: stepsArg(outlook) })
      : message('anno-1800.detail.pay-not', {
          why: outlook.when === 'not' ? outlook.why : message('anno-1800.why.too-dear'),
        });
  },
  proposal: (state, seat) => proposalWords(proposalFor(state, seat)!),
  perform(state, seat, _args, io) {
    tellPaid(seat, settleAll(state, seat)!, io);
  },
};
