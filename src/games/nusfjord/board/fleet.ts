import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { data, record } from '../data.js';
import type { SeatState, State } from '../state.js';

const { units, catchByUnits, noBuildingAt } = data.catchTrack;

/** Where a ship lies on the catch track. */
export interface Berth {
  type: string;
  /** The first unit under it, counted from 0. */
  from: number;
  /** Units under it. */
  length: number;
}

/** The ships of a seat, from the left, each beside the one before (NF-1.10). @example berthsOf(owner)[1]?.from // 2 */
export function berthsOf(owner: SeatState): Berth[] {
  let from = 0;
  return owner.ships.map((type) => {
    const { length } = record(data.ships, type);
    from += length;
    return { type, from: from - length, length };
  });
}

/** Units of the catch track under ships. @example unitsCovered(owner) // 9 */
export function unitsCovered(owner: SeatState): number {
  return owner.ships.reduce((sum, type) => sum + record(data.ships, type).length, 0);
}

/** The number the catch track shows (NF-1.10). @example trackCatch(owner) // 10 */
export function trackCatch(owner: SeatState): number {
  return catchByUnits[unitsCovered(owner)]!;
}

/** How many ships of a type, or of all, a seat has. @example shipCount(owner, 'sloop') */
export function shipCount(owner: SeatState, type?: string): number {
  return type === undefined ? owner.ships.length : owner.ships.filter((ship) => ship === type).length;
}

/** Why a ship of that type has no place on the track (NF-7.2), the supply aside; undefined: it has.
 * @example trackRefusal(owner, 'schooner') */
export function trackRefusal(owner: SeatState, type: string): Refusal | undefined {
  if (trackCatch(owner) >= noBuildingAt) return message('nusfjord.why.catch-full', { catch: noBuildingAt });
  if (unitsCovered(owner) + record(data.ships, type).length > units) {
    return message('nusfjord.why.track-full', { ship: { component: type } });
  }
  return undefined;
}

/** Why a ship of that type cannot be built or taken (NF-7.2), its cost aside; undefined: it can.
 * @example shipRefusal(state, 0, 'sloop') */
export function shipRefusal(state: State, seat: Seat, type: string): Refusal | undefined {
  if ((state.ships[type] ?? 0) === 0) return message('nusfjord.why.no-such-ship', { ship: { component: type } });
  return trackRefusal(seatOf(state, seat), type);
}

/** Why the first ship of one type cannot be replaced by one of another (NF-9.13), the cost aside; undefined: it can.
 * @example upgradeRefusal(state, 0, 'sloop', 'cutter') */
export function upgradeRefusal(state: State, seat: Seat, from: string, to: string): Refusal | undefined {
  const owner = seatOf(state, seat);
  if (shipCount(owner, from) === 0) return message('nusfjord.why.no-own-ship', { ship: { component: from } });
  if ((state.ships[to] ?? 0) === 0) return message('nusfjord.why.no-such-ship', { ship: { component: to } });
  const longer = record(data.ships, to).length - record(data.ships, from).length;
  if (unitsCovered(owner) + longer > units) return message('nusfjord.why.track-full', { ship: { component: to } });
  return undefined;
}

/** Lays a ship of the supply on the first free units. @example layShip(state, 0, 'sloop') */
export function layShip(state: State, seat: Seat, type: string): void {
  takeShip(state.ships, type);
  seatOf(state, seat).ships.push(type);
}

/** Takes a ship out of a supply; one that is not there is a bug and throws. @example takeShip(state.ships, 'sloop') */
function takeShip(supply: Record<string, number>, type: string): void {
  const left = (supply[type] ?? 0) - 1;
  if (left < 0) throw new Error(`no ${type} left`);
  supply[type] = left;
}

/** Replaces a seat's first ship of one type by one of another, or returns it; the gap closes.
 * @example replaceShip(state, 0, 'sloop', 'cutter') */
export function replaceShip(state: State, seat: Seat, from: string, to?: string): void {
  const { ships } = seatOf(state, seat);
  const at = ships.indexOf(from);
  if (at < 0) throw new Error(`seat ${seat} has no ${from}`);
  if (to !== undefined) takeShip(state.ships, to);
  ships.splice(at, 1, ...(to === undefined ? [] : [to]));
  state.ships[from] = (state.ships[from] ?? 0) + 1;
}
