import { type Amounts, type Good, goods } from '../../data.js';

/** What an exchange takes and gives, with every good named. */
export interface Rate {
  give: Record<Good, number>;
  get: Record<Good, number>;
}

/** What one piece of each is worth; gold is not counted. */
export interface Worth {
  wood: number;
  fish: number;
}

/** So much is tried for what a piece of wood or a fish is worth. */
const mostWorth = 9;

const nothing: Record<Good, number> = { wood: 0, fish: 0, gold: 0 };

/**
 * Exchanges without those that another one, used once or more, makes unnecessary: it takes no more and gives as much.
 * @example ratesOf([{ give: { fish: 5 }, get: { gold: 2 } }, { give: { fish: 4 }, get: { gold: 2 } }]) // the second
 */
export function ratesOf(exchanges: { give: Amounts; get: Amounts }[]): Rate[] {
  const all = exchanges.map(({ give, get }) => ({ give: { ...nothing, ...give }, get: { ...nothing, ...get } }));
  return all.filter(
    (rate, at) =>
      !all.some((other, place) => place !== at && beats(other, rate) && (place < at || !beats(rate, other))),
  );
}

/** Is one of them, used so often as it can be for what the other takes, as good as the other? */
function beats(one: Rate, other: Rate): boolean {
  const times = Math.min(
    ...goods.map((good) => (one.give[good] > 0 ? Math.floor(other.give[good] / one.give[good]) : Infinity)),
  );
  if (times === 0 || times === Infinity) return false;
  // Goods it does not take are left over.
  return goods.every((good) => other.give[good] - times * one.give[good] + times * one.get[good] >= other.get[good]);
}

/**
 * What a piece of wood and a fish are worth, so that every exchange of goods loses some: taken from the most worth down,
 * nothing is met again. Where there is no such worth, or gold buys goods, the order is only a good one.
 * @example worthsOf(rates) // { wood: 3, fish: 2 }
 */
export function worthsOf(rates: Rate[]): Worth {
  for (let wood = 1; wood <= mostWorth; wood += 1) {
    for (let fish = 1; fish <= mostWorth; fish += 1) {
      const loses = ({ give, get }: Rate): boolean => (give.wood - get.wood) * wood + (give.fish - get.fish) * fish > 0;
      if (rates.every(loses)) return { wood, fish };
    }
  }
  return { wood: 1, fish: 1 };
}
