import { z } from 'zod';
import { accusative, count, id, localText, positive, sourced } from '../../kit/data-schema.js';

/** Where values come from, field by field or all in one. */
const sources = { ...sourced, source: z.union([z.string().min(1), z.record(z.string(), z.string().min(1))]) };

export const kind = z.enum(['farmer', 'worker', 'artisan', 'engineer', 'investor']);
export const token = z.enum(['trade', 'exploration']);
export const deckId = z.enum(['farmer-worker', 'artisan-engineer-investor', 'new-world']);
export const fieldType = z.enum(['land', 'coast', 'sea']);
/** What has to be paid: resources, cubes, naval tokens and gold, in the order in which a suggestion takes them. */
export const needs = z.record(id, positive);

export const constants = z.strictObject({
  seats: z.strictObject({ min: positive, max: positive }),
  start: z.strictObject({
    trade: count,
    exploration: count,
    hand: z.partialRecord(deckId, positive),
    /** By turn order. */
    gold: z.array(count).min(1),
  }),
  /** So many objective cards are in play. */
  objectives: positive,
  /** So many in one action, and so many rounds at most. */
  limits: z.strictObject({
    swap: positive,
    hire: positive,
    upgrade: positive,
    expeditions: positive,
    rounds: positive,
  }),
  /** Exploration tokens for the first island of a seat, the second and so on; cards that come with one of the New World. */
  islands: z.strictObject({ oldWorld: z.array(positive).min(1), newWorld: z.array(positive).min(1), cards: count }),
  /** The fields of every Old World island. */
  islandFields: z.array(z.strictObject({ id, type: fieldType })).min(1),
  expeditionCost: needs,
  /** Gold for whoever is bought from; trade tokens for a raw material of an own island. */
  trade: z.strictObject({ gold: count, island: positive }),
  points: z.strictObject({ perGold: positive, fireworks: positive, majority: z.tuple([positive, positive]) }),
  /** In the box; the rules never run out of them. */
  tokens: z.strictObject({ trade: positive, exploration: positive, gold: positive }),
  ...sources,
});

export const resource = z.strictObject({
  id,
  name: localText,
  forms: accusative,
  world: z.enum(['old-world', 'new-world']),
  ...sources,
});

export const population = z.strictObject({
  id: kind,
  name: localText,
  forms: accusative,
  supply: positive,
  /** So many each seat begins with. */
  start: count,
  deck: deckId,
  /** Gold that ends its shift. */
  shiftEnd: positive,
  /** Trade tokens for what it makes at another seat. */
  trade: positive.optional(),
  add: needs,
  upgrade: z.strictObject({ to: kind, cost: needs }).optional(),
  /** Points of an expedition card's half that it visits. */
  visitor: positive.optional(),
  ...sources,
});

const building = { id, name: localText, forms: accusative, text: localText };
const makes = { resource: id, worker: kind, workplaces: positive };
const built = { copies: positive, on: z.array(fieldType).min(1), cost: needs };

export const industry = z.strictObject({ ...building, ...makes, ...built, ...sources });
export const startIndustry = z.strictObject({ ...building, ...makes, ...sources });
export const shipyard = z.strictObject({ ...building, strength: positive, ...built, ...sources });
export const ship = z.strictObject({ ...building, token, strength: positive, ...built, ...sources });

export const homeIsland = z.strictObject({
  fields: z.array(z.strictObject({ id, type: fieldType, printed: id.optional() })).min(1),
  ...sources,
});

export const effect = z.discriminatedUnion('effect', [
  z.strictObject({ effect: z.literal('cubes'), cube: kind, count: positive }),
  z.strictObject({ effect: z.literal('upgrades'), from: kind, count: positive }),
  z.strictObject({ effect: z.literal('tokens'), token, count: positive }),
  z.strictObject({ effect: z.literal('gold'), count: positive }),
  z.strictObject({ effect: z.literal('expeditions'), count: positive }),
  /** One unit of one of these, used at once. */
  z.strictObject({ effect: z.literal('resource'), among: z.array(id).min(1) }),
  z.strictObject({ effect: z.literal('action'), count: positive }),
  z.strictObject({
    effect: z.literal('discard'),
    least: count,
    most: positive,
    /** Only in the turn in which the card is played. */
    sameTurn: z.literal(true).optional(),
  }),
]);

export const oldWorld = z.strictObject({
  id,
  name: localText,
  text: localText,
  effects: z.array(effect).default([]),
  printed: z.strictObject({ field: id, building: id }).optional(),
  ...sources,
});

export const newWorld = z.strictObject({
  id,
  name: localText,
  text: localText,
  resources: z.array(id).min(1),
  ...sources,
});

export const deck = z.strictObject({
  id: deckId,
  name: localText,
  count: positive,
  /** Of a card that is played. */
  points: positive,
  /** Instead of a card, where none is left. */
  gold: positive.optional(),
  ...sources,
});

export const card = z.strictObject({
  id,
  name: localText,
  text: localText,
  deck: deckId,
  cost: needs,
  effects: z.array(effect).min(1),
  ...sources,
});

export const expedition = z.strictObject({
  id,
  name: localText,
  text: localText,
  animal: kind,
  artifact: kind,
  ...sources,
});

export const counted = z.enum(['cubes', 'engineer', 'investor', 'trade', 'expeditions']);
export const scoring = z.discriminatedUnion('per', [
  z.strictObject({ per: z.literal('industry'), points: positive, industries: z.array(id).min(1) }),
  z.strictObject({ per: z.literal('majority'), of: counted }),
  z.strictObject({ per: z.literal('visited'), half: z.enum(['animal', 'artifact']), points: positive }),
  z.strictObject({ per: z.literal('few-old-world'), most: count, points: positive }),
  z.strictObject({ per: z.literal('new-world'), points: positive }),
  z.strictObject({ per: z.literal('hand'), points: z.int().negative() }),
]);

export const objective = z.strictObject({
  id,
  name: localText,
  text: localText,
  /** What kind of game it makes, for whoever chooses. */
  theme: z.enum(['complex', 'confrontational', 'relaxed', 'expedition', 'tense']).optional(),
  firstGame: z.literal(true).optional(),
  /** Once in each turn. */
  use: z.strictObject({ cost: needs, effects: z.array(effect).min(1) }).optional(),
  /** So many tokens stand in for one that is needed. */
  swap: z.strictObject({ need: z.literal('trade'), pay: z.literal('exploration'), count: positive }).optional(),
  score: scoring.optional(),
  ...sources,
});

export const option = z.strictObject({
  id,
  values: z.array(z.string().min(1)).min(1),
  default: z.string(),
  ...sourced,
});
