import type { Action } from '../../../engine/game.js';
import { pop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { emptyCells, layTile } from '../board/geometry.js';
import { tileOf } from '../data.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { cellWords } from '../words.js';

/** A road tile is one space: no way to turn it differs from another. */
const unturned = '0';

/** Follow-up of the road space: a road tile on any empty space (SM-11.4). */
export const placeRoad: Action<State, { cell: string }> = {
  answer: true,
  params: [
    one('cell', {
      among: (state, seat) => emptyCells(seatOf(state, seat).cells),
      describe: (_state, seat, cell) => ({
        label: cellWords(cell),
        anchor: anchor('cell', seat, cell),
        settles: { rotation: unturned },
      }),
    }),
  ],
  perform(state, seat, { cell }, io) {
    pop(state.tasks, seat);
    const tile = state.roadTiles.shift()!;
    layTile(seatOf(state, seat), tileOf(tile), cell, unturned);
    io.say({
      id: 'santa-maria.told.road',
      args: { seat: { seat }, cell: cellWords(cell) },
      anchors: [anchor('cell', seat, cell)],
    });
  },
};
