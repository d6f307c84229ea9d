import type { Component, LocalText } from '../../engine/game.js';
import { data } from './data.js';

type Named = { id: string; name: LocalText; text?: LocalText };

function table(records: Record<string, Named>): Record<string, Component> {
  return Object.fromEntries(Object.values(records).map(({ id, name, text }) => [id, text ? { name, text } : { name }]));
}

/** Things without a record of their own. */
const plain: Record<string, Component> = {
  wood: { name: { en: 'wood', ru: 'дерево' } },
  fish: { name: { en: 'fish', ru: 'рыба' } },
  gold: { name: { en: 'gold', ru: 'золото' } },
  reserve: { name: { en: 'Reserve', ru: 'Склад' } },
  shares: { name: { en: 'Shares', ru: 'Акции' } },
  copy: { name: { en: 'Copy an Action', ru: 'Скопировать действие' } },
  'copy-left': { name: { en: 'Copy: left column', ru: 'Копия: левый столбец' } },
  'copy-middle': { name: { en: 'Copy: middle column', ru: 'Копия: средний столбец' } },
  'copy-right': { name: { en: 'Copy: right column', ru: 'Копия: правый столбец' } },
};

/** Everything in the box as people call it, by id; no two of them share one.
 * @example components['fish-stand'].name.en // 'Fish Stand' */
export const components: Record<string, Component> = {
  ...plain,
  ...table(data.actions),
  ...table(data.ships),
  ...table(data.decks),
  ...table(data.elders),
  ...table(data.buildings),
};
