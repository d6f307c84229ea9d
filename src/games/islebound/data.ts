import type { z } from 'zod';
import { inProject } from '../../project.js';
import { DataError, hashData, readObject, readRecords, record } from '../kit/data-files.js';
import * as schema from './data/schema.js';
import * as words from './data/vocabulary.js';

export { record };

export type Good = z.infer<typeof words.good>;
/** All goods, in their usual order. */
export const goods: Good[] = words.good.options;
/** Goods by id; what is left out is 0. */
export type Amounts = z.infer<typeof words.amounts>;
export type Gain = Readonly<z.infer<typeof words.gain>>;
export type Need = z.infer<typeof words.need>;
export type Step = z.infer<typeof words.step>;
export type Exchange = Omit<Extract<Step, { step: 'exchange' }>, 'step'>;
export type Trigger = z.infer<typeof words.trigger>;
export type TriggerOf<K extends Trigger['on']> = Extract<Trigger, { on: K }>;
export type Modifier = z.infer<typeof words.modifier>;
export type CounterId = z.infer<typeof words.counter>;
export type PerCount = z.infer<typeof words.perCount>;
export type City = z.infer<typeof schema.city>;
export type Side = City['base'];
export type Building = z.infer<typeof schema.building>;
/** The two kinds of building cards, told apart by their backs. */
export type Back = 'base' | 'metropolis';

/** Where the shipped data files lie. */
export const dataFolder = inProject('data/islebound');

/**
 * Everything that is in the box, by id in the order of the files. Throws `DataError`, whose message names the file,
 * the record and the field.
 * @example loadData(dataFolder).cities.borsham.base.value // 6
 */
export function loadData(dir: string) {
  const data = {
    constants: readObject(dir, 'constants.json', schema.constants),
    map: readObject(dir, 'map.json', schema.map),
    boards: readRecords(dir, 'boards.json', schema.board),
    cities: readRecords(dir, 'cities.json', schema.city),
    influenceTrack: readObject(dir, 'influence-track.json', schema.influenceTrack),
    fighters: readRecords(dir, 'fighters.json', schema.fighter),
    skills: readRecords(dir, 'skills.json', schema.skill),
    crew: readRecords(dir, 'crew.json', schema.crew),
    tokens: readRecords(dir, 'tokens.json', schema.token),
    reputation: readRecords(dir, 'reputation.json', schema.reputation),
    events: readRecords(dir, 'events.json', schema.event),
    buildings: {
      base: readRecords(dir, 'buildings.json', schema.building),
      metropolis: readRecords(dir, 'metropolis.json', schema.building),
    },
    options: readRecords(dir, 'options.json', schema.option),
    hash: hashData(dir),
  };
  for (const { id, city } of Object.values(data.events)) known('events.json', id, 'city', city, data.cities);
  for (const { id, regions } of Object.values(data.boards)) {
    for (const [slot, city] of Object.entries(regions)) known('boards.json', id, `regions.${slot}`, city, data.cities);
  }
  for (const { id } of Object.values(data.buildings.metropolis)) {
    if (data.buildings.base[id]) throw new DataError('metropolis.json', id, 'id', 'a base building has the same id');
  }
  return data;
}

function known(file: string, id: string, field: string, value: string, records: Record<string, unknown>): void {
  if (!records[value]) throw new DataError(file, id, field, `there is no "${value}"`);
}

/** The shipped data. */
export const data = loadData(dataFolder);

const buildings: Record<string, Building> = { ...data.buildings.base, ...data.buildings.metropolis };

/** @example buildingOf('bridge').cost // 7 */
export function buildingOf(id: string): Building {
  return record(buildings, id);
}

/** Which back a building card has. @example backOf('colossus') // 'metropolis' */
export function backOf(id: string): Back {
  return data.buildings.metropolis[id] ? 'metropolis' : 'base';
}

/** @example cityOf('borsham').banner // 'red' */
export function cityOf(id: string): City {
  return record(data.cities, id);
}

/** All home ports, chosen or not (IB-1.11). @example homePorts.length // 4 */
export const homePorts: string[] = Object.values(data.cities).flatMap(({ id, kind }) =>
  kind === 'home-port' ? [id] : [],
);

/** @example hasSkill('bosun', 'combat') // true */
export function hasSkill(crew: string, need: Need): boolean {
  return need === 'any' || record(data.crew, crew).skills.includes(need);
}

/** What a list by number of seats says for so many of them. @example bySeats(endBuildings, 4) // 7 */
export function bySeats(list: number[], seats: number): number {
  return list[seats - data.constants.seats.min] ?? 0;
}
