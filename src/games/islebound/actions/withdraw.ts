import type { Action } from '../../../engine/game.js';
import type { State } from '../state.js';
import { takeOffer } from './take-offer.js';

/** Takes the own offer back before it is answered; it counts as one that came to nothing (IB-14.4). */
export const withdraw: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  perform(state, seat, _args, io) {
    takeOffer(state);
    state.turn.refused += 1;
    io.bind();
    io.say({ id: 'islebound.told.withdraw', args: { seat: { seat } } });
  },
};
