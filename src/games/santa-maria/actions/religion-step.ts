import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { data } from '../data.js';
import { anchorsOf, pay } from '../effects/goods.js';
import { canPay, chosenPayment, payParam } from '../effects/payments.js';
import type { State } from '../state.js';

const { extraStepCost } = data.religionTrack;

/** Follow-up of a religion action: one more step for a grain (SM-8.7 a). */
export const religionStep: Action<State, { pay: string[] }> = {
  answer: true,
  params: [payParam(() => extraStepCost)],
  why: (state, seat) =>
    canPay(state, seat, extraStepCost)
      ? undefined
      : message('santa-maria.why.cannot-pay', { cost: { amounts: extraStepCost } }),
  perform(state, seat, { pay: chosen }, io) {
    pop(state.tasks, seat);
    const payment = chosenPayment(state, seat, extraStepCost, chosen);
    pay(state, seat, payment);
    io.say({
      id: 'santa-maria.told.religion-step',
      args: { seat: { seat }, cost: { amounts: payment } },
      anchors: anchorsOf(seat, payment),
    });
    push(state.tasks, seat, { kind: 'religion-advance' });
  },
};
