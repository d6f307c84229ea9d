import { data } from '../../data.js';
import type { SeatState } from '../../state.js';
import { modifiersOf } from './index.js';

/** Fish up to which step 4 of fishing fills the reserve (NF-4.5); null: without end.
 * @example reserveFishLimit(owner) // 8 */
export function reserveFishLimit(owner: SeatState): number | null {
  const replaced = modifiersOf(owner, 'reserve-fish-limit').map(({ value }) => value);
  if (replaced.length === 0) return data.constants.limits.reserveFish;
  return replaced.includes(null) ? null : Math.max(...(replaced as number[]));
}
