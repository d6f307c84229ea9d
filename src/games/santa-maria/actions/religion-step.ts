import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { data } from '../data.js';
import { anchorsOf, pay } from '../effects/goods.js';
import { canPay, payParam } from '../effects/payments.js';
import type { State } from '../state.js';

const { extraStepCost } = data.religionTrack;

const payment = payParam<{ pay?: string[] }>(() => extraStepCost);

/** Follow-up of a religion action: one more step for a grain (SM-8.7 a). */
export const religionStep: Action<State, { pay?: string[] }> = {
  answer: true,
  params: [payment],
  detail: () => message('santa-maria.detail.price', { price: { amounts: extraStepCost } }),
  why: (state, seat) =>
    canPay(state, seat, extraStepCost)
      ? undefined
      : message('santa-maria.why.cannot-pay', { cost: { amounts: extraStepCost } }),
  perform(state, seat, args, io) {
    pop(state.tasks, seat);
    const paid = payment.chosen(state, seat, args);
    pay(state, seat, paid);
    io.say({
      id: 'santa-maria.told.religion-step',
      args: { seat: { seat }, cost: { amounts: paid } },
      anchors: anchorsOf(seat, paid),
    });
    push(state.tasks, seat, { kind: 'religion-advance' });
  },
};
