import type { Seat } from '../../../engine/message.js';
import { type Ability, data, record } from '../data.js';
import { type State, seatOf } from '../state.js';

/** The scholars whose ability a seat has: the personal one of the advanced set-up, and those with its monk.
 * @example scholarsOf(state, 0) // ['botany'] */
export function scholarsOf(state: State, seat: Seat): string[] {
  return [...seatOf(state, seat).scholars, ...state.scholars.filter((id) => state.monks[id]?.includes(seat))];
}

/** The seat's abilities of one kind, as the data gives them.
 * @example abilities(state, 0, 'trade')[0]?.trades */
export function abilities<H extends Ability['hook']>(
  state: State,
  seat: Seat,
  hook: H,
): Extract<Ability, { hook: H }>[] {
  return scholarsOf(state, seat)
    .map((id) => record(data.scholars, id).ability)
    .filter((ability): ability is Extract<Ability, { hook: H }> => ability.hook === hook);
}
