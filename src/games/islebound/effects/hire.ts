import type { Io } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { pay } from '../board/stock.js';
import { data } from '../data.js';
import { anchor } from '../ids.js';
import type { State, TaskOf } from '../state.js';
import { amountsArg } from '../words.js';

/** Crew in the display, from the slot that costs least (IB-6.6). @example display(state) // ['bosun', …] */
export function display(state: State): string[] {
  const { crewDisplay } = data.constants;
  return state.recruits.display
    .flatMap((type, slot) => (type === null ? [] : [{ type, coins: crewDisplay[slot]! }]))
    .sort((a, b) => a.coins - b.coins)
    .map(({ type }) => type);
}

/** Coins for one of the crew in the display. @example hireCost(state, 'bosun', 1) // 2 */
export function hireCost(state: State, type: string, extraCoins: number): number {
  return data.constants.crewDisplay[state.recruits.display.indexOf(type)]! + extraCoins;
}

/** @example whyNotHire(state, 0, 'bosun', 1) */
export function whyNotHire(state: State, seat: Seat, type: string, extraCoins: number): Refusal | undefined {
  const coins = hireCost(state, type, extraCoins);
  return seatOf(state, seat).stock.coins >= coins
    ? undefined
    : message('islebound.why.cost', { cost: amountsArg({ coins }) });
}

/** Somebody is hired; the others slide right (IB-6.7). @example hireCrew(state, 0, 'bosun', task, io) */
export function hireCrew(state: State, seat: Seat, type: string, task: TaskOf<'hire'>, io: Io): void {
  const { recruits } = state;
  const owner = seatOf(state, seat);
  const cost = { coins: hireCost(state, type, task.extraCoins) };
  pay(state, seat, cost);
  owner.crew = [...owner.crew, { type, place: 'deck' }];
  recruits.display.splice(recruits.display.indexOf(type), 1);
  recruits.display.unshift(recruits.stack.shift() ?? null);
  // The next one of the stack lies open now.
  if (recruits.stack.length > 0) io.reveal();
  io.say({
    id: 'islebound.told.hire',
    args: { source: { component: task.source }, seat: { seat }, crew: { component: type }, cost: amountsArg(cost) },
    anchors: [anchor('crew', seat)],
  });
  const [fresh] = recruits.display;
  if (!fresh) return;
  io.say({
    id: 'islebound.told.new-recruit',
    args: { crew: { component: fresh } },
    anchors: [anchor('recruit', 1)],
  });
}
