import type { Seat } from '../../engine/message.js';
import { top } from '../../engine/tasks.js';
import { type BuildingOf, buildingOf, data, type Op, type OpOf, type WindowOp } from './data.js';
import { mayDecline } from './duty.js';
import { supplyWoodLimit } from './effects/modifiers/supply-wood-limit.js';
import { own } from './judge.js';
import { fork } from './reach/fork.js';
import { drain } from './resolve.js';
import { silent } from './silent.js';
import { happen, type State, seatOf } from './state.js';

/** An exchange or sale that a card allows in effect windows (NF-9.6). */
export interface Deal<O extends WindowOp = WindowOp> {
  /** The building; with the number of the entry where it has several. */
  id: string;
  building: string;
  op: O;
}

/** All window effects of a kind that a seat has. @example dealsOf(state, 0, 'exchange')[0]?.id // 'trading-house' */
export function dealsOf<K extends WindowOp['op']>(state: State, seat: Seat, kind: K): Deal<OpOf<K> & WindowOp>[] {
  const found: Deal<OpOf<K> & WindowOp>[] = [];
  for (const building of Object.values(seatOf(state, seat).buildings)) {
    const card = buildingOf(building);
    if (card.timing !== 'anytime') continue;
    const { exchanges } = card.effect;
    for (const [index, op] of exchanges.entries()) {
      const id = exchanges.length > 1 ? `${building}.${index + 1}` : building;
      if (op.op === kind) found.push({ id, building, op: op as OpOf<K> & WindowOp });
    }
  }
  return found;
}

/** Buildings with a once effect not used yet (NF-9.4). @example unusedOnces(state, 0) // ['wharf'] */
export function unusedOnces(state: State, seat: Seat): string[] {
  const { buildings, used } = seatOf(state, seat);
  const found: string[] = [];
  for (const id of Object.values(buildings)) {
    if (buildingOf(id).timing === 'once' && !used.includes(id)) found.push(id);
  }
  return found;
}

/** What a building's once effect does. @example onceOps('wharf') */
export function onceOps(building: string): Op[] {
  return (buildingOf(building) as BuildingOf<'once'>).effect.ops;
}

/** Could at least one op of the once effect change something (NF-9.4)? @example isOnceUsable(state, 0, 'wharf') */
export function isOnceUsable(state: State, seat: Seat, building: string): boolean {
  return onceOps(building).some((op) => !own.op(state, seat, op, building));
}

/** Has the seat any effect for windows, usable now or not? @example windowActions(state, 0) // ['exchange', 'use'] */
export function windowActions(state: State, seat: Seat): string[] {
  const found: string[] = [];
  if (dealsOf(state, seat, 'exchange').length > 0) found.push('exchange');
  if (unusedOnces(state, seat).length > 0) found.push('use');
  if (dealsOf(state, seat, 'sellShip').length > 0) found.push('sell-ship');
  return found;
}

function usableOps(state: State, seat: Seat): Op[] {
  const deals = [...dealsOf(state, seat, 'exchange'), ...dealsOf(state, seat, 'sellShip')];
  return [
    ...deals.filter(({ op, building }) => !own.op(state, seat, op, building)).map(({ op }) => op),
    ...unusedOnces(state, seat)
      .filter((building) => isOnceUsable(state, seat, building))
      .flatMap((building) => onceOps(building).filter((op) => !own.op(state, seat, op, building))),
  ];
}

/** @example hasUsableEffect(state, 0) */
export function hasUsableEffect(state: State, seat: Seat): boolean {
  return usableOps(state, seat).length > 0;
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
