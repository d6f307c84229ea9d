import type { Action } from '../../../engine/game.js';
import { pop, push } from '../../../engine/tasks.js';
import { takeBoard } from '../board/geometry.js';
import { data, record } from '../data.js';
import { beginYear, rollBlueDice } from '../flow/year.js';
import { type State, seatOf } from '../state.js';
import { cellsWords } from '../words.js';

/** Chosen boards, the first player last (SM-3.9). */
export const chooseBoard: Action<State, { board: string }> = {
  params: [
    {
      name: 'board',
      next: (state) => ({ values: [...state.boardsLeft], done: false }),
      describe: (_state, _seat, _args, value) => {
        const { printed } = record(data.boards, value);
        return {
          label: { id: 'santa-maria.label.component', args: { component: { component: value } } },
          detail: {
            id: 'santa-maria.detail.effects',
            args: { effects: cellsWords(printed, Object.keys(printed)) },
          },
          anchor: `board:${value}`,
        };
      },
    },
  ],
  perform(state, seat, { board }, io) {
    pop(state.tasks, seat);
    takeBoard(seatOf(state, seat), board);
    state.boardsLeft = state.boardsLeft.filter((other) => other !== board);
    io.say({ id: 'santa-maria.told.board', args: { seat: { seat }, board: { component: board } } });
    if (seat > 0) {
      state.active = seat - 1;
      push(state.tasks, state.active, { kind: 'choose-board' });
      return;
    }
    state.boardsLeft = [];
    rollBlueDice(state, io);
    beginYear(state, io);
  },
};
