import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { carryOutTrade } from '../effects/trading.js';
import type { State } from '../state.js';
import { amountsArg } from '../words.js';
import { takeOffer } from './take-offer.js';

/** Agrees to the trade offered (IB-14.3). */
export const accept: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  detail(state) {
    if (!state.offer) return undefined;
    const { give, take } = state.offer;
    return message('islebound.detail.exchange', { cost: amountsArg(take), goods: amountsArg(give) });
  },
  perform: (state, _seat, _args, io) => carryOutTrade(state, takeOffer(state), io),
};
