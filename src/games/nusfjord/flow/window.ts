import type { Seat } from '../../../engine/message.js';
import { top } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { data, type Op } from '../data.js';
import { own } from '../effects/judge.js';
import { supplyWoodLimit } from '../effects/modifiers.js';
import { fork, silent } from '../effects/rehearsal.js';
import { drain } from '../effects/resolve.js';
import { usableOps } from '../effects/window-effects.js';
import { type Grant, happen, type State } from '../state.js';

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

/**
 * Does the seat's first task open an effect window (NF-5.8)? In its own turn that is the choice of an action and
 * everything optional; after its last turn of a round, NF-5.10; and the last window.
 * @example isWindow(state, 0)
 */
export function isWindow(state: State, seat: Seat): boolean {
  const task = top(state.tasks, seat);
  if (!task || state.phase === 'fishing') return false;
  switch (task.kind) {
    case 'turn':
    case 'final':
    case 'activate':
    case 'choose-trigger':
      return true;
    case 'grant':
      return mayDecline(state, seat, task);
    case 'end-turn':
      return isLateWindow(state, seat);
    default:
      return false;
  }
}

/**
 * The window after a seat's last turn of a round (NF-5.10): wood of its own end-of-fishing effects would be lost, and
 * it could pay wood for something now.
 */
function isLateWindow(state: State, seat: Seat): boolean {
  const { rounds, turnsPerRound } = data.constants;
  const last = state.turns > (turnsPerRound - 1) * state.seats.length;
  if (state.round === rounds || !last || supplyWoodLimit(seatOf(state, seat)) === null) return false;
  return usableOps(state, seat).some(paysWood) && woodAtFishing(state, seat) < woodAtFishing(state, seat, 0);
}

function paysWood(op: Op): boolean {
  if (op.op === 'exchange') return (op.give.wood ?? 0) > 0;
  return op.op === 'buildReservedSchooner' && (op.cost.wood ?? 0) > 0;
}

/** The wood that the end of a fishing phase would add to the supply, were there so much wood in it before. */
function woodAtFishing(state: State, seat: Seat, wood = seatOf(state, seat).supply.wood): number {
  const tried = fork(state, seat);
  tried.tasks.seats[seat] = [];
  const owner = seatOf(tried, seat);
  owner.supply.wood = wood;
  happen(tried, seat, { event: 'catch-distributed' });
  drain(tried, seat, silent);
  return owner.supply.wood - wood;
}
