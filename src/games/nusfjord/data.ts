import type { z } from 'zod';
import { inProject } from '../../project.js';
import { DataError, hashData, readObject, readRecords, record } from '../kit/data-files.js';
import * as schema from './data/schema.js';
import * as words from './data/vocabulary.js';
import type { CellId, DoubleId } from './ids.js';

export { record };

export type Good = z.infer<typeof words.goods>;
/** All goods, in their usual order. */
export const goods: Good[] = words.goods.options;
/** Goods by id; what is left out is 0. */
export type Amounts = z.infer<typeof words.amounts>;
export type CounterId = z.infer<typeof words.counter>;
export type EventId = z.infer<typeof words.event>;
export type Letter = z.infer<typeof words.letter>;
export type Column = (typeof words.columns)[number];
export type Op = z.infer<ReturnType<typeof words.op>>;
export type OpOf<K extends Op['op']> = Extract<Op, { op: K }>;
/** An op that can be used in an effect window any number of times. */
export type WindowOp = z.infer<ReturnType<typeof words.windowOp>>;
export type Modifier = z.infer<typeof words.modifier>;
export type Formula = z.infer<typeof words.formula>;
export type Building = z.infer<ReturnType<typeof schema.building>>;
export type BuildingOf<T extends Building['timing']> = Extract<Building, { timing: T }>;
export type Elder = z.infer<ReturnType<typeof schema.elder>>;
export type BoardAction = z.infer<ReturnType<typeof schema.action>>;
export type RoundEvent = z.infer<typeof schema.round>;

/** Where the shipped data files lie. */
export const dataFolder = inProject('data/nusfjord');

/**
 * Everything that is in the box, by id in the order of the files. Throws `DataError`, whose message names the file,
 * the record and the field.
 * @example loadData(dataFolder).buildings['fish-stand'].cost // { wood: 1 }
 */
export function loadData(dir: string) {
  const ships = readRecords(dir, 'ships.json', schema.ship);
  const names: words.Names = { ships: Object.keys(ships) };
  const actions = readRecords(dir, 'actions.json', schema.action(names));
  const decks = readRecords(dir, 'decks.json', schema.deck);
  const building = schema.building(names);
  const perDeck = Object.keys(decks).map((deck) => readRecords(dir, `buildings-${deck}.json`, building));
  const data = {
    constants: readObject(dir, 'constants.json', schema.constants),
    actions,
    actionBoards: readRecords(dir, 'action-boards.json', schema.actionBoard(Object.keys(actions))),
    copyBoards: readRecords(dir, 'copy-boards.json', schema.copyBoard),
    banquetTable: readObject(dir, 'banquet-table.json', schema.banquetTable),
    ships,
    catchTrack: readObject(dir, 'catch-track.json', schema.catchTrack),
    harbour: readObject(dir, 'harbour.json', schema.harbour),
    decks,
    rounds: readObject(dir, 'rounds.json', schema.rounds),
    solo: readRecords(dir, 'solo.json', schema.solo),
    variants: readObject(dir, 'variants.json', schema.variants),
    options: readRecords(dir, 'options.json', schema.option),
    elders: readRecords(dir, 'elders.json', schema.elder(names)),
    buildings: Object.assign({}, ...perDeck) as Record<string, Building>,
    hash: hashData(dir),
  };
  for (const [index, deck] of Object.keys(decks).entries()) checkDeck(deck, perDeck[index] ?? {});
  checkNumbers(data.buildings);
  return data;
}

function checkDeck(deck: string, buildings: Record<string, Building>): void {
  for (const building of Object.values(buildings)) {
    if (building.deck !== deck) {
      throw new DataError(`buildings-${deck}.json`, building.id, 'deck', `it is "${building.deck}", not "${deck}"`);
    }
  }
}

/** Cards that an event triggers are resolved by number, so that no two may share one. */
function checkNumbers(buildings: Record<string, Building>): void {
  const owners = new Map<number, string>();
  for (const { id, deck, number } of Object.values(buildings)) {
    const other = owners.get(number);
    if (other) throw new DataError(`buildings-${deck}.json`, id, 'number', `"${other}" has the same number`);
    owners.set(number, id);
  }
}

/** The shipped data. */
export const data = loadData(dataFolder);

/** @example buildingOf('fish-stand').letter // 'A' */
export function buildingOf(id: string): Building {
  return record(data.buildings, id);
}

/** @example elderOf('builder').ops */
export function elderOf(id: string): Elder {
  return record(data.elders, id);
}

const cellsByDouble = new Map(data.harbour.doubles.map(({ id, cells }) => [id, cells]));

/** The two spaces of a double space. @example cellsOf('ab2') // ['a2', 'b2'] */
export function cellsOf(double: DoubleId): CellId[] {
  return cellsByDouble.get(double) ?? [];
}

/** What a list by number of seats says for so many of them. @example bySeats(ship.inSupply, 3) // 4 */
export function bySeats(list: number[], seats: number): number {
  return list[seats - 1] ?? 0;
}
