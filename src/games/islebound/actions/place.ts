import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { asked } from '../../kit/seats.js';
import { valueAt } from '../board/influence.js';
import { openSpaces, placeCube } from '../effects/influence.js';
import { anchor } from '../ids.js';
import { answered, next, type State } from '../state.js';

/** Places one cube where there is a choice of spaces (IB-8.26, House of Commons). */
export const place: Action<State, { space: string }> = {
  answer: true,
  params: [
    one('space', {
      among: (state, seat) => openSpaces(state, seat).map((space) => String(space + 1)),
      describe: (_state, _seat, space) => ({
        label: message('islebound.label.space', { space: Number(space) }),
        detail: message('islebound.detail.space', { value: valueAt(Number(space) - 1) }),
        anchor: anchor('influence', Number(space)),
      }),
    }),
  ],
  perform(state, seat, { space }, io) {
    const task = asked(state, seat, 'place');
    answered(state);
    if (task.count > 1) next(state, { ...task, count: task.count - 1 });
    placeCube(state, seat, Number(space) - 1, task.source, io);
  },
};
