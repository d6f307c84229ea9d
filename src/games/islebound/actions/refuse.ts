import type { Action } from '../../../engine/game.js';
import type { State } from '../state.js';
import { takeOffer } from './take-offer.js';

/** Says no to the trade offered; three such answers are enough for a turn (IB-14.4). */
export const refuse: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  perform(state, seat, _args, io) {
    takeOffer(state);
    state.turn.refused += 1;
    io.say({ id: 'islebound.told.refuse', args: { seat: { seat }, other: { seat: state.active } } });
  },
};
