import type { Action } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { docks } from '../board/docks.js';
import { data, record } from '../data.js';
import { pay } from '../effects/goods.js';
import { canPay, chosenPayment, payParam } from '../effects/payments.js';
import { shipmentCost } from '../effects/shipping.js';
import { type Amounts, type State, seatOf } from '../state.js';

function costAt(state: State, dock: unknown): Amounts {
  return shipmentCost(state, String(dock)) ?? {};
}

function whyNot(state: State, seat: Seat, dock: string): Refusal | undefined {
  const cost = shipmentCost(state, dock);
  if (!cost) return message('santa-maria.why.dock-empty');
  if (canPay(state, seat, cost)) return undefined;
  return message('santa-maria.why.cannot-pay', { cost: { amounts: cost } });
}

/** Follow-up of a shipping effect: one tile of the docks into the harbour (SM-8.5). */
export const ship: Action<State, { dock: string; pay: string[] }> = {
  answer: true,
  params: [
    {
      name: 'dock',
      next: (state, seat) => ({ values: docks.filter((dock) => !whyNot(state, seat, dock)), done: false }),
      describe: (state, _seat, _args, value) => ({
        label: { id: 'santa-maria.label.component', args: { component: { component: value } } },
        detail: {
          id: 'santa-maria.detail.shipment',
          args: {
            cost: { amounts: costAt(state, value) },
            happiness: { amounts: { happiness: record(data.shipments, String(state.docks[value])).points } },
          },
        },
        anchor: `dock:${value}`,
      }),
      refused: (state, seat) =>
        docks.flatMap((value) => {
          const why = whyNot(state, seat, value);
          return why ? [{ value, why }] : [];
        }),
    },
    payParam((state, _seat, args) => costAt(state, args.dock)),
  ],
  why(state, seat) {
    const reasons = docks.map((dock) => whyNot(state, seat, dock));
    return reasons.includes(undefined) ? undefined : message('santa-maria.why.no-shipment');
  },
  perform(state, seat, { dock, pay: chosen }, io) {
    pop(state.tasks, seat);
    const tile = state.docks[dock] as string;
    const payment = chosenPayment(state, seat, costAt(state, dock), chosen);
    pay(state, seat, payment);
    state.docks[dock] = null;
    const owner = seatOf(state, seat);
    owner.harbor = { ...owner.harbor, [dock]: [...(owner.harbor[dock] ?? []), tile] };
    io.say({
      id: 'santa-maria.told.ship',
      args: { seat: { seat }, tile: { component: tile }, dock: { component: dock }, cost: { amounts: payment } },
      anchors: [`dock:${dock}`, `harbor:${seat}:${dock}`],
    });
    push(state.tasks, seat, { kind: 'move-tile', dock }, { kind: 'refill', dock });
  },
};
