import type { Seat } from '../../engine/message.js';
import { own } from './judge.js';
import type { Grant, State } from './state.js';

/**
 * May what is asked be left? Not a duty, nor the last thing possible of an effect of which something must be done
 * (NF-9.4).
 * @example mayDecline(state, 0, task)
 */
export function mayDecline(state: State, seat: Seat, task: Grant): boolean {
  if (task.must) return false;
  if (!task.owed) return true;
  const below = state.tasks.seats[seat]?.at(-2);
  const later = below?.kind === 'ops' && below.duty === 'any' ? below.ops : [];
  return later.some((op) => !own.op(state, seat, op, task.source));
}
