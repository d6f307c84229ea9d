import { type Message, type MessageArg, message, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { positionAt, stepFrom } from '../board/geometry.js';
import type { ShipId, State } from '../state.js';
import { named } from '../words.js';

/**
 * What so many points do for a ship: anchors lifted, steps, and what lies on the way (CI-13.4 to CI-13.7).
 * @example courseWords(state, 0, 'two-mast', 2) // 1 anchor, 1 step: Coin islet
 */
export function courseWords(state: State, seat: Seat, ship: ShipId, n: number): Message {
  const { seats } = state;
  const { at: from, anchors } = seatOf(state, seat).ships[ship];
  const lifted = Math.min(n, anchors);
  const met: MessageArg[] = [];
  for (let at = from, left = n - lifted; left > 0; left -= 1) {
    const { to, passed } = stepFrom(at, ship, seats.length);
    for (const { seat: owner, water } of passed) {
      const islet = seatOf(state, owner).islets[water];
      if (islet !== undefined) met.push(named(islet));
    }
    const { kind, seat: host } = positionAt(to, seats.length);
    if (kind === 'bay') met.push(message('cooper-island.label.bay'));
    if (kind === 'harbour') met.push(message('cooper-island.label.harbour', { seat: { seat: host } }));
    at = to;
  }
  return message('cooper-island.detail.course', {
    lifted,
    steps: n - lifted,
    both: String(lifted > 0 && n > lifted),
    n: met.length,
    met: { list: met },
  });
}
