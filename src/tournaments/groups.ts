import { createRng } from '../engine/rng.js';
import type { Met } from './meetings.js';
import type { Entrant, Pause } from './types.js';

/** How people are to be put together. */
export interface Grouping {
  /** In the order in which they sit down where nothing speaks against it. */
  people: Entrant[];
  sizes: number[];
  met: Met;
  /** Whoever sits together should be near each other in this; left out: it does not matter. */
  level?(entrant: Entrant): number;
  seed: string;
}

/** As long as somebody would meet again, so many places are tried from other beginnings: of fewer people more often. */
const places = 3000;

/** One more meeting outweighs all that levels can differ by in the largest tournament. */
const meetingWeight = 1e9;

/**
 * Puts people together at tables of these sizes, so that as few as can be found meet again (meeting a third time counts fourfold),
 * and then those of like level. A descent from the order of the people, by exchanging two at a time; where some would meet again,
 * also from orders that are drawn.
 * @example await grouped({ people: [0, 1, 2, 3], sizes: [2, 2], met, seed }, pause) // [[0, 1], [2, 3]]
 */
export async function grouped(grouping: Grouping, pause: Pause): Promise<Entrant[][]> {
  const { people, seed } = grouping;
  const rng = createRng({ seed, block: 0 });
  const prices = pricesOf(grouping);
  let best = await descended(grouping, people, prices, pause);
  for (let tried = 0; tried * people.length < places && best.cost >= meetingWeight; tried += 1) {
    const other = await descended(grouping, rng.shuffle(people), prices, pause);
    if (other.cost < best.cost) best = other;
  }
  return best.tables;
}

/** What it costs that two sit together. */
function pricesOf({ people, met, level }: Grouping): Prices {
  const prices: Prices = [];
  for (const one of people) {
    prices[one] = [];
    for (const other of people) {
      const apart = level ? level(one) - level(other) : 0;
      prices[one][other] = one === other ? 0 : meetingWeight * met(one, other) ** 2 + apart ** 2;
    }
  }
  return prices;
}

type Prices = number[][];

async function descended(
  { sizes }: Grouping,
  order: Entrant[],
  prices: Prices,
  pause: Pause,
): Promise<{ tables: Entrant[][]; cost: number }> {
  let from = 0;
  const tables = sizes.map((size) => {
    from += size;
    return order.slice(from - size, from);
  });
  do await pause();
  while (improved(tables, prices));
  const costs = tables.flatMap((table) => table.map((one) => among(prices, one, table)));
  return { tables, cost: costs.reduce((sum, one) => sum + one, 0) / 2 };
}

/** Exchanges people of two tables where that is better, once for each two; false: it was nowhere. */
function improved(tables: Entrant[][], prices: Prices): boolean {
  let any = false;
  for (const [at, table] of tables.entries()) {
    for (let next = at + 1; next < tables.length; next += 1) {
      const other = tables[next]!;
      for (let i = 0; i < table.length; i += 1) {
        for (let j = 0; j < other.length; j += 1) {
          if (gain(prices, table, table[i]!, other, other[j]!) <= 0) continue;
          [table[i], other[j]] = [other[j]!, table[i]!];
          any = true;
        }
      }
    }
  }
  return any;
}

/** What is spared where these two take each other's places. */
function gain(prices: Prices, table: Entrant[], one: Entrant, other: Entrant[], two: Entrant): number {
  const together = 2 * prices[one]![two]!;
  const now = among(prices, one, table) + among(prices, two, other);
  return now + together - among(prices, two, table) - among(prices, one, other);
}

function among(prices: Prices, one: Entrant, others: Entrant[]): number {
  const own = prices[one]!;
  let cost = 0;
  for (const other of others) cost += own[other]!;
  return cost;
}
