import type { Seat } from '../../src/engine/message.js';
import { buildingOf, populationOf } from '../../src/games/anno-1800/data.js';
import type { AnnoView } from '../../src/games/anno-1800/view.js';

/** A resource that others make, and whose industries sell it at a price in trade tokens. */
export interface Offer {
  resource: string;
  price: number;
  seats: Seat[];
}

/**
 * What a seat can buy from the others, or what there is to buy at all: the cheapest first, each resource at each price
 * once.
 * @example offersTo(view, 0)[0] // { resource: 'planks', price: 1, seats: [1] }
 */
export function offersTo(view: AnnoView, buyer: Seat | undefined): Offer[] {
  const offers: Offer[] = [];
  const from = (buyer ?? view.first) + (buyer === undefined ? 0 : 1);
  const sellers = view.seats.map((_, at) => view.seats[(from + at) % view.seats.length]!);
  for (const { seat, fields } of sellers) {
    if (seat === buyer) continue;
    for (const { building } of fields) {
      const industry = building === undefined ? undefined : buildingOf(building);
      if (industry?.type !== 'industry') continue;
      const { resource, worker } = industry;
      const price = populationOf(worker).trade;
      if (price === undefined) continue;
      const known = offers.find((one) => one.resource === resource && one.price === price);
      if (!known) offers.push({ resource, price, seats: [seat] });
      else if (!known.seats.includes(seat)) known.seats.push(seat);
    }
  }
  return offers.sort((a, b) => a.price - b.price);
}
