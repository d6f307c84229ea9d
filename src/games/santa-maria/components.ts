import type { Component, LocalText } from '../../engine/game.js';
import { message } from '../../engine/message.js';
import { componentsOf } from '../kit/from-data.js';
import { data, type PrintedCell, record, type Tile } from './data.js';

const { expandCost } = data.constants;

/** Where the rules tell more about a kind of building. */
const topicOf: Record<string, string> = {
  gain: 'buildings',
  trade: 'buildings',
  ship: 'shipping',
  conquest: 'conquest',
  religion: 'religion',
};

/** Things without a record of their own. */
const plain: Record<string, Component> = {
  coins: { name: { en: 'coins', ru: 'монеты' }, topics: ['free-actions', 'activate'] },
  happiness: { name: { en: 'happiness', ru: 'счастье' }, topics: ['goal', 'scoring'] },
  'religion-track': { name: { en: 'Religion track', ru: 'Путь религии' }, topics: ['religion', 'monks'] },
  'conquest-track': { name: { en: 'Conquest track', ru: 'Путь завоевания' }, topics: ['conquest', 'year-end'] },
};

/** Everything in the box as people call it, by id; no two of them share one.
 * @example components['wood-1'].name.en // 'Sawmill' */
export const components: Record<string, Component> = {
  ...plain,
  ...componentsOf(data.resources, () => ({ topics: ['storage', 'free-actions'] })),
  ...componentsOf(data.terrains, () => ({ topics: ['colony', 'bishops'] })),
  ...componentsOf(data.buildings, ({ effects }) => ({ topics: topicsOf(effects) })),
  ...componentsOf(data.boards, ({ printed }) => ({ parts: buildingsOf(printed), topics: ['setup', 'colony'] })),
  ...componentsOf(data.townHallTiles, (tile) => ({ parts: buildingsOf(tile.cells), topics: ['variants', 'colony'] })),
  ...componentsOf(data.roadTiles, () => ({ topics: ['pass', 'colony'] })),
  ...componentsOf(data.docks, () => ({ facts: message('santa-maria.facts.dock'), topics: ['harbour', 'shipping'] })),
  ...componentsOf(data.retireSpaces, () => ({
    facts: message('santa-maria.facts.retire'),
    topics: ['pass', 'year-end'],
  })),
  ...componentsOf(data.missions, () => ({ topics: ['monks'] })),
  ...componentsOf(data.scholars, (scholar) => ({
    facts: message('santa-maria.facts.scholar', { points: { amounts: { happiness: scholar.points } } }),
    topics: ['scholars', 'monks'],
  })),
  ...componentsOf(data.bishops, () => ({
    facts: message('santa-maria.facts.bishop', { points: -data.constants.scoring.bishopPenalty }),
    topics: ['bishops', 'monks'],
  })),
  ...Object.fromEntries(Object.values(data.expansionTiles).map((tile) => [tile.id, expansion(tile)])),
  ...Object.fromEntries(Object.values(data.shipments).map((tile) => [tile.id, shipment(tile)])),
};

function topicsOf(effects: { type: string }[]): string[] {
  return [...new Set(effects.flatMap(({ type }) => topicOf[type] ?? []))];
}

function buildingsOf(cells: Record<string, PrintedCell | undefined>): string[] {
  const buildings = Object.values(cells).flatMap((cell) => (cell && 'building' in cell ? [cell.building] : []));
  return [...new Set(buildings)];
}

/** Expansion tiles are called by what is on them. */
function expansion(tile: Tile): Component {
  const cells = Object.values(tile.cells).filter((cell) => cell !== undefined);
  const name = (language: keyof LocalText): string => cells.map((cell) => cellName(cell)[language]).join(' + ');
  return {
    name: { en: name('en'), ru: name('ru') },
    facts:
      tile.shape === 'triple'
        ? message('santa-maria.facts.triple', { cost: { amounts: expandCost.triple } })
        : message('santa-maria.facts.double', { cost: { amounts: expandCost.double } }),
    parts: buildingsOf(tile.cells),
    topics: ['expand', 'colony'],
  };
}

function cellName(cell: PrintedCell): LocalText {
  if ('building' in cell) {
    const { name } = record(data.buildings, cell.building);
    const terrain = record(data.terrains, cell.terrain).name;
    return { en: `${name.en} (${terrain.en})`, ru: `${name.ru} (${terrain.ru})` };
  }
  const { colonists } = cell;
  if (colonists === 0) return { en: 'road', ru: 'дорога' };
  return {
    en: `road with ${colonists} ${colonists === 1 ? 'colonist' : 'colonists'}`,
    ru: `дорога с ${colonists} ${colonists === 1 ? 'колонистом' : 'колонистами'}`,
  };
}

/** Shipments are called by their cargo. */
function shipment(tile: { cost: Record<string, number>; points: number }): Component {
  const cargo = (language: keyof LocalText): string =>
    Object.entries(tile.cost)
      .map(([id, amount]) => `${record(data.resources, id).name[language]}${amount > 1 ? ` ×${amount}` : ''}`)
      .join(', ');
  return {
    name: { en: `Shipment: ${cargo('en')}`, ru: `Груз: ${cargo('ru')}` },
    text: {
      en: `Worth ${tile.points} happiness at the end.`,
      ru: `Счастье в конце партии: ${tile.points}.`,
    },
    topics: ['shipping', 'harbour'],
  };
}
