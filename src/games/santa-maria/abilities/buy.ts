import type { Seat } from '../../../engine/message.js';
import { data, record } from '../data.js';
import type { State } from '../state.js';
import { abilities } from './index.js';

/** What a resource costs the seat in coins: the printed price or that of an Economics (SM-12.2, SM-15.8, SM-15.9);
 * undefined: not for sale.
 * @example buyPrice(state, 0, 'wood') // 3 */
export function buyPrice(state: State, seat: Seat, resource: string): number | undefined {
  const prices = [
    record(data.resources, resource).buyFor,
    ...abilities(state, seat, 'buy').map((ability) => ability.prices[resource]),
  ].filter((price) => price !== undefined);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
