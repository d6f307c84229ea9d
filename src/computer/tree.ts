import type { Luck } from './luck.js';

/** A choice that was tried: an action, or one answer of a half-made move; and what came of it. */
export interface Node {
  /** How often it was followed. */
  visits: number;
  /** What whoever chooses it made of it, 0 to 1 each time, added up. */
  sum: number;
  /** How often it could be chosen: hidden things are dealt anew each time, so that is not always. */
  offered: number;
  children: Map<string, Node>;
}

/** @example const root = newNode() */
export function newNode(): Node {
  return { visits: 0, sum: 0, offered: 0, children: new Map() };
}

/**
 * How much is tried beside what has done well so far (the constant of UCB1, for rewards from 0 to 1). So little, since a
 * turn's thought has some hundred tries for a tree of many choices.
 */
const curiosity = 0.15;

/**
 * The choice to follow, of those possible now: one that was never tried, else that with the highest upper bound.
 * @example follow(root, ['work', 'pass'], luck).fresh // true
 */
export function follow(node: Node, keys: string[], luck: Luck): { key: string; child: Node; fresh: boolean } {
  const untried: string[] = [];
  for (const key of keys) {
    const child = node.children.get(key);
    if (child) child.offered += 1;
    else untried.push(key);
  }
  if (untried.length > 0) {
    const key = luck.pick(untried);
    const child = { ...newNode(), offered: 1 };
    node.children.set(key, child);
    return { key, child, fresh: true };
  }
  let key = keys[0]!;
  let highest = Number.NEGATIVE_INFINITY;
  for (const one of keys) {
    const { sum, visits, offered } = node.children.get(one)!;
    const bound = sum / visits + curiosity * Math.sqrt(Math.log(offered) / visits);
    if (bound > highest) [key, highest] = [one, bound];
  }
  return { key, child: node.children.get(key)!, fresh: false };
}

/**
 * The choice followed most often, of those possible; undefined: none ever was.
 * @example mostFollowed(root, ['work', 'pass'])
 */
export function mostFollowed(node: Node | undefined, keys: string[]): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const key of keys) {
    const visits = node?.children.get(key)?.visits ?? 0;
    if (visits > most) [best, most] = [key, visits];
  }
  return best;
}
