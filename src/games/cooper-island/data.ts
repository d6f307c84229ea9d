import type { z } from 'zod';
import { inProject } from '../../project.js';
import { DataError, hashData, readObject, readRecords, record } from '../kit/data-files.js';
import * as schema from './data/schema.js';
import * as words from './data/vocabulary.js';

export { record };

export type Good = z.infer<typeof words.good>;
export type Resource = z.infer<typeof words.resource>;
export type Terrain = z.infer<typeof words.terrain>;
export type Deck = z.infer<typeof words.deck>;
export type Effect = z.infer<typeof words.effect>;
export type Op = Effect['op'];
export type EffectOf<K extends Op> = Extract<Effect, { op: K }>;
export type Reduction = z.infer<typeof words.reduction>;
export type Trigger = z.infer<typeof words.trigger>;
export type CounterId = z.infer<typeof words.counter>;
export type Amounts = z.infer<typeof words.amounts>;
export type RoyalOrder = z.infer<typeof schema.royalOrder>;

/** All goods, and all that are cubes, in their usual order. */
export const goods: Good[] = words.good.options;
export const resources: Resource[] = words.resource.options;
export const terrains: Terrain[] = words.terrain.options;

/** Where the shipped data files lie. */
export const dataFolder = inProject('data/cooper-island');

/**
 * Everything that is in the box, by id in the order of the files. Throws `DataError`, whose message names the file,
 * the record and the field.
 * @example loadData(dataFolder).docks['dock-5'].points // 3
 */
export function loadData(dir: string) {
  const data = {
    constants: readObject(dir, 'constants.json', schema.constants),
    peninsula: readObject(dir, 'peninsula.json', schema.peninsula),
    layout: readObject(dir, 'layout.json', schema.layout),
    terrains: readRecords(dir, 'terrains.json', schema.terrain),
    doubleTiles: readRecords(dir, 'double-tiles.json', schema.doubleTile),
    singleTiles: readRecords(dir, 'single-tiles.json', schema.singleTile),
    sectors: readRecords(dir, 'sectors.json', schema.sector),
    boats: readRecords(dir, 'boats.json', schema.boat),
    islets: readRecords(dir, 'islets.json', schema.islet),
    logbooks: readRecords(dir, 'logbooks.json', schema.logbook),
    docks: readRecords(dir, 'docks.json', schema.dock),
    cargoShips: readRecords(dir, 'cargo-ships.json', schema.cargoShip),
    structures: readRecords(dir, 'structures.json', schema.structure),
    statueSlots: readRecords(dir, 'statue-slots.json', schema.statueSlot),
    crates: readRecords(dir, 'crates.json', schema.crate),
    milestones: readRecords(dir, 'milestones.json', schema.milestone),
    hiringSlots: readRecords(dir, 'hiring-slots.json', schema.hiringSlot),
    royalOrders: readRecords(dir, 'royal-orders.json', schema.royalOrder),
    cards: {
      small: readRecords(dir, 'small-buildings.json', schema.smallBuilding),
      large: readRecords(dir, 'large-buildings.json', schema.largeBuilding),
    },
    trades: readRecords(dir, 'trades.json', schema.trade),
    options: readRecords(dir, 'options.json', schema.option),
    hash: hashData(dir),
  };
  checkMap(data.peninsula);
  for (const [file, records] of [
    ['statue-slots.json', data.statueSlots],
    ['crates.json', data.crates],
  ] as const) {
    for (const { id, card } of Object.values(records)) {
      if (card !== undefined && !data.cards.small[card]) throw new DataError(file, id, 'card', `there is no "${card}"`);
    }
  }
  return data;
}

/** Neighbours are mutual, and every place that is named exists. */
function checkMap({ spaces, waters, banks, placements, roundOne }: z.infer<typeof schema.peninsula>): void {
  const file = 'peninsula.json';
  const near = new Map(spaces.map(({ id, neighbors }) => [id, neighbors]));
  for (const { id, neighbors } of spaces) {
    const odd = neighbors.find((other) => !near.get(other)?.includes(id));
    if (odd) throw new DataError(file, id, 'neighbors', `"${odd}" is no neighbour in turn`);
  }
  const water = new Set(waters.map(({ id }) => id));
  for (const half of [...banks.left, ...banks.right].flat()) {
    if (!water.has(half)) throw new DataError(file, undefined, 'banks', `there is no "${half}"`);
  }
  for (const place of [...placements, ...roundOne]) {
    if (!water.has(place.water)) throw new DataError(file, undefined, 'placements', `there is no "${place.water}"`);
    if (!near.has(place.land)) throw new DataError(file, undefined, 'placements', `there is no "${place.land}"`);
  }
}

/** The shipped data. */
export const data = loadData(dataFolder);

/** Spaces of a peninsula, in their usual order. */
export const spaceIds: string[] = data.peninsula.spaces.map(({ id }) => id);
const neighbors: Record<string, string[]> = Object.fromEntries(
  data.peninsula.spaces.map((space) => [space.id, space.neighbors]),
);

/** @example neighborsOf('a1') // ['b1', 'b2'] */
export function neighborsOf(space: string): string[] {
  return record(neighbors, space);
}

/** What a list by number of seats says for so many of them. @example bySeats(royalCards, 4) // 8 */
export function bySeats(list: number[], seats: number): number {
  return list[seats - data.constants.seats.min] ?? 0;
}

/** The action of a boat, an islet or a logbook token. @example partsOf('boat-coin').length // 1 */
export function partsOf(id: string): Effect[][] {
  const found = data.boats[id] ?? data.islets[id] ?? data.logbooks[id] ?? data.crates[id] ?? data.cards.large[id];
  if (!found) throw new Error(`${id} has no action`);
  return found.parts;
}
