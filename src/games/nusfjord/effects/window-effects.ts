import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { type BuildingOf, buildingOf, type Op, type OpOf, type WindowOp } from '../data.js';
import type { State } from '../state.js';
import { own } from './judge.js';

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

/** What the seat could do in a window now. @example usableOps(state, 0) // [{ op: 'exchange', … }] */
export function usableOps(state: State, seat: Seat): Op[] {
  const deals = [...dealsOf(state, seat, 'exchange'), ...dealsOf(state, seat, 'sellShip')];
  return [
    ...deals.filter(({ op, building }) => !own.op(state, seat, op, building)).map(({ op }) => op),
    ...unusedOnces(state, seat)
      .filter((building) => isOnceUsable(state, seat, building))
      .flatMap((building) => onceOps(building).filter((op) => !own.op(state, seat, op, building))),
  ];
}
