import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { freeSpaces } from '../board/land.js';
import { type Amounts, data, type Good, goods, type Reduction, record, type Trigger } from '../data.js';
import type { SeatState, State } from '../state.js';
import { waitingPieces } from './parts.js';
import { type Bill, payable, payables } from './payments.js';

/** A cost with all that lowers it: what is bound to one good is taken off, of the rest the payer chooses (CI-11.9). */
export interface Price extends Bill {
  /** So many of these goods fall away, as the payer likes. */
  waived: Reduction;
}

/**
 * The price of an action for a seat. `further` are reductions of the spot or the harbour master; `lands` says that a
 * piece must find a free space afterwards (CI-15.5).
 * @example priceOf(state, 0, { coins: 1, wood: 1 }, 'boat', {}).cost // { coins: 1, wood: 1 }
 */
export function priceOf(
  state: State,
  seat: Seat,
  cost: Amounts,
  on: Trigger,
  { further = [], lands = false }: { further?: readonly Reduction[]; lands?: boolean },
): Price {
  const owner = seatOf(state, seat);
  const own = owner.small.flatMap((id) => {
    const { discount } = record(data.cards.small, id);
    return discount?.on.includes(on) ? [discount] : [];
  });
  const all = [...further, ...own];
  const left: Amounts = { ...cost };
  for (const { amount, of } of all) {
    if (of.length === 1) lower(left, of[0]!, amount);
  }
  const mixed = all.filter(({ of }) => of.length > 1);
  const of = mixed[0]?.of ?? [];
  const most = of.reduce((sum, good) => sum + (left[good] ?? 0), 0);
  const amount = Math.min(
    most,
    mixed.reduce((sum, one) => sum + one.amount, 0),
  );
  const spaces = lands ? Math.max(0, waitingPieces(state, seat) + 1 - freeSpaces(owner).length) : 0;
  return { cost: left, waived: { amount, of }, spaces };
}

function lower(cost: Amounts, good: Good, amount: number): void {
  const left = Math.max(0, (cost[good] ?? 0) - amount);
  if (left > 0) cost[good] = left;
  else delete cost[good];
}

/** What is left of a cost. @example reduced(price, { wood: 1 }).cost */
export function reduced({ cost, spaces }: Price, less: Readonly<Record<string, number>>): Bill {
  const left: Amounts = { ...cost };
  for (const good of goods) lower(left, good, less[good] ?? 0);
  return { cost: left, spaces };
}

/**
 * All ways to split what falls away that leave something the seat can pay.
 * @example splitsOf(owner, price) // [{ coins: 1, wood: 1 }, { coins: 2 }]
 */
export function splitsOf(owner: SeatState, price: Price): Record<string, number>[] {
  const { waived } = price;
  let splits: Record<string, number>[] = [{}];
  for (const good of waived.of) {
    const most = price.cost[good] ?? 0;
    splits = splits.flatMap((split) => {
      const left = waived.amount - sizeOf(split);
      return Array.from({ length: Math.min(most, left) + 1 }, (_, n) => (n > 0 ? { ...split, [good]: n } : split));
    });
  }
  const pays = payables(owner);
  return splits.filter((split) => sizeOf(split) === waived.amount && pays(reduced(price, split)));
}

function sizeOf(split: Readonly<Record<string, number>>): number {
  return Object.values(split).reduce((sum, n) => sum + n, 0);
}

/**
 * Can the seat pay at all?
 * @example affords(owner, price) // true
 */
export function affords(owner: SeatState, price: Price): boolean {
  return price.waived.amount === 0 ? payable(owner, price) : splitsOf(owner, price).length > 0;
}
