import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import type { EffectFor, State } from '../state.js';
import { checkMilestones } from './milestones.js';

/**
 * Cargo ships that a seat may still supply: its lid lies on them, and is not about to come back (CI-17.1).
 * @example withLid(state, 0) // ['cargo-1', 'cargo-4']
 */
export function withLid(state: State, seat: Seat): string[] {
  const supplied = new Set<string>();
  for (const task of state.tasks.seats[seat] ?? []) {
    if (task.kind !== 'do') continue;
    for (const { of } of task.parts) if (of[0]?.op === 'receive-lid') supplied.add(of[0].ship);
  }
  return seatOf(state, seat).lids.cargo.filter((ship) => !supplied.has(ship));
}

/**
 * The lid of a cargo ship comes to the mat, after the points (CI-17.1).
 * @example receiveLid(state, 0, { op: 'receive-lid', ship: 'cargo-1' }, io)
 */
export function receiveLid(state: State, seat: Seat, { ship }: EffectFor<'receive-lid'>, io: Io): void {
  const { lids } = seatOf(state, seat);
  lids.cargo = lids.cargo.filter((id) => id !== ship);
  lids.unused += 1;
  checkMilestones(state, seat, io);
}
