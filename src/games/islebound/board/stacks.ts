import type { State } from '../state.js';

type Stacks = State['events'];

/** The cards that lie on top, one a stack. @example topCards(state.events) // ['event-03', 'event-11'] */
export function topCards({ stacks }: Stacks): string[] {
  return stacks.flatMap(([top]) => (top === undefined ? [] : [top]));
}

/**
 * Discards a card from the top of its stack; an empty stack takes the top card of the other if that one has several
 * (IB-10.4, IB-11.8). The cards that came to lie open by it.
 * @example discardTop(state.events, 'event-03') // ['event-07']
 */
export function discardTop(cards: Stacks, card: string): string[] {
  const before = topCards(cards);
  const stack = cards.stacks.find(([top]) => top === card);
  if (!stack) throw new Error(`${card} is not on top`);
  cards.discards.push(stack.shift()!);
  const other = cards.stacks.find((one) => one !== stack)!;
  if (stack.length === 0 && other.length > 1) stack.push(other.shift()!);
  return topCards(cards).filter((top) => !before.includes(top));
}

/** Deals cards into stacks. @example deal(['a', 'b', 'c'], [2, 1]) // [['a', 'b'], ['c']] */
export function deal(cards: readonly string[], sizes: readonly number[]): string[][] {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return cards.slice(from - size, from);
  });
}
