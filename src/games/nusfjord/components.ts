import type { Component, LocalText } from '../../engine/game.js';
import { message } from '../../engine/message.js';
import { type Building, data } from './data.js';

type Named = { id: string; name: LocalText; text?: LocalText };

/** Where the rules tell more about an action. */
const topicsOfAction: Record<string, string[]> = {
  'plus-gold': ['actions'],
  'transfer-reserve': ['supply', 'actions'],
  'serve-fish': ['banquet', 'actions'],
  'build-building': ['building', 'actions'],
  'issue-share': ['shares', 'actions'],
  'buy-all-shares': ['shares', 'actions'],
  'clear-forest': ['forests', 'actions'],
  reforest: ['forests', 'actions'],
  'thin-out': ['forests', 'actions'],
  'build-ship': ['ships', 'actions'],
  'invite-elder': ['elders', 'actions'],
};

/** Things without a record of their own. */
const plain: Record<string, Component> = {
  wood: { name: { en: 'wood', ru: 'дерево' }, topics: ['supply', 'forests'] },
  fish: { name: { en: 'fish', ru: 'рыба' }, topics: ['fishing', 'supply'] },
  gold: { name: { en: 'gold', ru: 'золото' }, topics: ['supply', 'scoring'] },
  reserve: { name: { en: 'Reserve', ru: 'Склад' }, topics: ['supply', 'fishing'] },
  shares: { name: { en: 'Shares', ru: 'Акции' }, topics: ['shares'] },
  copy: { name: { en: 'Copy an Action', ru: 'Скопировать действие' }, topics: ['copy'] },
  'copy-left': { name: { en: 'Copy: left column', ru: 'Копия: левый столбец' }, topics: ['copy'] },
  'copy-middle': { name: { en: 'Copy: middle column', ru: 'Копия: средний столбец' }, topics: ['copy'] },
  'copy-right': { name: { en: 'Copy: right column', ru: 'Копия: правый столбец' }, topics: ['copy'] },
};

/** Everything in the box as people call it, by id; no two of them share one.
 * @example components['fish-stand'].name.en // 'Fish Stand' */
export const components: Record<string, Component> = {
  ...plain,
  ...table(data.actions, ({ id }) => ({ topics: topicsOfAction[id] ?? ['actions'] })),
  ...table(data.ships, () => ({ topics: ['ships'] })),
  ...table(data.decks, () => ({ topics: ['cards', 'variants'] })),
  ...table(data.elders, ({ number }) => ({
    facts: message('nusfjord.facts.elder', { number }),
    topics: ['elders', 'council'],
  })),
  ...table(data.buildings, (card) => ({ facts: buildingFacts(card), topics: ['cards', 'effects'] })),
};

function table<T extends Named>(
  records: Record<string, T>,
  more: (one: T) => Omit<Component, 'name' | 'text'>,
): Record<string, Component> {
  return Object.fromEntries(
    Object.values(records).map((one) => {
      const { id, name, text } = one;
      return [id, { name, ...(text && { text }), ...more(one) }];
    }),
  );
}

function buildingFacts({ number, letter, deck, cost, points }: Building) {
  const args = { number, letter, deck: { component: deck }, cost: { amounts: cost } };
  return points === '*'
    ? message('nusfjord.facts.building-star', args)
    : message('nusfjord.facts.building', { ...args, points });
}
