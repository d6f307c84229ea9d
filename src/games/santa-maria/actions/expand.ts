import type { Action } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { hasRoom, layTile } from '../board/geometry.js';
import { data, tileOf } from '../data.js';
import { anchorsOf, pay } from '../effects/goods.js';
import { canPay, payParam } from '../effects/payments.js';
import { anchor } from '../ids.js';
import type { Amounts, State } from '../state.js';
import { named, spacesWords, tileWords } from '../words.js';
import { placementParams } from './placement.js';

const kinds = ['double', 'triple'] as const;

type Kind = (typeof kinds)[number];

function costOf(tile: string): Amounts {
  return data.constants.expandCost[tileOf(tile).shape as Kind];
}

/** Why a tile cannot be taken now (SM-5.1, SM-5.3); undefined: it can. */
function whyNot(state: State, seat: Seat, tile: string): Refusal | undefined {
  const cost = costOf(tile);
  if (!canPay(state, seat, cost)) return message('santa-maria.why.tile-cost', { cost: { amounts: cost } });
  return hasRoom(seatOf(state, seat).cells, tileOf(tile).shape) ? undefined : message('santa-maria.why.no-room');
}

type Answers = { tile: string; cell: string; rotation?: string; pay?: string[] };

const tile = one<State, Answers>('tile', {
  among: ({ display }) => [...display.double, ...display.triple],
  none: () => message('santa-maria.why.display-empty'),
  whyNot,
  alike: (id) => tileOf(id).shape,
  describe: (_state, _seat, id) => ({
    label: named(id),
    detail: message('santa-maria.detail.tile', { cost: { amounts: costOf(id) }, effects: tileWords(id) }),
    anchor: anchor('tile', id),
  }),
});
const [cell, rotation] = placementParams<Answers>((args) => args.tile);
const payment = payParam<Answers>((_state, _seat, args) => costOf(args.tile));

/** Main action A: one tile of the display into the colony (SM-5). */
export const expand: Action<State, Answers> = {
  params: [tile, cell, rotation, payment],
  detail({ display }) {
    const cheapest = kinds.find((kind) => display[kind].length > 0);
    return cheapest && message('santa-maria.detail.expand', { cost: { amounts: data.constants.expandCost[cheapest] } });
  },
  why: tile.why,
  perform(state, seat, args, io) {
    const paid = payment.chosen(state, seat, args);
    const turned = rotation.chosen(state, seat, args);
    pop(state.tasks, seat);
    pay(state, seat, paid);
    const { display } = state;
    const kind = display.double.includes(args.tile) ? 'double' : 'triple';
    display[kind] = display[kind].filter((other) => other !== args.tile);
    const covered = layTile(seatOf(state, seat), tileOf(args.tile), args.cell, turned);
    io.say({
      id: 'santa-maria.told.expand',
      args: { seat: { seat }, tile: { component: args.tile }, cost: { amounts: paid }, where: spacesWords(covered) },
      anchors: [...covered.map((space) => anchor('cell', seat, space)), anchor('gap', kind), ...anchorsOf(seat, paid)],
    });
  },
};
