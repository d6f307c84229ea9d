import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { freeCells } from '../board/geometry.js';
import { coinPrice, payCoins } from '../effects/goods.js';
import { activation } from '../flow/walk.js';
import { anchor } from '../ids.js';
import { type Cell, type State, setCell } from '../state.js';
import { buildingWords, cellsWords, coins, tooFewCoins } from '../words.js';

type Answers = { cell: string };

const building = one<State, Answers>('cell', {
  among: (state, seat) => freeCells(seatOf(state, seat).cells),
  none: () => message('santa-maria.why.no-free-building'),
  describe(state, seat, cell) {
    const { cells } = seatOf(state, seat);
    return {
      label: buildingWords(cells, cell),
      detail: message('santa-maria.detail.effects', { effects: cellsWords(cells, [cell]) }),
      anchor: anchor('cell', seat, cell),
    };
  },
});

/** Main action B: coins on one free building (SM-6). */
export const activate: Action<State, Answers> = {
  params: [building],
  detail: (state, seat) => message('santa-maria.detail.activate', { price: coins(coinPrice(state, seat)) }),
  why(state, seat) {
    const { coins: owned } = seatOf(state, seat);
    const price = coinPrice(state, seat);
    return building.why(state, seat) ?? (owned < price ? tooFewCoins(price, owned) : undefined);
  },
  perform(state, seat, { cell }, io) {
    pop(state.tasks, seat);
    const owner = seatOf(state, seat);
    const price = coinPrice(state, seat);
    const activated = owner.cells[cell] as Cell & { building: string };
    payCoins(state, seat, price);
    setCell(owner, cell, { ...activated, coins: price });
    owner.coinActivations += 1;
    io.say({
      id: 'santa-maria.told.activate',
      args: { seat: { seat }, price: coins(price), building: { component: activated.building } },
      anchors: [anchor('cell', seat, cell), anchor('goods', seat, 'coins')],
    });
    push(state.tasks, seat, activation(activated.building));
  },
};
