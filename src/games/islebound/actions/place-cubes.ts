import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { asked } from '../../kit/seats.js';
import { freeSpaces, valueAt } from '../board/influence.js';
import { answered, next, type State } from '../state.js';

/** Places influence cubes that a city allows (IB-7.4). */
export const placeCubes: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  detail(state) {
    const [space] = freeSpaces(state);
    return space === undefined ? undefined : message('islebound.detail.space', { value: valueAt(space) });
  },
  perform(state, seat) {
    const { count, source } = asked(state, seat, 'may-place');
    answered(state);
    next(state, { kind: 'place', seat, count, source });
  },
};
