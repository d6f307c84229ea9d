import type { Action } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { hasRoom, layTile } from '../board/geometry.js';
import { data, tileOf } from '../data.js';
import { pay } from '../effects/goods.js';
import { canPay, chosenPayment, payParam } from '../effects/payments.js';
import { type Amounts, type State, seatOf } from '../state.js';
import { cellAnchor, spacesWords, tileWords } from '../words.js';
import { chosenRotation, placementParams } from './placement.js';

const kinds = ['double', 'triple'] as const;

type Kind = (typeof kinds)[number];

function costOf(tile: string): Amounts {
  return data.constants.expandCost[tileOf(tile).shape as Kind];
}

/** Why no tile of that shape can be taken now (SM-5.1, SM-5.3); undefined: every one on display can. */
function whyNot(state: State, seat: Seat, kind: Kind): Refusal | undefined {
  const cost = data.constants.expandCost[kind];
  if (!canPay(state, seat, cost)) return message('santa-maria.why.tile-cost', { cost: { amounts: cost } });
  if (!hasRoom(seatOf(state, seat).cells, kind)) return message('santa-maria.why.no-room');
  return undefined;
}

/** Main action A: one tile of the display into the colony (SM-5). */
export const expand: Action<State, { tile: string; cell: string; rotation: string; pay: string[] }> = {
  params: [
    {
      name: 'tile',
      next: (state, seat) => ({
        values: kinds.flatMap((kind) => (whyNot(state, seat, kind) ? [] : state.display[kind])),
        done: false,
      }),
      describe: (_state, _seat, _args, value) => ({
        label: { id: 'santa-maria.label.component', args: { component: { component: value } } },
        detail: {
          id: 'santa-maria.detail.tile',
          args: { cost: { amounts: costOf(value) }, effects: tileWords(value) },
        },
        anchor: `tile:${value}`,
      }),
      refused: (state, seat) =>
        kinds.flatMap((kind) => {
          const why = whyNot(state, seat, kind);
          return why ? state.display[kind].map((value) => ({ value, why })) : [];
        }),
    },
    ...placementParams('tile'),
    payParam((_state, _seat, args) => costOf(String(args.tile))),
  ],
  why(state, seat) {
    const shown = kinds.filter((kind) => state.display[kind].length > 0);
    if (shown.length === 0) return message('santa-maria.why.display-empty');
    const reasons = shown.map((kind) => whyNot(state, seat, kind));
    return reasons.includes(undefined) ? undefined : reasons[0];
  },
  perform(state, seat, { tile, cell, rotation, pay: chosen }, io) {
    pop(state.tasks, seat);
    const payment = chosenPayment(state, seat, costOf(tile), chosen);
    pay(state, seat, payment);
    for (const kind of kinds) state.display[kind] = state.display[kind].filter((other) => other !== tile);
    const turned = chosenRotation(state, seat, tile, cell, rotation);
    const covered = layTile(seatOf(state, seat), tileOf(tile), cell, turned);
    io.say({
      id: 'santa-maria.told.expand',
      args: { seat: { seat }, tile: { component: tile }, cost: { amounts: payment }, where: spacesWords(covered) },
      anchors: covered.map((space) => cellAnchor(seat, space)),
    });
  },
};
