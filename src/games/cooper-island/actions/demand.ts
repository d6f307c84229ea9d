import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { type State, seatsFrom } from '../state.js';

/** Demands turn order: who has not acted yet in the phase does so one after the other (CI-5.3, CI-5.5). */
export const demand: Action<State, Record<string, never>> = {
  intricate: true,
  params: [],
  detail(state) {
    const waiting = seatsFrom(state, state.cooper).filter((seat) => !seatOf(state, seat).done.acted);
    return message('cooper-island.detail.demand', { seats: { list: waiting.map((seat) => ({ seat })) } });
  },
  why(state, seat) {
    if (state.order.length > 0) return message('cooper-island.why.ordered');
    return seatOf(state, seat).done.acted ? message('cooper-island.why.acted') : undefined;
  },
  perform(state, seat, _args, io) {
    state.order = seatsFrom(state, state.cooper).filter((other) => !seatOf(state, other).done.acted);
    io.bind();
    io.say({ id: 'cooper-island.told.demand', args: { seat: { seat } } });
  },
};
