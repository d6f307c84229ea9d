import type { Component } from '../../engine/game.js';
import { message } from '../../engine/message.js';
import { componentsOf } from '../kit/from-data.js';
import { data } from './data.js';
import { amountsArg } from './words.js';

const plainly = (en: string, ru: string, ...topics: string[]): Component => ({ name: { en, ru }, topics });

/** Things without a record of their own. */
const plain: Record<string, Component> = {
  coins: plainly('coins', 'монеты', 'goods'),
  wood: plainly('wood', 'дерево', 'goods'),
  stone: plainly('stone', 'камень', 'goods'),
  food: plainly('food', 'еда', 'goods', 'feeding'),
  gold: plainly('gold', 'золото', 'goods'),
  cloth: plainly('cloth', 'одежда', 'goods'),
  'one-mast': plainly('One-masted ship', 'Одномачтовый корабль', 'ships'),
  'two-mast': plainly('Two-masted ship', 'Двухмачтовый корабль', 'ships'),
  statue: plainly('Statue', 'Статуя', 'statues'),
  lid: plainly('Lid', 'Крышка', 'crates'),
  isthmus: plainly('Isthmus', 'Перешеек', 'land'),
};

/** Everything in the box as people call it, by id; no two of them share one.
 * @example components['boat-coin'].name.en // 'Coin boat' */
export const components: Record<string, Component> = {
  ...plain,
  ...componentsOf(data.terrains, () => ({ topics: ['land'] })),
  ...tiles(),
  ...componentsOf(data.sectors, () => ({ topics: ['sectors'] })),
  ...spots(),
  ...componentsOf(data.boats, () => ({ topics: ['boats'] })),
  ...componentsOf(data.islets, ({ land }) => ({
    facts: message('cooper-island.facts.islet', { land: { component: land } }),
    topics: ['islets'],
  })),
  ...componentsOf(data.logbooks, () => ({ topics: ['ships'] })),
  ...componentsOf(data.docks, ({ cost, points }) => ({ facts: price(cost, points), topics: ['boats'] })),
  ...componentsOf(data.cargoShips, ({ cost, points }) => ({ facts: price(cost, points), topics: ['cargo'] })),
  ...componentsOf(data.structures, ({ cost, points }) => ({ facts: price(cost, points), topics: ['structures'] })),
  ...componentsOf(data.statueSlots, () => ({ topics: ['statues'] })),
  ...componentsOf(data.crates, () => ({ topics: ['crates'] })),
  ...componentsOf(data.milestones, () => ({ topics: ['workers'] })),
  ...componentsOf(data.hiringSlots, () => ({ topics: ['workers'] })),
  ...componentsOf(data.royalOrders, ({ stages }) => ({
    ...(stages && { facts: message('cooper-island.facts.royal', { ...stages }) }),
    topics: ['royal'],
  })),
  ...componentsOf(data.cards.small, () => ({ topics: ['cards'] })),
  ...componentsOf(data.cards.large, () => ({ topics: ['cards'] })),
  ...componentsOf(data.trades, () => ({ topics: ['market'] })),
};

function price(cost: Record<string, number | undefined>, points: number) {
  return message('cooper-island.facts.price', { cost: amountsArg(cost), points });
}

/** A double tile is told by what its two sides show. */
function tiles(): Record<string, Component> {
  return Object.fromEntries(
    Object.values(data.doubleTiles).map(({ id, sides }) => {
      const named = (language: 'en' | 'ru'): string =>
        Object.values(sides)
          .map((side) => side.map((terrain) => data.terrains[terrain]!.name[language].toLowerCase()).join('+'))
          .join(' / ');
      return [id, { name: { en: named('en'), ru: named('ru') }, topics: ['land'] }];
    }),
  );
}

/** What a spot of a sector gives besides is a component of its own, for its text. */
function spots(): Record<string, Component> {
  const found: Record<string, Component> = {};
  for (const { id, name, regular, special } of Object.values(data.sectors)) {
    const sided = (en: string, ru: string) => ({ en: `${name.en} (${en})`, ru: `${name.ru} (${ru})` });
    found[`${id}-special`] = { name: sided('special', 'особый'), text: special.text, topics: ['sectors'] };
    if (regular)
      found[`${id}-regular`] = { name: sided('regular', 'обычный'), text: regular.text, topics: ['sectors'] };
  }
  return found;
}
