import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { freePlaces, industryOn, makersOf } from '../board/fields.js';

import { data, effectOf, type Kind, populationOf, sortOf } from '../data.js';
import type { FieldId } from '../ids.js';
import { type Moment, type SeatState, seatsFrom, type Turn } from '../state.js';
import { canPay, payable } from './payments.js';

/** What of a turn says how a need may be settled. A seat whose turn it is not begins with none of it. */
export type Bought = Pick<Turn, 'pool' | 'bought'>;

/** The turn as it is for a seat. @example boughtBy(state, 1) // { pool: {}, bought: [] } */
export function boughtBy(state: Moment, seat: Seat): Bought {
  return seat === state.active && state.phase === 'play' ? state.turn : { pool: {}, bought: [] };
}

/** A resource that somebody else's industry makes, and what it costs (AN-7.2). */
export interface Offer {
  seat: Seat;
  field: FieldId;
  price: number;
}

/** Trade tokens for what a kind of cube makes at another seat (AN-7.2); undefined: it makes nothing. */
function priceOf(kind: Kind): number | undefined {
  return populationOf(kind).trade;
}

/**
 * Where a resource could be bought, whatever the buyer has: the cheapest first, then of the seat with least gold, then
 * of the next in turn order (AN-9.9).
 * @example offersOf(state, 0, 'goods') // [{ seat: 1, field: 'h-b3', price: 2 }]
 */
export function offersOf(state: Moment, buyer: Seat, resource: string): Offer[] {
  const offers: Offer[] = [];
  for (const seat of seatsFrom(state, buyer).slice(1)) {
    for (const field of state.seats[seat]!.fields) {
      const industry = industryOn(field);
      if (industry?.resource !== resource) continue;
      const price = priceOf(industry.worker);
      if (price !== undefined) offers.push({ seat, field: field.id, price });
    }
  }
  const gold = (offer: Offer): number => state.seats[offer.seat]!.gold;
  return offers.sort((a, b) => a.price - b.price || gold(a) - gold(b));
}

/** Is a raw material shown by an own New World island (AN-7.7)? @example hasIsland(owner, 'cotton') // false */
export function hasIsland(owner: SeatState, resource: string): boolean {
  return owner.newWorld.some((island) => data.newWorld[island]!.resources.includes(resource));
}

/** Played cards that would give a raw material at once (AN-13.8), in the order in which they were played.
 * @example oneShots(owner, 'cocoa') // ['aei-28'] */
export function oneShots(owner: SeatState, resource: string): string[] {
  return owner.played.flatMap(({ id, open }) =>
    open && effectOf(id, 'resource')?.among.includes(resource) ? [id] : [],
  );
}

/** The value of a trade among sources. @example tradeValue({ seat: 1, field: 'h-b3', price: 2 }) // '1.h-b3' */
export function tradeValue({ seat, field }: Offer): string {
  return `${seat}.${field}`;
}

/** What a source is: an own field, a trade, an island, a card or one of the others, by its value.
 * @example sourceKind('1.h-b3') // { from: 'trade', seat: 1, field: 'h-b3' } */
export function sourceKind(
  value: string,
):
  | { from: 'trade'; seat: Seat; field: FieldId }
  | { from: 'card'; card: string }
  | { from: 'field'; field: FieldId }
  | { from: 'pool' | 'island' | 'tokens' | 'ready' | 'gold' } {
  const trade = /^(\d)\.(.+)$/.exec(value);
  if (trade) return { from: 'trade', seat: Number(trade[1]), field: trade[2]! };
  if (Object.hasOwn(data.cards, value)) return { from: 'card', card: value };
  if (value === 'pool' || value === 'island' || value === 'tokens' || value === 'ready' || value === 'gold') {
    return { from: value };
  }
  return { from: 'field', field: value };
}

/**
 * All sources by which a need of a seat could be settled at once (AN-9.2), in the order of AN-9.9. `count` is how much
 * of it is needed; naval tokens and gold are paid all together.
 * @example sourcesOf(state, 0, 'planks', 1) // ['h-a1', '1.h-a1']
 */
export function sourcesOf(
  state: Moment,
  seat: Seat,
  need: string,
  count: number,
  turn: Bought = boughtBy(state, seat),
) {
  const owner = seatOf(state, seat);
  switch (sortOf(need)) {
    case 'cube':
      return owner.ready[need as Kind] >= count ? ['ready'] : [];
    case 'token':
      return canPay(state, owner, need as 'trade', count) ? ['tokens'] : [];
    case 'gold':
      return owner.gold >= count ? ['gold'] : [];
    default:
      return resourceSources(state, seat, owner, need, turn);
  }
}

function resourceSources(state: Moment, seat: Seat, owner: SeatState, resource: string, turn: Bought): string[] {
  const sources: string[] = [];
  if (turn.pool[resource]) sources.push('pool');
  const raw = data.resources[resource]!.world === 'new-world';
  if (!raw) {
    for (const kind of Object.keys(owner.ready) as Kind[]) {
      if (owner.ready[kind] === 0) continue;
      for (const field of makersOf(owner, resource)) {
        if (industryOn(field)!.worker === kind && freePlaces(field) > 0) sources.push(field.id);
      }
    }
    if (!turn.bought.includes(resource)) {
      const tokens = payable(state, owner, 'trade');
      if (tokens > 0) {
        for (const offer of offersOf(state, seat, resource)) {
          if (offer.price <= tokens) sources.push(tradeValue(offer));
        }
      }
    }
  }
  if (raw && payable(state, owner, 'trade') >= data.constants.trade.island && hasIsland(owner, resource)) {
    sources.push('island');
  }
  sources.push(...oneShots(owner, resource));
  return sources;
}

/** Trade tokens that a source costs. @example tokensFor(state, '1.h-b3') // 2 */
export function tokensFor(state: Moment, value: string): number {
  const source = sourceKind(value);
  if (source.from === 'island') return data.constants.trade.island;
  if (source.from !== 'trade') return 0;
  const field = seatOf(state, source.seat).fields.find(({ id }) => id === source.field)!;
  return priceOf(industryOn(field)!.worker)!;
}
