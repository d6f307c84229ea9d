import { push } from '../../../engine/tasks.js';
import { tradesPerActivation } from '../abilities/trade.js';
import type { Resolve } from './resolve.js';

/** A trade is offered once, or as often as an ability allows (SM-8.4, SM-15.7). */
export const trade: Resolve<'trade'> = (state, seat, effect, source) => {
  const most = tradesPerActivation(state, seat);
  push(state.tasks, seat, { kind: 'trade', give: effect.give, get: effect.get, made: 0, most, source });
};
