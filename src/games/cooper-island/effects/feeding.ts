import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { hired } from '../board/counters.js';
import { takeItem, wealth } from '../board/goods.js';
import { data, record } from '../data.js';
import { anchor } from '../ids.js';
import { next, type SeatState, type State, type TaskOf } from '../state.js';
import { amountsArg } from '../words.js';
import { priceOf } from './costs.js';
import type { Bill } from './payments.js';

const { foodBase, foodPerHired, pointsPerSpecial } = data.constants;

/** Food that is due (CI-20.2, CI-22.13). @example foodDue(state, 0) // 3 */
export function foodDue(state: State, seat: Seat): number {
  const food = foodBase + foodPerHired * hired(seatOf(state, seat)).all;
  return priceOf(state, seat, { food }, 'feed', {}).cost.food ?? 0;
}

/**
 * What is paid: all there is where it is too little (CI-20.3).
 * @example foodBill(state, 0).cost // { food: 2 }
 */
export function foodBill(state: State, seat: Seat): Bill {
  const food = Math.min(foodDue(state, seat), wealth(seatOf(state, seat)).food);
  return { cost: food > 0 ? { food } : {}, spaces: 0 };
}

/**
 * Food is paid; what lacks gives anchors, else points may be taken (CI-20.3, CI-20.4, CI-20.12, CI-20.13).
 * @example feed(state, 0, { kind: 'feed', bonus: 0 }, ['food', 'food'], io)
 */
export function feed(state: State, seat: Seat, task: TaskOf<'feed'>, items: readonly string[], io: Io): void {
  const owner = seatOf(state, seat);
  const due = foodDue(state, seat);
  const missing = Math.max(0, due - wealth(owner).food);
  const places = payItems(owner, items, seat);
  io.say({
    id: missing > 0 ? 'cooper-island.told.hungry' : 'cooper-island.told.feed',
    args: { seat: { seat }, due: amountsArg({ food: due }), missing },
    anchors: places,
  });
  if (missing > 0) next(state, seat, { kind: 'anchors', n: missing });
  else {
    const points = pointsPerSpecial * hired(owner).special + task.bonus;
    next(state, seat, { kind: 'fed', points, treated: false });
  }
}

/**
 * Items leave for the general supply; where they lay.
 * @example payItems(owner, ['coins', 'd3'], 0) // ['space:0:d3', 'warehouse:0']
 */
export function payItems(owner: SeatState, items: readonly string[], seat: Seat): string[] {
  const stored = items.some((item) => item in owner.warehouse);
  const places = items.filter((item) => item in owner.spaces).map((space) => anchor('space', seat, space));
  for (const item of items) takeItem(owner, item);
  return stored ? [...places, anchor('warehouse', seat)] : places;
}

/**
 * More food for more points (CI-22.12): what it costs and gives; undefined: no card says so.
 * @example treatOf(owner)?.food // 2
 */
export function treatOf(owner: SeatState): { food: number; points: number } | undefined {
  for (const id of owner.small) {
    const { treat } = record(data.cards.small, id);
    if (treat) return treat;
  }
  return undefined;
}
