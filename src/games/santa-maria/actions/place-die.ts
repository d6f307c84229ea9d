import type { Action } from '../../../engine/game.js';
import { pop } from '../../../engine/tasks.js';
import { dieSpaces } from '../effects/abilities.js';
import { placeDie as putDie } from '../flow/walk.js';
import { asked, type State, seatOf } from '../state.js';
import { cellAnchor, cellWords } from '../words.js';

/** Follow-up of Construction: the free building of the line that takes the die (SM-15.6). */
export const placeDie: Action<State, { cell: string }> = {
  answer: true,
  params: [
    {
      name: 'cell',
      next: (state, seat) => ({
        values: dieSpaces(state, seat, asked(state, seat, 'place-die').line),
        done: false,
      }),
      describe: (state, seat, _args, value) => ({
        label: {
          id: 'santa-maria.label.building',
          args: {
            building: { component: seatOf(state, seat).cells[value]?.building ?? '' },
            cell: cellWords(value),
          },
        },
        anchor: cellAnchor(seat, value),
      }),
    },
  ],
  perform(state, seat, { cell }, io) {
    const { die } = asked(state, seat, 'place-die');
    pop(state.tasks, seat);
    putDie(state, seat, cell, die, io);
  },
};
