import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { takeBoard } from '../board/geometry.js';
import { data, record } from '../data.js';
import { beginYear, rollBlueDice } from '../flow/year.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { cellsWords, named } from '../words.js';

/** Chosen boards, the first player last (SM-3.9). */
export const chooseBoard: Action<State, { board: string }> = {
  params: [
    one('board', {
      among: (state) => state.boardsLeft,
      describe(_state, _seat, board) {
        const { printed } = record(data.boards, board);
        return {
          label: named(board),
          detail: message('santa-maria.detail.effects', { effects: cellsWords(printed, Object.keys(printed)) }),
          anchor: anchor('board', board),
        };
      },
    }),
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
