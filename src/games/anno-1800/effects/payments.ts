import { tokenSources, tokensOf } from '../board/tokens.js';
import type { Needs, Token } from '../data.js';
import { type Moment, type SeatState, swapOf } from '../state.js';

/** What so many tokens of a kind can be paid from: each source, how many it has, and how much one of it counts. */
export interface Till {
  /** In the usual order: cards before ships, those that stand in for others last (AN-9.9). */
  sources: { id: string; most: number; standIn: boolean }[];
  /** So many tokens stand in for one. */
  rate: number;
  count: number;
}

/** Where so many tokens of a kind may come from (AN-6.2, AN-21.5). @example tillFor(state, owner, 'trade', 2) */
export function tillFor(state: Moment, owner: SeatState, token: Token, count: number): Till {
  const own = (kind: Token, standIn: boolean): Till['sources'] =>
    Object.entries(tokenSources(owner, kind)).map(([id, most]) => ({ id, most, standIn }));
  const swap = token === 'trade' ? swapOf(state) : undefined;
  return { sources: [...own(token, false), ...(swap ? own(swap.pay, true) : [])], rate: swap?.count ?? 1, count };
}

/** How many tokens of a kind a seat could pay at most. @example payable(state, owner, 'trade') // 5 */
export function payable(state: Moment, owner: SeatState, token: Token): number {
  const swap = token === 'trade' ? swapOf(state) : undefined;
  return tokensOf(owner, token) + (swap ? Math.floor(tokensOf(owner, swap.pay) / swap.count) : 0);
}

/** Can so many tokens be paid? @example canPay(state, owner, 'trade', 2) // true */
export function canPay(state: Moment, owner: SeatState, token: Token, count: number): boolean {
  return payable(state, owner, token) >= count;
}

/** What is still owed after a payment, in tokens, and whether stand-ins are complete. */
function rest({ sources, rate, count }: Till, bag: Needs): { owed: number; odd: number } {
  let plain = 0;
  let standing = 0;
  for (const { id, standIn } of sources) {
    if (standIn) standing += bag[id] ?? 0;
    else plain += bag[id] ?? 0;
  }
  return { owed: count - plain - Math.ceil(standing / rate), odd: (rate - (standing % rate)) % rate };
}

/** Can a payment be completed to an exact one? */
function completable(till: Till, bag: Needs): boolean {
  const { owed, odd } = rest(till, bag);
  if (owed < 0) return false;
  let plain = 0;
  let standing = 0;
  for (const { id, most, standIn } of till.sources) {
    if (standIn) standing += most - (bag[id] ?? 0);
    else plain += most - (bag[id] ?? 0);
  }
  return standing >= odd && owed <= plain + Math.floor((standing - odd) / till.rate);
}

/** What may be added to a payment, and whether it is complete. @example nextToken(till, { trade: 1 }) */
export function nextToken(till: Till, bag: Needs): { values: string[]; done: boolean } {
  const { owed, odd } = rest(till, bag);
  const values = till.sources
    .filter(({ id, most }) => (bag[id] ?? 0) < most && completable(till, { ...bag, [id]: (bag[id] ?? 0) + 1 }))
    .map(({ id }) => id);
  return { values, done: owed === 0 && odd === 0 };
}

/** The usual payment: the first sources as far as they go. @example usualPayment(till) // { 'fw-36': 2 } */
export function usualPayment(till: Till): Needs {
  return paymentsOf(till, 1)[0]!;
}

/** Is there more than one way to pay? @example severalWays(till) // true */
export function severalWays(till: Till): boolean {
  return till.sources.length > 1 && paymentsOf(till, 2).length > 1;
}

/** The first so many ways to pay, as much as possible of the first source first. */
function paymentsOf(till: Till, most: number): Needs[] {
  const found: Needs[] = [];
  const fill = (at: number, bag: Needs): void => {
    if (found.length === most || !completable(till, bag)) return;
    const source = till.sources[at];
    if (!source) {
      const { owed, odd } = rest(till, bag);
      if (owed === 0 && odd === 0) found.push(bag);
      return;
    }
    const weight = source.standIn ? till.rate : 1;
    for (let count = Math.min(source.most, till.count * weight); count >= 0; count -= 1) {
      fill(at + 1, count === 0 ? bag : { ...bag, [source.id]: count });
    }
  };
  fill(0, {});
  return found;
}
