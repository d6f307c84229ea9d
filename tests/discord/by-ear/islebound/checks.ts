import type { Goods } from '../robot.js';
import type { Heard } from './heard.js';
import { changed, cubeValues } from './sense.js';

/** What is said later, where it is not as it should be. */
export const is = (what: string, found: unknown, expected: unknown): string[] =>
  found === expected ? [] : [`${what} should be ${expected}, and is ${found}`];

/** A renown token came with it, and brought something of its own. */
const rewarded = (heard: Heard, then: Heard) => then.own.tokens !== heard.own.tokens;

/** So many more goods, or fewer; unless a building or a token brings some, too. */
export function gained(heard: Heard, then: Heard, good: keyof Goods, n: number): string[] {
  if (rewarded(heard, then) || changed(heard, good)) return [];
  return is(good, then.own.goods[good], heard.own.goods[good] + n);
}

/** So many more crew on deck, or fewer. */
export function onDeck(heard: Heard, then: Heard, n: number): string[] {
  return rewarded(heard, then) ? [] : is('crew on deck', then.own.deck.length, heard.own.deck.length + n);
}

/** So many more own cubes on the influence track, or fewer. */
export function placed(heard: Heard, then: Heard, n: number): string[] {
  if (rewarded(heard, then) || changed(heard, 'skips')) return [];
  return is('own cubes', cubeValues(then).length, cubeValues(heard).length + n);
}

/** The building lies in the capital, and not on offer any more. */
export function arrived(then: Heard, building: string): string[] {
  const has = (all: { name: string }[]) => all.some(({ name }) => name === building);
  return [
    ...is(`${building} in the capital`, has(then.own.buildings), true),
    ...is(`${building} on offer`, has(then.cards), false),
  ];
}
