import type { Seat } from '../../../engine/message.js';
import type { State } from '../state.js';
import { abilities } from './index.js';

/** How often the seat may trade at one activation of a trade building: once, with Industrialization twice (SM-15.7).
 * @example tradesPerActivation(state, 0) // 1 */
export function tradesPerActivation(state: State, seat: Seat): number {
  return Math.max(1, ...abilities(state, seat, 'trade').map((ability) => ability.trades));
}
