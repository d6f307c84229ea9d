import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { asked, seatOf } from '../../kit/seats.js';
import { dieSpaces } from '../effects/abilities.js';
import { placeDie as putDie } from '../flow/walk.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { buildingWords, cellsWords } from '../words.js';

/** Follow-up of Construction: the free building of the line that takes the die (SM-15.6). */
export const placeDie: Action<State, { cell: string }> = {
  answer: true,
  params: [
    one('cell', {
      among: (state, seat) => dieSpaces(state, seat, asked(state, seat, 'place-die').line),
      describe(state, seat, cell) {
        const { cells } = seatOf(state, seat);
        return {
          label: buildingWords(cells, cell),
          detail: message('santa-maria.detail.taken', { effects: cellsWords(cells, [cell]) }),
          anchor: anchor('cell', seat, cell),
        };
      },
    }),
  ],
  perform(state, seat, { cell }, io) {
    const { die } = asked(state, seat, 'place-die');
    pop(state.tasks, seat);
    putDie(state, seat, cell, die, io);
  },
};
