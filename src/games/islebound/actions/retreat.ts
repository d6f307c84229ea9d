import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { asked } from '../../kit/seats.js';
import { retreat as giveUp } from '../effects/resolve.js';
import { answered, type State } from '../state.js';

/** Gives an attack up that falls short (IB-8.12). */
export const retreat: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  detail: () => message('islebound.detail.retreat'),
  perform(state, seat, _args, io) {
    const task = asked(state, seat, 'fight');
    answered(state);
    giveUp(state, task, io);
  },
};
