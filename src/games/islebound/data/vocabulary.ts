import { z } from 'zod';
import { positive } from '../../kit/data-schema.js';

/** The language of city actions and building abilities: what the JSON files may say. */

export const skills = ['administration', 'combat', 'negotiation', 'sailing', 'work'] as const;
export const skill = z.enum(skills);
/** A skill, or any crew at all. */
export const need = z.enum([...skills, 'any']);

export const good = z.enum(['coins', 'wood', 'fish', 'books', 'pirates', 'serpents']);
/** Amounts of goods; what is left out is 0. */
export const amounts = z.strictObject({
  coins: positive.optional(),
  wood: positive.optional(),
  fish: positive.optional(),
  books: positive.optional(),
  pirates: positive.optional(),
  serpents: positive.optional(),
});

/** Something gained; several are gained in the order in which they stand. */
export const gain = z.strictObject({
  kind: z.enum([...good.options, 'renown', 'influence', 'rest']),
  amount: positive,
});
const gains = z.array(gain).min(1);

/** One of the prices for all that is gained, again and again; `exhaust`: and one crew each time. */
export const exchange = {
  prices: z.array(amounts).min(1),
  get: gains,
  /** How often at most; null: as often as it can be paid. */
  limit: z.union([positive, z.literal('crew-on-deck'), z.null()]),
  exhaust: need.optional(),
};

export const step = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('rest') }),
  z.strictObject({ step: z.literal('gain'), get: gains }),
  z.strictObject({ step: z.literal('gain-per-crew'), skill, kind: z.enum(['wood', 'fish']), amount: positive }),
  z.strictObject({ step: z.literal('exchange'), ...exchange }),
  z.strictObject({ step: z.literal('hire'), extraCoins: z.int().nonnegative() }),
  z.strictObject({ step: z.literal('choose'), options: z.array(gains).min(2) }),
  z.strictObject({ step: z.literal('place-influence'), count: positive }),
  z.strictObject({ step: z.literal('reputation') }),
  z.strictObject({ step: z.literal('build') }),
]);

const get = gains.optional();

export const trigger = z.discriminatedUnion('on', [
  /** The owner gains another building; without a method: bought or built. */
  z.strictObject({ on: z.literal('gain-building'), method: z.enum(['buy', 'build']).optional(), get: gains }),
  /** Once, when the building itself arrives. */
  z.strictObject({ on: z.literal('gain-self'), get, special: z.literal('take-ichor-serpent').optional() }),
  /** A rest step of a visit has been carried out. */
  z.strictObject({ on: z.literal('rest'), get, special: z.literal('may-hire').optional() }),
  /** After the coins of a capture; without a method: by either. */
  z.strictObject({ on: z.literal('take-city'), method: z.enum(['attack', 'diplomacy']).optional(), get: gains }),
  /** Another player takes a city from the owner. */
  z.strictObject({ on: z.literal('lose-city'), get: gains }),
  /** After the last step of the action of a city that the visitor controls. */
  z.strictObject({
    on: z.literal('visit'),
    city: z.literal('home-port').optional(),
    owner: z.literal('self'),
    get,
    exchange: z.strictObject(exchange).optional(),
  }),
  /** Another player has paid the fee of a city that the owner controls. */
  z.strictObject({ on: z.literal('visited-by-other'), get: gains }),
  /** The owner's movement has ended beside another ship. */
  z.strictObject({ on: z.literal('end-move-with-ship'), get: gains }),
  /** For each book. */
  z.strictObject({ on: z.literal('gain-book'), get: gains }),
  z.strictObject({ on: z.literal('gain-serpent'), special: z.literal('return-ichor-serpent') }),
  /** After the coins of a treasure hunt. */
  z.strictObject({ on: z.literal('hunt-treasure'), get: gains }),
  /** After the cubes of an event. */
  z.strictObject({ on: z.literal('complete-event'), get: gains }),
  /** The action of a city gave at least one of these. */
  z.strictObject({ on: z.literal('city-gain'), resource: z.enum(['wood', 'fish']), get: gains }),
]);

export const modifier = z.discriminatedUnion('modify', [
  z.strictObject({ modify: z.literal('workers-below-deck-count') }),
  z.strictObject({ modify: z.literal('wounded-rest-to-deck') }),
  z.strictObject({ modify: z.literal('ignore-occupied-admin') }),
  z.strictObject({ modify: z.literal('influence-skip'), value: positive }),
  z.strictObject({ modify: z.literal('attack-dice'), value: positive }),
  z.strictObject({ modify: z.literal('attack-total'), value: positive }),
  z.strictObject({ modify: z.literal('influence'), value: positive }),
  z.strictObject({ modify: z.literal('city-defence'), value: positive }),
  z.strictObject({ modify: z.literal('speed'), value: positive, max: positive }),
  z.strictObject({ modify: z.literal('fish-speed'), value: positive }),
  z.strictObject({ modify: z.literal('hold-limit'), value: positive }),
]);

export const counters = [
  'buildings',
  'metropolis-buildings',
  'cities',
  'home-ports',
  'crew',
  'crew-on-deck',
  'two-skill-crew',
  'pirates',
  'serpents',
  'fighters',
  'books',
  'hold',
  'wood',
  'fish',
  'coins',
  'influence-cubes',
  'renown-tokens',
] as const;
export const counter = z.enum(counters);

/** Renown for every so many of what is counted. */
export const perCount = z.strictObject({
  count: counter,
  divisor: positive,
  renown: positive,
  limit: positive.optional(),
});
