import type { Seat } from '../../../engine/message.js';
import type { State } from '../state.js';
import { abilities } from './index.js';

/** Coins for each step by which the seat may move a tile it just shipped; undefined: it may not (SM-15.1).
 * @example tileStepPrice(state, 0) // 1 with Astronomy */
export function tileStepPrice(state: State, seat: Seat): number | undefined {
  const prices = abilities(state, seat, 'shipment-gained').map((ability) => ability.coinsPerStep);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
