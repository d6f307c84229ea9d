import type { Component } from '../../engine/game.js';
import { message } from '../../engine/message.js';
import { componentsOf } from '../kit/from-data.js';
import { data, type Needs } from './data.js';
import { costArg, listOf, needsArg } from './words.js';

/** Things without a record of their own. */
const plain: Record<string, Component> = {
  gold: { name: { en: 'gold', ru: 'золото' }, topics: ['shift-end', 'trade'] },
  trade: { name: { en: 'trade token', ru: 'жетон торговли' }, topics: ['trade', 'ships'] },
  exploration: { name: { en: 'exploration token', ru: 'жетон исследования' }, topics: ['ships', 'islands'] },
  fireworks: { name: { en: 'Fireworks token', ru: 'Жетон фейерверка' }, topics: ['end'] },
  'old-world': { name: { en: 'Old World island', ru: 'Остров Старого Света' }, topics: ['islands'] },
  expedition: { name: { en: 'Expedition cards', ru: 'Карточки экспедиции' }, topics: ['expeditions'] },
};

/** Everything in the box as people call it, by id; no two of them share one.
 * @example components.brewery.name.en // 'Brewery' */
export const components: Record<string, Component> = {
  ...plain,
  ...componentsOf(data.resources, ({ id, world }) =>
    world === 'new-world'
      ? {
          facts: message('anno-1800.facts.new-world', {
            count: islandsWith(id),
            all: Object.keys(data.newWorld).length,
          }),
          topics: ['islands', 'paying'],
        }
      : {
          facts: message('anno-1800.facts.old-world', { makers: listOf(makersOf(id)) }),
          topics: ['production', 'trade'],
        },
  ),
  ...componentsOf(data.population, ({ add, shiftEnd, trade, upgrade }) => ({
    facts: upgrade
      ? message('anno-1800.facts.cube', {
          add: needsArg(add),
          gold: { amounts: { gold: shiftEnd } },
          trade: { amounts: { trade: trade ?? 0 } },
          upgrade: needsArg(upgrade.cost),
        })
      : message('anno-1800.facts.top-cube', { add: needsArg(add), gold: { amounts: { gold: shiftEnd } } }),
    topics: ['population', 'shift-end'],
  })),
  ...componentsOf(data.industries, ({ cost, copies }) => built(cost, copies, ['expand', 'production'])),
  ...componentsOf(data.startIndustries, () => ({
    facts: message('anno-1800.facts.printed'),
    topics: ['production', 'expand'],
  })),
  ...componentsOf(data.shipyards, ({ cost, copies }) => built(cost, copies, ['ships', 'expand'])),
  ...componentsOf(data.ships, ({ cost, copies }) => built(cost, copies, ['ships', 'expand'])),
  ...componentsOf(data.oldWorld, () => ({ topics: ['islands'] })),
  ...componentsOf(data.newWorld, () => ({ topics: ['islands'] })),
  ...componentsOf(data.decks, ({ points, count }) => ({
    facts: message('anno-1800.facts.deck', { points, count }),
    topics: ['cards'],
  })),
  ...componentsOf(data.cards, ({ deck }) => ({
    facts: message('anno-1800.facts.card', { points: data.decks[deck]!.points }),
    topics: ['cards', 'activating'],
  })),
  ...componentsOf(data.expeditions, () => ({ topics: ['expeditions'] })),
  ...componentsOf(data.objectives, () => ({ topics: ['objectives', 'scoring'] })),
};

function built(cost: Needs, copies: number, topics: string[]): Omit<Component, 'name' | 'text' | 'forms'> {
  return { facts: message('anno-1800.facts.token', { cost: costArg(cost), copies }), topics };
}

/** The industries that make a resource. */
function makersOf(resource: string): string[] {
  const industries = [...Object.values(data.startIndustries), ...Object.values(data.industries)];
  return industries.filter((industry) => industry.resource === resource).map(({ id }) => id);
}

function islandsWith(resource: string): number {
  return Object.values(data.newWorld).filter(({ resources }) => resources.includes(resource)).length;
}
