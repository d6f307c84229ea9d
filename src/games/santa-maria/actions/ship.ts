import type { Action } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { docks } from '../board/docks.js';
import { data, record } from '../data.js';
import { anchorsOf, pay } from '../effects/goods.js';
import { canPay, payParam } from '../effects/payments.js';
import { shipmentCost } from '../effects/shipping.js';
import { anchor } from '../ids.js';
import type { Amounts, State } from '../state.js';
import { named } from '../words.js';

function costAt(state: State, dock: string): Amounts {
  return shipmentCost(state, dock) ?? {};
}

function whyNot(state: State, seat: Seat, dock: string): Refusal | undefined {
  const cost = shipmentCost(state, dock);
  if (!cost) return message('santa-maria.why.dock-empty');
  if (canPay(state, seat, cost)) return undefined;
  return message('santa-maria.why.cannot-pay', { cost: { amounts: cost } });
}

type Answers = { dock: string; pay?: string[] };

const source = one<State, Answers>('dock', {
  among: () => docks,
  whyNot,
  describe: (state, _seat, dock) => ({
    label: named(dock),
    detail: message('santa-maria.detail.shipment', {
      cost: { amounts: costAt(state, dock) },
      happiness: { amounts: { happiness: record(data.shipments, String(state.docks[dock])).points } },
    }),
    anchor: anchor('dock', dock),
  }),
});
const payment = payParam<Answers>((state, _seat, { dock }) => costAt(state, dock));

/** Follow-up of a shipping effect: one tile of the docks into the harbour (SM-8.5). */
export const ship: Action<State, Answers> = {
  answer: true,
  params: [source, payment],
  why: (state, seat) => source.why(state, seat) && message('santa-maria.why.no-shipment'),
  perform(state, seat, args, io) {
    const { dock } = args;
    pop(state.tasks, seat);
    const tile = state.docks[dock]!;
    const paid = payment.chosen(state, seat, args);
    pay(state, seat, paid);
    state.docks[dock] = null;
    const owner = seatOf(state, seat);
    owner.harbor = { ...owner.harbor, [dock]: [...(owner.harbor[dock] ?? []), tile] };
    io.say({
      id: 'santa-maria.told.ship',
      args: {
        seat: { seat },
        dock: { component: dock },
        cost: { amounts: paid },
        happiness: { amounts: { happiness: record(data.shipments, tile).points } },
      },
      anchors: [anchor('dock', dock), anchor('harbor', seat, dock), ...anchorsOf(seat, paid)],
    });
    push(state.tasks, seat, { kind: 'move-tile', dock }, { kind: 'refill', dock });
  },
};
