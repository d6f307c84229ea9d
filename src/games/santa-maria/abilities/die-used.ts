import type { Seat } from '../../../engine/message.js';
import { colonistsIn } from '../geometry.js';
import { type Line, type State, seatOf } from '../state.js';
import { abilities } from './index.js';

/** Coins the seat gains for the colonists of a line it activates with a die (SM-15.2).
 * @example taxCoins(state, 0, { kind: 'row', index: 6 }) // 3 with Taxation and three colonists */
export function taxCoins(state: State, seat: Seat, line: Line): number {
  const colonists = colonistsIn(seatOf(state, seat).cells, line);
  return abilities(state, seat, 'die-used').reduce(
    (sum, { coins, perColonists }) => sum + coins * Math.floor(colonists / perColonists),
    0,
  );
}
