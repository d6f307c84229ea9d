import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { replaceTop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { asked } from '../../kit/seats.js';
import { anchorsOf, gain, pay } from '../effects/goods.js';
import { bagId, fewestGoldFirst, waysToPay } from '../effects/payments.js';
import type { Amounts, State } from '../state.js';
import { either } from '../words.js';

/** The different ways to pay one of the alternatives, fewest gold first. */
function ways(state: State, seat: Seat): Amounts[] {
  const all = asked(state, seat, 'trade').give.flatMap((cost) => waysToPay(state, seat, cost));
  const seen = new Map(all.map((way) => [bagId(way), way]));
  return fewestGoldFirst([...seen.values()]);
}

function wayNamed(state: State, seat: Seat, id: string): Amounts {
  return ways(state, seat).find((way) => bagId(way) === id)!;
}

/** Follow-up of a trade building: one alternative for its output (SM-8.4). */
export const trade: Action<State, { pay: string }> = {
  answer: true,
  params: [
    one('pay', {
      among: (state, seat) => ways(state, seat).map(bagId),
      describe: (state, seat, way) => ({
        label: message('santa-maria.label.amount', { goods: { amounts: wayNamed(state, seat, way) } }),
        detail: message('santa-maria.detail.gain', { goods: { amounts: asked(state, seat, 'trade').get } }),
      }),
    }),
  ],
  why(state, seat) {
    if (ways(state, seat).length > 0) return undefined;
    const give = asked(state, seat, 'trade').give.map((amounts) => ({ amounts }));
    return message('santa-maria.why.cannot-pay', { cost: either(give) });
  },
  perform(state, seat, { pay: chosen }, io) {
    const task = asked(state, seat, 'trade');
    const payment = wayNamed(state, seat, chosen);
    pay(state, seat, payment);
    replaceTop(state.tasks, seat, { ...task, made: task.made + 1 });
    io.say({
      id: 'santa-maria.told.trade',
      args: { seat: { seat }, source: { component: task.source }, cost: { amounts: payment } },
      anchors: anchorsOf(seat, payment),
    });
    gain(state, seat, task.get, task.source, io);
  },
};
