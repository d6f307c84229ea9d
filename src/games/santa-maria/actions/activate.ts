import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { allCells, isFree } from '../board/geometry.js';
import { coinPrice, payCoins } from '../effects/goods.js';
import { activation } from '../flow/walk.js';
import { type Cell, type State, seatOf, setCell } from '../state.js';
import { cellAnchor, cellsWords, cellWords, coins } from '../words.js';

/** Main action B: coins on one free building (SM-6). */
export const activate: Action<State, { cell: string }> = {
  params: [
    {
      name: 'cell',
      next: (state, seat) => ({
        values: allCells.filter((cell) => isFree(seatOf(state, seat).cells[cell])),
        done: false,
      }),
      describe: (state, seat, _args, value) => {
        const { cells } = seatOf(state, seat);
        return {
          label: {
            id: 'santa-maria.label.building',
            args: { building: { component: cells[value]?.building ?? '' }, cell: cellWords(value) },
          },
          detail: { id: 'santa-maria.detail.effects', args: { effects: cellsWords(cells, [value]) } },
          anchor: cellAnchor(seat, value),
        };
      },
    },
  ],
  why(state, seat) {
    const owner = seatOf(state, seat);
    if (!Object.values(owner.cells).some(isFree)) return message('santa-maria.why.no-free-building');
    const price = coinPrice(state, seat);
    if (owner.coins < price) return message('santa-maria.why.coins', { price: coins(price), coins: owner.coins });
    return undefined;
  },
  perform(state, seat, { cell }, io) {
    pop(state.tasks, seat);
    const owner = seatOf(state, seat);
    const price = coinPrice(state, seat);
    const building = owner.cells[cell] as Cell & { building: string };
    payCoins(state, seat, price);
    setCell(owner, cell, { ...building, coins: price });
    owner.coinActivations += 1;
    io.say({
      id: 'santa-maria.told.activate',
      args: { seat: { seat }, price: coins(price), building: { component: building.building } },
      anchors: [cellAnchor(seat, cell)],
    });
    push(state.tasks, seat, activation(building.building));
  },
};
