import type { Leads } from './leading.js';
import type { Luck } from './luck.js';

/** A choice within one turn: an action, or one answer of a half-made move; and what turns came of it. */
export interface Branch {
  visits: number;
  /** How often it could be chosen. */
  offered: number;
  /** The best turn behind it without chance, in points: it can be played again just so. */
  best: number;
  /** Turns that chance had a part in: how many, and their points added up. */
  lots: number;
  sum: number;
  /** All that is behind it without chance was tried. */
  done: boolean;
  /** It did not lead on when it was to be tried: nothing else was left since, if it was. */
  idle: boolean;
  children: Map<string, Branch>;
}

/** @example const root = newBranch() */
export function newBranch(): Branch {
  return {
    visits: 0,
    offered: 1,
    best: Number.NEGATIVE_INFINITY,
    lots: 0,
    sum: 0,
    done: false,
    idle: false,
    children: new Map(),
  };
}

/** What a choice promises: the best that can be had for sure, or what chance gives on the whole. */
function promise({ best, lots, sum }: Branch): number {
  return lots > 0 ? Math.max(best, sum / lots) : best;
}

/** @example note(branch, 12.5, false) */
export function note(branch: Branch, points: number, byChance: boolean): void {
  branch.visits += 1;
  if (byChance) {
    branch.lots += 1;
    branch.sum += points;
  } else branch.best = Math.max(branch.best, points);
}

/** The branch of a key, a new one where there is none yet. @example branchOf(root, 'work') */
export function branchOf(branch: Branch, key: string): Branch {
  let child = branch.children.get(key);
  if (!child) {
    child = newBranch();
    branch.children.set(key, child);
  }
  return child;
}

/** Where some were tried, another is tried so many times of ten: with many choices, going on with good ones comes first. */
const anewOfTen = 3;

/**
 * The choice to follow, of those possible now and not done: one never tried that leads on, or that with the highest upper bound. `breadth`
 * is what one that was tried little may be better by, in points.
 * @example lookInto(root, ['work', 'pass'], () => true, 2, luck)
 */
export function lookInto(branch: Branch, keys: string[], leads: Leads, breadth: number, luck: Luck): string {
  const untried: string[] = [];
  const idle: string[] = [];
  let found: string | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const key of keys) {
    const child = branch.children.get(key);
    if (child) child.offered += 1;
    if (child?.done) continue;
    if (child?.idle) {
      idle.push(key);
      continue;
    }
    if (!child || child.visits === 0) untried.push(key);
    else {
      const bound = promise(child) + breadth * Math.sqrt(Math.log(child.offered) / child.visits);
      if (bound > highest) [found, highest] = [key, bound];
    }
  }
  if (untried.length > 0 && (found === undefined || luck.int(10) < anewOfTen)) {
    for (let left = untried.length; left > 0; left -= 1) {
      const at = luck.int(left);
      const key = untried[at]!;
      if (leads(key)) return key;
      branchOf(branch, key).idle = true;
      idle.push(key);
      untried[at] = untried[left - 1]!;
    }
  }
  if (found !== undefined) return found;
  if (idle.length > 0) return luck.pick(idle);
  branch.done = true;
  return luck.pick(keys);
}

/** The choice that promises most; undefined: none was tried. @example mostPromising(root, ['work', 'pass']) */
export function mostPromising(branch: Branch, keys: string[]): string | undefined {
  let found: string | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const key of keys) {
    const child = branch.children.get(key);
    if (!child || child.visits === 0) continue;
    const points = promise(child);
    if (found === undefined || points > most) [found, most] = [key, points];
  }
  return found;
}
