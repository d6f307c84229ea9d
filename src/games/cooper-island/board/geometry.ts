import type { Seat } from '../../../engine/message.js';
import { data } from '../data.js';
import type { WaterId } from '../ids.js';
import type { ShipId } from '../state.js';

const { left, right } = data.peninsula.banks;
/** A harbour, the banks on its left, a bay, and the banks on the right of the next seat (CI-3.2). */
const perSeat = left.length + right.length + 2;
const bayAt = left.length + 1;
/** Harbours and bays lie so many steps apart. */
export const landingEvery = bayAt;

/** @example ringLength(4) // 40 */
export function ringLength(seats: number): number {
  return perSeat * seats;
}

/** Where the ships of a seat begin. @example harbourOf(1) // 10 */
export function harbourOf(seat: Seat): number {
  return perSeat * seat;
}

/** A position of the ring. Halves are those that a step against and with the clock passes. */
export interface Position {
  kind: 'harbour' | 'bay' | 'bank';
  seat: Seat;
  /** The number of the bank on its side, from the harbour. */
  bank?: number;
  side?: 'left' | 'right';
  against?: WaterId;
  clockwise?: WaterId;
}

/** @example positionAt(36, 4) // R4 of seat 0 */
export function positionAt(at: number, seats: number): Position {
  const seat = Math.floor(at / perSeat);
  const place = at % perSeat;
  if (place === 0) return { kind: 'harbour', seat };
  if (place === bayAt) return { kind: 'bay', seat };
  if (place < bayAt) {
    const [against, clockwise] = left[place - 1]!;
    return { kind: 'bank', seat, side: 'left', bank: place, against, clockwise };
  }
  const bank = perSeat - place;
  const [clockwise, against] = right[bank - 1]!;
  return { kind: 'bank', seat: (seat + 1) % seats, side: 'right', bank, against, clockwise };
}

/** Where a step leads, and the water spaces it passes, in order (CI-3.5). @example stepFrom(37, 'two-mast', 4).to // 36 */
export function stepFrom(
  at: number,
  ship: ShipId,
  seats: number,
): { to: number; passed: { seat: Seat; water: WaterId }[] } {
  const length = ringLength(seats);
  const forward = ship === 'one-mast';
  const to = (at + (forward ? 1 : length - 1)) % length;
  const [from, onto] = [positionAt(at, seats), positionAt(to, seats)];
  const halves = forward
    ? [
        { seat: from.seat, water: from.clockwise },
        { seat: onto.seat, water: onto.against },
      ]
    : [
        { seat: from.seat, water: from.against },
        { seat: onto.seat, water: onto.clockwise },
      ];
  return { to, passed: halves.flatMap(({ seat, water }) => (water ? [{ seat, water }] : [])) };
}
