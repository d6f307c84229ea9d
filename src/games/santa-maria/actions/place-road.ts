import type { Action } from '../../../engine/game.js';
import { pop } from '../../../engine/tasks.js';
import { emptyCells, layTile } from '../board/geometry.js';
import { tileOf } from '../data.js';
import { type State, seatOf } from '../state.js';
import { cellAnchor, cellWords } from '../words.js';

/** Follow-up of the road space: a road tile on any empty space (SM-11.4). */
export const placeRoad: Action<State, { cell: string }> = {
  answer: true,
  params: [
    {
      name: 'cell',
      next: (state, seat) => ({ values: emptyCells(seatOf(state, seat).cells), done: false }),
      describe: (_state, seat, _args, value) => ({ label: cellWords(value), anchor: cellAnchor(seat, value) }),
    },
  ],
  perform(state, seat, { cell }, io) {
    pop(state.tasks, seat);
    const tile = state.roadTiles.shift() as string;
    layTile(seatOf(state, seat), tileOf(tile), cell, '0');
    io.say({
      id: 'santa-maria.told.road',
      args: { seat: { seat }, cell: cellWords(cell) },
      anchors: [cellAnchor(seat, cell)],
    });
  },
};
