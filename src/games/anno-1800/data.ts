import type { z } from 'zod';
import { inProject } from '../../project.js';
import { DataError, hashData, readObject, readRecords, record } from '../kit/data-files.js';
import * as schema from './data/schema.js';

export type Kind = z.infer<typeof schema.kind>;
export type Token = z.infer<typeof schema.token>;
export type DeckId = z.infer<typeof schema.deckId>;
export type FieldType = z.infer<typeof schema.fieldType>;
/** Resources, cubes, naval tokens and gold by id, in their order. */
export type Needs = Readonly<Record<string, number>>;
export type Effect = Readonly<z.infer<typeof schema.effect>>;
export type EffectOf<K extends Effect['effect']> = Extract<Effect, { effect: K }>;
export type Card = z.infer<typeof schema.card>;
export type Scoring = z.infer<typeof schema.scoring>;
export type Industry = Pick<z.infer<typeof schema.industry>, 'resource' | 'worker' | 'workplaces'>;

/** All kinds of cubes, from the lowest. */
export const kinds: Kind[] = schema.kind.options;
export const tokenKinds: Token[] = schema.token.options;
export const deckIds: DeckId[] = schema.deckId.options;

/** Where the shipped data files lie. */
export const dataFolder = inProject('data/anno-1800');

/**
 * Everything that is in the box, by id in the order of the files. Throws `DataError`, whose message names the file,
 * the record and the field.
 * @example loadData(dataFolder).ships['trade-ship-1'].strength // 1
 */
export function loadData(dir: string) {
  const data = readData(dir);
  checkNames(data);
  return data;
}

function readData(dir: string) {
  return {
    constants: readObject(dir, 'constants.json', schema.constants),
    resources: readRecords(dir, 'resources.json', schema.resource),
    population: readRecords(dir, 'population.json', schema.population),
    industries: readRecords(dir, 'industries.json', schema.industry),
    startIndustries: readRecords(dir, 'start-industries.json', schema.startIndustry),
    shipyards: readRecords(dir, 'shipyards.json', schema.shipyard),
    ships: readRecords(dir, 'ships.json', schema.ship),
    homeIsland: readObject(dir, 'home-island.json', schema.homeIsland),
    oldWorld: readRecords(dir, 'old-world.json', schema.oldWorld),
    newWorld: readRecords(dir, 'new-world.json', schema.newWorld),
    decks: readRecords(dir, 'decks.json', schema.deck),
    cards: readRecords(dir, 'cards.json', schema.card),
    expeditions: readRecords(dir, 'expeditions.json', schema.expedition),
    objectives: readRecords(dir, 'objectives.json', schema.objective),
    options: readRecords(dir, 'options.json', schema.option),
    hash: hashData(dir),
  };
}

type Data = ReturnType<typeof readData>;

/** Whatever one record says of another must be there. */
function checkNames(data: Data): void {
  const { resources, population, industries, startIndustries, shipyards, ships } = data;
  const known = (file: string, id: string, field: string, value: string, among: object): void => {
    if (!Object.hasOwn(among, value)) throw new DataError(file, id, field, `there is no "${value}"`);
  };
  const payable = { ...resources, ...population, trade: 0, exploration: 0, gold: 0 };
  const cost = (file: string, id: string, field: string, needs: Needs): void => {
    for (const need of Object.keys(needs)) known(file, id, field, need, payable);
  };
  for (const id of kinds) known('population.json', id, 'id', id, population);
  for (const id of deckIds) known('decks.json', id, 'id', id, data.decks);
  for (const { id, add, upgrade } of Object.values(population)) {
    cost('population.json', id, 'add', add);
    if (upgrade) cost('population.json', id, 'upgrade', upgrade.cost);
  }
  for (const one of Object.values(industries)) {
    known('industries.json', one.id, 'resource', one.resource, resources);
    cost('industries.json', one.id, 'cost', one.cost);
  }
  for (const one of Object.values(startIndustries)) {
    known('start-industries.json', one.id, 'resource', one.resource, resources);
  }
  for (const one of Object.values(shipyards)) cost('shipyards.json', one.id, 'cost', one.cost);
  for (const one of Object.values(ships)) cost('ships.json', one.id, 'cost', one.cost);
  for (const one of Object.values(data.cards)) cost('cards.json', one.id, 'cost', one.cost);
  for (const { id, use } of Object.values(data.objectives)) if (use) cost('objectives.json', id, 'use.cost', use.cost);
  for (const { id, resources: own } of Object.values(data.newWorld)) {
    for (const resource of own) known('new-world.json', id, 'resources', resource, resources);
  }
  const buildings = { ...industries, ...startIndustries, ...shipyards, ...ships };
  for (const { id, printed } of data.homeIsland.fields) {
    if (printed !== undefined) known('home-island.json', id, 'printed', printed, buildings);
  }
  for (const { id, printed } of Object.values(data.oldWorld)) {
    if (printed) known('old-world.json', id, 'printed.building', printed.building, buildings);
  }
}

/** The shipped data. */
export const data = loadData(dataFolder);

/** What a building is: an industry, a shipyard or a ship, printed or a token. */
export type Building =
  | ({ type: 'industry' } & Industry)
  | { type: 'shipyard'; strength: number }
  | { type: 'ship'; token: Token; strength: number };

// A map, since every look at an island asks it for each field.
const buildings = new Map<string, Building>();
for (const { id, resource, worker, workplaces } of [
  ...Object.values(data.industries),
  ...Object.values(data.startIndustries),
]) {
  buildings.set(id, { type: 'industry', resource, worker, workplaces });
}
for (const { id, strength } of Object.values(data.shipyards)) buildings.set(id, { type: 'shipyard', strength });
for (const { id, token, strength } of Object.values(data.ships)) buildings.set(id, { type: 'ship', token, strength });

/** @example buildingOf('trade-ship-2').type // 'ship' */
export function buildingOf(id: string): Building {
  const building = buildings.get(id);
  if (!building) throw new Error(`no building ${id}`);
  return building;
}

/** Everything that can be built: the construction tokens, by id. */
export const constructionTokens: Record<string, { id: string; copies: number; on: FieldType[]; cost: Needs }> = {
  ...data.industries,
  ...data.shipyards,
  ...data.ships,
};

/** A construction token. @example tokenOf('brewery').cost // { grain: 1, coal: 1 } */
export function tokenOf(id: string) {
  return record(constructionTokens, id);
}

/** @example cardOf('fw-01').deck // 'farmer-worker' */
export function cardOf(id: string): Card {
  return record(data.cards, id);
}

/** @example populationOf('farmer').shiftEnd // 1 */
export function populationOf(kind: Kind) {
  return data.population[kind]!;
}

/** The effect of that sort on a card; undefined: it has none. @example effectOf('fw-36', 'tokens')?.count // 3 */
export function effectOf<K extends Effect['effect']>(card: string, sort: K): EffectOf<K> | undefined {
  return cardOf(card).effects.find((one): one is EffectOf<K> => one.effect === sort);
}

const sorts = new Map<string, 'resource' | 'cube' | 'token' | 'gold'>();
for (const id of Object.keys(data.resources)) sorts.set(id, 'resource');
for (const kind of kinds) sorts.set(kind, 'cube');
for (const token of tokenKinds) sorts.set(token, 'token');
sorts.set('gold', 'gold');

/** What kind of need an id is. @example sortOf('planks') // 'resource' */
export function sortOf(need: string): 'resource' | 'cube' | 'token' | 'gold' {
  const sort = sorts.get(need);
  if (!sort) throw new Error(`nothing needs ${need}`);
  return sort;
}
