import type { Component } from '../../engine/game.js';
import { message } from '../../engine/message.js';
import { componentsOf } from '../kit/from-data.js';
import { type Building, data } from './data.js';
import { idleNote } from './effects/alone.js';

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
  ...componentsOf(data.actions, ({ id }) => ({ topics: topicsOfAction[id] ?? ['actions'] })),
  ...componentsOf(data.ships, () => ({ topics: ['ships'] })),
  ...componentsOf(data.decks, () => ({ topics: ['cards', 'variants'] })),
  ...componentsOf(data.elders, ({ number }) => ({
    facts: message('nusfjord.facts.elder', { number }),
    topics: ['elders', 'council'],
  })),
  ...componentsOf(data.buildings, (card) => ({
    facts: buildingFacts(card),
    ...notesOf(card),
    topics: ['cards', 'effects'],
  })),
};

function notesOf({ id }: Building): Pick<Component, 'note'> {
  const note = idleNote(id);
  return note ? { note } : {};
}

function buildingFacts({ number, letter, deck, cost, points }: Building) {
  const args = { number, letter, deck: { component: deck }, cost: { amounts: cost } };
  return points === '*'
    ? message('nusfjord.facts.building-star', args)
    : message('nusfjord.facts.building', { ...args, points });
}
