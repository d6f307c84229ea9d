import type { Seat } from '../../../engine/message.js';
import type { Amounts, State } from '../state.js';
import { abilities } from './index.js';

/** The alternatives, in resources, that set a die to any value (SM-15.3).
 * @example dieSettingCosts(state, 0) // [{ wood: 1 }, { grain: 1 }] with Botany */
export function dieSettingCosts(state: State, seat: Seat): Amounts[] {
  return abilities(state, seat, 'die-chosen').flatMap((ability) => ability.cost);
}
