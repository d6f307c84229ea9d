import type { Next } from '../../../engine/game.js';
import { itemOf } from '../board/goods.js';
import { cubeOn, spaceOf } from '../board/land.js';
import { type Amounts, type Resource, resources, spaceIds } from '../data.js';
import type { SeatState } from '../state.js';

/**
 * What is to be paid, reductions taken off: coins come from the warehouse, cubes from there and the peninsula, each item
 * needed (CI-11.4). `spaces` of the peninsula at least must become free (CI-15.5). Worked out resource by resource.
 */
export interface Bill {
  cost: Amounts;
  spaces: number;
}

interface Item {
  id: string;
  value: number;
  land: boolean;
}

/** All single items a resource can be paid with, the highest first. */
function itemsOf(owner: SeatState, resource: Resource): Item[] {
  const cubes = spaceIds
    .filter((id) => cubeOn(owner, id) === resource)
    .map((id) => ({ id, value: spaceOf(owner, id).level, land: true }))
    .sort((a, b) => b.value - a.value);
  const stored = Array.from({ length: owner.warehouse[resource] }, () => ({ id: resource, value: 1, land: false }));
  return [...cubes, ...stored];
}

/** How a resource can still be paid after what is picked: not, without, or with one more space becoming free. */
interface Way {
  complete: boolean;
  possible: boolean;
  land: boolean;
}

function wayOn(items: readonly Item[], picked: readonly string[], need: number): Way {
  const left = [...items];
  let [sum, least, land] = [0, Number.POSITIVE_INFINITY, false];
  for (const id of picked) {
    const [item] = left.splice(
      left.findIndex((one) => one.id === id),
      1,
    );
    sum += item!.value;
    least = Math.min(least, item!.value);
    land ||= item!.land;
  }
  if (sum >= need) {
    const fine = need > 0 ? sum - least < need : picked.length === 0;
    return { complete: fine, possible: fine, land: fine && land };
  }
  const way = { complete: false, possible: false, land: false };
  for (const smallest of new Set([least, ...left.map(({ value }) => value)])) {
    if (smallest > least) continue;
    const most = need - 1 + smallest;
    if (!Number.isFinite(most)) continue;
    // Sums that can be reached with items not below the smallest, without and with a space of the peninsula.
    const reached = [new Set([sum]), new Set<number>()];
    if (land) reached.reverse();
    for (const { value, land: isLand } of left) {
      if (value < smallest) continue;
      const [without, withLand] = reached as [Set<number>, Set<number>];
      const grown = (set: Set<number>): number[] => [...set].map((one) => one + value).filter((one) => one <= most);
      const [a, b] = [grown(without), grown(withLand)];
      for (const one of b) withLand.add(one);
      for (const one of a) (isLand ? withLand : without).add(one);
    }
    const ends = (set: Set<number>): boolean => [...set].some((one) => one >= need);
    way.land ||= ends(reached[1]!);
    way.possible ||= way.land || ends(reached[0]!);
  }
  return way;
}

/** Which resource an item pays. */
function paidWith(owner: SeatState, item: string): Resource {
  return itemOf(owner, item).good as Resource;
}

function needs({ cost }: Bill): Resource[] {
  return resources.filter((resource) => (cost[resource] ?? 0) > 0);
}

/**
 * What may be picked next for a bill, whether it is paid, and the least wasteful payment.
 * @example nextPayment(owner, { cost: { wood: 3 }, spaces: 0 }, ['wood']).done // false
 */
export function nextPayment(owner: SeatState, bill: Bill, picked: readonly string[]): Next {
  const next = choices(owner, bill, picked);
  return picked.length === 0 && needs(bill).length > 0 ? { ...next, suggest: suggestPayment(owner, bill) } : next;
}

function choices(owner: SeatState, bill: Bill, picked: readonly string[]): { values: string[]; done: boolean } {
  const all = needs(bill).map((resource) => {
    const own = picked.filter((item) => paidWith(owner, item) === resource);
    const items = itemsOf(owner, resource);
    const need = bill.cost[resource]!;
    return { own, items, need, way: wayOn(items, own, need) };
  });
  const freed = picked.filter((item) => item in owner.spaces).length;
  const values: string[] = [];
  for (const one of all) {
    const { own, items, need, way } = one;
    if (way.complete) continue;
    for (const id of new Set(items.map((item) => item.id))) {
      if (own.filter((other) => other === id).length === items.filter((item) => item.id === id).length) continue;
      const then = wayOn(items, [...own, id], need);
      const others = all.some((other) => other !== one && other.way.land);
      const enough = bill.spaces <= freed || then.land || others;
      if (then.possible && enough) values.push(id);
    }
  }
  const done = freed >= bill.spaces && all.every(({ way }) => way.complete);
  return { values, done };
}

/**
 * Can the bill be paid at all (CI-11.8)?
 * @example payable(owner, { cost: { coins: 1 }, spaces: 0 }) // true
 */
export function payable(owner: SeatState, bill: Bill): boolean {
  return payables(owner)(bill);
}

/**
 * The same for many bills: what can be paid of a resource is worked out once.
 * @example splits.filter(payables(owner))
 */
export function payables(owner: SeatState): (bill: Bill) => boolean {
  const known = new Map<Resource, { items: Item[]; ways: Map<number, Way> }>();
  const wayFor = (resource: Resource, need: number): Way => {
    const of = known.get(resource) ?? { items: itemsOf(owner, resource), ways: new Map() };
    known.set(resource, of);
    const way = of.ways.get(need) ?? wayOn(of.items, [], need);
    of.ways.set(need, way);
    return way;
  };
  return (bill) => {
    if ((bill.cost.coins ?? 0) > owner.warehouse.coins || bill.spaces > 1) return false;
    let land = bill.spaces === 0;
    for (const resource of needs(bill)) {
      const way = wayFor(resource, bill.cost[resource]!);
      if (!way.possible) return false;
      land ||= way.land;
    }
    return land;
  };
}

/**
 * The payment that wastes least; of equal ones that which frees most of the peninsula.
 * @example suggestPayment(owner, { cost: { wood: 3 }, spaces: 0 }) // ['d2', 'wood']
 */
export function suggestPayment(owner: SeatState, bill: Bill): string[] {
  const bag = needs(bill).flatMap((resource) => leastWaste(itemsOf(owner, resource), bill.cost[resource]!));
  if (bill.spaces === 0 || bag.some((item) => item in owner.spaces)) return bag.sort();
  return withSpace(owner, bill).sort();
}

function leastWaste(items: readonly Item[], need: number): string[] {
  const best = new Map<number, string[]>([[0, []]]);
  for (const { id, value } of items) {
    for (const [sum, ids] of [...best]) {
      if (sum < need && !best.has(sum + value)) best.set(sum + value, [...ids, id]);
    }
  }
  const enough = Math.min(...[...best.keys()].filter((sum) => sum >= need));
  return best.get(enough) ?? [];
}

/** Some payment that frees a space: spaces are picked first. */
function withSpace(owner: SeatState, bill: Bill): string[] {
  const picked: string[] = [];
  for (let more = true; more; ) {
    const { values, done } = choices(owner, bill, picked);
    const pick = values.find((id) => id in owner.spaces) ?? values[0];
    more = !done && pick !== undefined;
    if (more) picked.push(pick!);
  }
  return picked;
}
