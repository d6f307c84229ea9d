import type { Component, LocalText } from '../../engine/game.js';
import { data, type PrintedCell, record, type Tile } from './data.js';

type Named = { id: string; name: LocalText; text?: LocalText };

function component({ name, text }: Named): Component {
  return text ? { name, text } : { name };
}

function table(records: Record<string, Named>): Record<string, Component> {
  return Object.fromEntries(Object.values(records).map((one) => [one.id, component(one)]));
}

/** Things without a record of their own. */
const plain: Record<string, Component> = {
  coins: { name: { en: 'coins', ru: 'монеты' } },
  happiness: { name: { en: 'happiness', ru: 'счастье' } },
  'religion-track': { name: { en: 'Religion track', ru: 'Путь религии' } },
  'conquest-track': { name: { en: 'Conquest track', ru: 'Путь завоевания' } },
};

/** Everything in the box as people call it, by id; no two of them share one.
 * @example components['wood-1'].name.en // 'Sawmill' */
export const components: Record<string, Component> = {
  ...plain,
  ...table(data.resources),
  ...table(data.terrains),
  ...table(data.buildings),
  ...table(data.boards),
  ...table(data.townHallTiles),
  ...table(data.roadTiles),
  ...table(data.docks),
  ...table(data.retireSpaces),
  ...table(data.missions),
  ...table(data.scholars),
  ...table(data.bishops),
  ...Object.fromEntries(Object.values(data.expansionTiles).map((tile) => [tile.id, expansion(tile)])),
  ...Object.fromEntries(Object.values(data.shipments).map((tile) => [tile.id, shipment(tile)])),
};

/** Expansion tiles are called by what is on them. */
function expansion(tile: Tile): Component {
  const cells = Object.values(tile.cells).filter((cell) => cell !== undefined);
  const name = (language: keyof LocalText): string => cells.map((cell) => cellName(cell)[language]).join(' + ');
  return { name: { en: name('en'), ru: name('ru') } };
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
    name: { en: `Cargo: ${cargo('en')}`, ru: `Груз: ${cargo('ru')}` },
    text: {
      en: `Worth ${tile.points} happiness at the end.`,
      ru: `Счастье в конце партии: ${tile.points}.`,
    },
  };
}
