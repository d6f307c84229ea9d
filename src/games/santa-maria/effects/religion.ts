import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { openPlaces, placePrice } from '../board/places.js';
import { data } from '../data.js';
import { anchor } from '../ids.js';
import { addDie, type State } from '../state.js';
import { gain } from './goods.js';
import { canRaise } from './payments.js';

const { religionTrack, constants } = data;

/** Blue dice a seat has unlocked, read off the religion track.
 * @example unlockedBlueDice(3) // 2 */
export function unlockedBlueDice(space: number): number {
  const passed = religionTrack.monkSymbols.filter((symbol) => symbol.unlocksBlueDie && symbol.reached <= space);
  return Math.min(constants.blueDicePerSeat, constants.blueDiceAtStart + passed.length);
}

/** One step on the religion track, with all it leads to (SM-8.7).
 * @example advanceReligion(state, 0, io) */
export function advanceReligion(state: State, seat: Seat, io: Io): void {
  pop(state.tasks, seat);
  const owner = seatOf(state, seat);
  if (owner.religion === religionTrack.end) {
    gain(state, seat, religionTrack.beyondEnd, 'religion-track', io);
    return;
  }
  const unlocked = unlockedBlueDice(owner.religion);
  owner.religion += 1;
  io.say({
    id: 'santa-maria.told.religion',
    args: { seat: { seat }, space: owner.religion },
    anchors: [anchor('religion', seat)],
    sums: true,
  });
  if (unlockedBlueDice(owner.religion) > unlocked) unlockBlueDie(state, seat, io);
  const crossed = religionTrack.monkSymbols.some((symbol) => symbol.reached === owner.religion);
  if (crossed && owner.monksLeft > 0) push(state.tasks, seat, { kind: 'place-monk' });
}

/** A blue die comes out of the reserve and is rolled at once (SM-9.6, SM-19.2). */
function unlockBlueDie(state: State, seat: Seat, io: Io): void {
  const value = io.rng.die(constants.dieSides);
  const common = state.variants.commonBlueDice;
  addDie(common ? state.blueDice : seatOf(state, seat).blueDice, value);
  io.say({
    id: common ? 'santa-maria.told.unlock-common' : 'santa-maria.told.unlock',
    args: { seat: { seat }, value },
    anchors: [anchor('die', 'blue', value)],
  });
}

/** Could the seat pay for one more step, now or after free actions (SM-4.6)?
 * @example mayStepAgain(state, 0) */
export function mayStepAgain(state: State, seat: Seat): boolean {
  return canRaise(state, seat, religionTrack.extraStepCost);
}

/** Is there a place the seat could pay for, now or after free actions (SM-9.4)?
 * @example mayPlaceMonk(state, 0) */
export function mayPlaceMonk(state: State, seat: Seat): boolean {
  return openPlaces(state, seat).some((place) => canRaise(state, seat, {}, placePrice(state, place)));
}
