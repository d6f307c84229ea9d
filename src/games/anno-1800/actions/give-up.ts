import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { subjectOf } from '../effects/costs.js';
import { giveUpAction, giveUpBill, passedBarrier } from '../effects/saved.js';
import { takeAction } from '../flow/turn.js';
import type { State } from '../state.js';

/** Gives the open bill up: all is as before it was opened (AN-9.11). */
export const giveUp: Action<State, Record<string, never>> = {
  answer: true,
  aside: true,
  params: [],
  detail: (state) => message(passedBarrier(state) ? 'anno-1800.detail.give-up-late' : 'anno-1800.detail.give-up'),
  perform(state, seat, _args, io) {
    const { purpose } = state.turn.bill!;
    giveUpBill(state);
    io.say({ id: 'anno-1800.told.give-up', args: { seat: { seat }, what: { component: subjectOf(purpose) } } });
  },
};

/** Builds nothing after a removal, which is taken back as far as it can be (AN-10.5, AN-11.11, AN-11.23). */
export const callOff: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  detail: (state) => message(passedBarrier(state) ? 'anno-1800.detail.call-off-counts' : 'anno-1800.detail.call-off'),
  perform(state, seat, _args, io) {
    if (giveUpAction(state)) takeAction(state);
    io.say({ id: 'anno-1800.told.call-off', args: { seat: { seat } } });
  },
};
