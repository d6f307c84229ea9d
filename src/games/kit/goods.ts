/** Goods by id; what is not there or undefined is none. */
export type Amounts = Readonly<Record<string, number | undefined>>;

/** Does a stock hold all of these?
 * @example covers({ wood: 2 }, { wood: 1, gem: 0 }) // true */
export function covers(stock: Amounts, amounts: Amounts): boolean {
  for (const id in amounts) if ((stock[id] ?? 0) < (amounts[id] ?? 0)) return false;
  return true;
}

/** Puts goods into a stock. */
export function putInto(stock: Record<string, number>, amounts: Amounts): void {
  for (const id in amounts) stock[id] = (stock[id] ?? 0) + (amounts[id] ?? 0);
}

/** Takes goods out of a stock that holds them; too few is a bug and throws. */
export function takeFrom(stock: Record<string, number>, amounts: Amounts): void {
  if (!covers(stock, amounts)) throw new Error(`there is less than ${JSON.stringify(amounts)}`);
  for (const id in amounts) if (amounts[id]) stock[id] = (stock[id] ?? 0) - amounts[id];
}

/** Counts goods given one by one.
 * @example bagOf(['gold', 'wood', 'wood']) // { gold: 1, wood: 2 } */
export function bagOf(items: readonly string[]): Record<string, number> {
  const bag: Record<string, number> = {};
  for (const id of items) bag[id] = (bag[id] ?? 0) + 1;
  return bag;
}

/** Goods one by one, in the order in which a bag is stored.
 * @example bagItems({ wood: 2, gold: 1 }) // ['gold', 'wood', 'wood'] */
export function bagItems(bag: Amounts): string[] {
  return Object.entries(bag)
    .flatMap(([id, amount]) => Array<string>(amount ?? 0).fill(id))
    .sort();
}

/**
 * The bags among which one is chosen: of each good that `most` names at least so many and at most so many, and `total`
 * of all together where it is given.
 */
export interface Bounds {
  least: Amounts;
  most: Amounts;
  total?: number;
}

/** How many of all goods there are. */
function size(amounts: Amounts): number {
  let sum = 0;
  for (const id in amounts) sum += amounts[id] ?? 0;
  return sum;
}

/** Is there any bag within the bounds, and another one? Worked out good by good. */
export function bagsWithin({ least, most, total }: Bounds): 'none' | 'one' | 'several' {
  let slack = 0;
  let loose = 0;
  for (const id in most) {
    const room = (most[id] ?? 0) - (least[id] ?? 0);
    if (room < 0) return 'none';
    slack += room;
    if (room > 0) loose += 1;
  }
  if (total === undefined) return loose > 0 ? 'several' : 'one';
  const left = total - size(least);
  if (left < 0 || left > slack) return 'none';
  return loose > 1 && left > 0 && left < slack ? 'several' : 'one';
}

/** The bag with as much as possible of the first goods; bounds that allow none are a bug and throw.
 * @example fullest({ least: { gold: 1 }, most: { wood: 2, gold: 3 }, total: 3 }) // { wood: 2, gold: 1 } */
export function fullest(bounds: Bounds): Record<string, number> {
  if (bagsWithin(bounds) === 'none') throw new Error('no bag is within the bounds');
  const { least, most, total } = bounds;
  let left = (total ?? size(most)) - size(least);
  const bag: Record<string, number> = {};
  for (const id in most) {
    const from = least[id] ?? 0;
    const more = Math.min(left, (most[id] ?? 0) - from);
    if (from + more > 0) bag[id] = from + more;
    left -= more;
  }
  return bag;
}

/**
 * What may be put into a bag next so that it can still be completed within the bounds, and whether it is complete.
 * @example nextInto({ least: {}, most: { wood: 2, gold: 1 }, total: 2 }, ['wood', 'gold']) // { values: [], done: true }
 */
export function nextInto(
  { least, most, total }: Bounds,
  picked: readonly string[],
): { values: string[]; done: boolean } {
  const bag = bagOf(picked);
  const values: string[] = [];
  // So many it holds at least once all that must be in it is in it.
  let owed = 0;
  let complete = true;
  for (const id in most) {
    owed += Math.max(bag[id] ?? 0, least[id] ?? 0);
    if ((bag[id] ?? 0) < (least[id] ?? 0)) complete = false;
  }
  for (const id in most) {
    const has = bag[id] ?? 0;
    const needed = has < (least[id] ?? 0);
    if (has < (most[id] ?? 0) && (needed || total === undefined || owed < total)) values.push(id);
  }
  return { values, done: complete && (total === undefined || picked.length === total) };
}
