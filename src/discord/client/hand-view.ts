import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { HandCard } from '../../engine/index.js';

/** What the cards of a hand are put in order by. */
export const handOrders = ['group', 'points', 'name', 'play'] as const;

/** When a card can be played: now, after other steps, or not yet. */
export const handChances = ['now', 'after', 'not'] as const satisfies readonly HandCard['play']['when'][];

/** How a reader has turned their hand. */
export interface HandView {
  order: (typeof handOrders)[number];
  /** Only the cards that can be played so; undefined: all. */
  chance?: (typeof handChances)[number];
  /** Only the cards of this group, by its `groupKey`; undefined: of all. */
  group?: string;
  /** From 0; one beyond the last is the last. */
  page: number;
}

/** As a hand is first shown. */
export const firstView: HandView = { order: 'group', page: 0 };

/** In place of a filter: there is none. */
export const anyCard = 'all';

/**
 * A name for a group that stays what it is when other groups come and go, and in every language: 8 hex digits.
 * @example groupKey(message('nusfjord.timing.once'))
 */
export function groupKey(group: HandCard['group']): string {
  return keys.memo(JSON.stringify(group));
}

/** Asked for again and again while cards are sorted. */
const keys = new LRUCache<string, string>({
  max: 1000,
  memoMethod: (text) => createHash('sha256').update(text).digest('hex').slice(0, 8),
});

/** The view in another order, from its first page on; undefined: there is no such order. */
export function inOrderOf(view: HandView, value: string): HandView | undefined {
  const order = handOrders.find((one) => one === value);
  return order && { ...view, order, page: 0 };
}

/** Only cards that can be played so, or all; undefined: there is no such filter. */
export function ofChance({ chance: _, ...view }: HandView, value: string): HandView | undefined {
  if (value === anyCard) return { ...view, page: 0 };
  const chance = handChances.find((one) => one === value);
  return chance && { ...view, chance, page: 0 };
}

/** Only the cards of a group, or of all; undefined: it names none. Whether the hand has such a group is not asked. */
export function ofGroup({ group: _, ...view }: HandView, value: string): HandView | undefined {
  if (value === anyCard) return { ...view, page: 0 };
  return /^[0-9a-f]{8}$/.test(value) ? { ...view, group: value, page: 0 } : undefined;
}

/** @example printHandView({ order: 'points', chance: 'now', page: 2 }) // 'points:now:all:2' */
export function printHandView({ order, chance, group, page }: HandView): string {
  return [order, chance ?? anyCard, group ?? anyCard, page].join(':');
}

/** Reads it back; undefined: not one of ours.
 * @example parseHandView('points:now:all:2') */
export function parseHandView(text: string): HandView | undefined {
  const [order = '', chance = '', group = '', page = '', ...more] = text.split(':');
  const ordered = inOrderOf(firstView, order);
  const chosen = ordered && ofChance(ordered, chance);
  const view = chosen && ofGroup(chosen, group);
  return view && more.length === 0 && /^\d{1,3}$/.test(page) ? { ...view, page: Number(page) } : undefined;
}
