import type { Component } from '../../engine/game.js';
import { message } from '../../engine/message.js';
import { componentsOf } from '../kit/from-data.js';
import { type Building, type City, data } from './data.js';
import { amountsArg } from './words.js';

/** Things without a record of their own. */
const plain: Record<string, Component> = {
  coins: { name: { en: 'coins', ru: 'монеты' }, topics: ['goods'] },
  wood: { name: { en: 'wood', ru: 'дерево' }, topics: ['goods'] },
  fish: { name: { en: 'fish', ru: 'рыба' }, topics: ['goods', 'movement'] },
  books: { name: { en: 'books', ru: 'книги' }, topics: ['goods', 'buildings'] },
  renown: { name: { en: 'renown', ru: 'слава' }, topics: ['renown'] },
  influence: { name: { en: 'influence', ru: 'влияние' }, topics: ['influence'] },
  treasure: { name: { en: 'Treasure Map', ru: 'Карта сокровищ' }, topics: ['treasure'] },
};

/** Everything in the box as people call it, by id; no two of them share one.
 * @example components.borsham.name.en // 'Borsham' */
export const components: Record<string, Component> = {
  ...plain,
  ...cities(),
  ...componentsOf(data.fighters, () => ({ topics: ['attack'] })),
  ...componentsOf(data.skills, () => ({ topics: ['crew'] })),
  ...componentsOf(data.crew, ({ skills }) => ({
    facts: message('islebound.facts.crew', { skills: { list: skills.map((component) => ({ component })) } }),
    topics: ['crew'],
  })),
  ...componentsOf(data.tokens, ({ renown }) => ({
    facts: message('islebound.facts.token', { renown }),
    topics: ['renown'],
  })),
  ...componentsOf(data.reputation, () => ({ topics: ['reputation', 'renown'] })),
  ...componentsOf(data.events, () => ({ topics: ['events', 'influence'] })),
  ...componentsOf(data.buildings.base, buildingFacts),
  ...componentsOf(data.buildings.metropolis, buildingFacts),
};

/** Each side of a city is a component of its own, for its text. */
function cities(): Record<string, Component> {
  const found: Record<string, Component> = {};
  for (const city of Object.values(data.cities)) {
    const { id, name, forms, base, advanced } = city;
    const topics = ['cities', city.banner === 'red' ? 'attack' : 'diplomacy'];
    found[id] = { name, forms, text: base.text, facts: cityFacts(city, base), topics };
    if (advanced) {
      const sided = { en: `${name.en} (advanced side)`, ru: `${name.ru} (продвинутая сторона)` };
      found[`${id}-advanced`] = { name: sided, text: advanced.text, facts: cityFacts(city, advanced), topics };
    }
  }
  return found;
}

function cityFacts({ banner }: City, { value, fee }: City['base']) {
  const args = { value };
  if ('coins' in fee) return message(`islebound.facts.${banner}-coins`, { ...args, fee: amountsArg(fee) });
  if (fee.exhaust === 'any') return message(`islebound.facts.${banner}-any`, args);
  return message(`islebound.facts.${banner}-skill`, { ...args, skill: { component: fee.exhaust } });
}

function buildingFacts({ cost, renown, build, bonusRenown }: Building): Omit<Component, 'name' | 'text' | 'forms'> {
  const args = { cost: amountsArg({ coins: cost }), build: amountsArg(build), renown };
  const facts = bonusRenown
    ? message('islebound.facts.metropolis', { ...args, bonus: bonusRenown })
    : message('islebound.facts.building', args);
  return { facts, topics: bonusRenown ? ['metropolis', 'buildings'] : ['buildings'] };
}
