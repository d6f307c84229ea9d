import type { Action } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { data, tileOf } from '../data.js';
import { fittingCells, layTile } from '../geometry.js';
import { pay } from '../goods.js';
import { chosenPayment, payParam, waysToPay } from '../payments.js';
import { type Amounts, type State, seatOf } from '../state.js';
import { cellAnchor, spacesWords, tileWords } from '../words.js';
import { chosenRotation, placementParams } from './placement.js';

const kinds = ['double', 'triple'] as const;

function costOf(tile: string): Amounts {
  return data.constants.expandCost[tileOf(tile).shape as 'double' | 'triple'];
}

/** Why a tile of the display cannot be taken now (SM-5.1, SM-5.3); undefined: it can. */
function whyNot(state: State, seat: Seat, tile: string): Refusal | undefined {
  if (waysToPay(state, seat, costOf(tile)).length === 0) {
    return message('santa-maria.why.tile-cost', { cost: { amounts: costOf(tile) } });
  }
  if (fittingCells(seatOf(state, seat).cells, tileOf(tile)).length === 0) return message('santa-maria.why.no-room');
  return undefined;
}

function offered(state: State): string[] {
  return kinds.flatMap((kind) => state.display[kind]);
}

/** Main action A: one tile of the display into the colony (SM-5). */
export const expand: Action<State, { tile: string; cell: string; rotation: string; pay: string[] }> = {
  params: [
    {
      name: 'tile',
      next: (state, seat) => ({ values: offered(state).filter((tile) => !whyNot(state, seat, tile)), done: false }),
      describe: (_state, _seat, _args, value) => ({
        label: { id: 'santa-maria.label.component', args: { component: { component: value } } },
        detail: {
          id: 'santa-maria.detail.tile',
          args: { cost: { amounts: costOf(value) }, effects: tileWords(value) },
        },
        anchor: `tile:${value}`,
      }),
      refused: (state, seat) =>
        offered(state).flatMap((value) => {
          const why = whyNot(state, seat, value);
          return why ? [{ value, why }] : [];
        }),
    },
    ...placementParams('tile'),
    payParam((_state, _seat, args) => costOf(String(args.tile))),
  ],
  why(state, seat) {
    const tiles = offered(state);
    if (tiles.length === 0) return message('santa-maria.why.display-empty');
    const reasons = tiles.map((tile) => whyNot(state, seat, tile));
    return reasons.includes(undefined) ? undefined : reasons[0];
  },
  perform(state, seat, { tile, cell, rotation, pay: chosen }, io) {
    pop(state.tasks, seat);
    const payment = chosenPayment(state, seat, costOf(tile), chosen);
    pay(state, seat, payment);
    for (const kind of kinds) state.display[kind] = state.display[kind].filter((other) => other !== tile);
    const { cells } = seatOf(state, seat);
    const covered = layTile(cells, tileOf(tile), cell, chosenRotation(state, seat, tile, cell, rotation));
    io.say({
      id: 'santa-maria.told.expand',
      args: { seat: { seat }, tile: { component: tile }, cost: { amounts: payment }, where: spacesWords(covered) },
      anchors: covered.map((space) => cellAnchor(seat, space)),
    });
  },
};
