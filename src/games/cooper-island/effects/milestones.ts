import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { counted } from '../board/counters.js';
import { data } from '../data.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';

/** Milestones that are reached are turned over and stay so (CI-19.1). @example checkMilestones(state, 0, io) */
export function checkMilestones(state: State, seat: Seat, io: Io): void {
  const owner = seatOf(state, seat);
  for (const { id, counts, least } of Object.values(data.milestones)) {
    if (owner.milestones[id] !== undefined || counted(owner, counts) < least) continue;
    owner.milestones[id] = '';
    io.say({
      id: 'cooper-island.told.milestone',
      args: { seat: { seat }, milestone: { component: id } },
      anchors: [anchor('milestone', seat, id)],
    });
  }
}

/**
 * Tokens that may be moved to the hiring zone (CI-19.2).
 * @example turnedMilestones(state, 0) // ['milestone-boats']
 */
export function turnedMilestones(state: State, seat: Seat): string[] {
  const { milestones } = seatOf(state, seat);
  return Object.keys(data.milestones).filter((id) => milestones[id] === '');
}

/**
 * Slots of the hiring zone without a token.
 * @example openHiring(state, 0).length // 4
 */
export function openHiring(state: State, seat: Seat): string[] {
  const taken = Object.values(seatOf(state, seat).milestones);
  return Object.keys(data.hiringSlots).filter((id) => !taken.includes(id));
}
