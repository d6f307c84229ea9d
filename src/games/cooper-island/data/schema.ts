import { z } from 'zod';
import { count, id, localText, positive, sourced } from '../../kit/data-schema.js';
import * as words from './vocabulary.js';

const named = { id, name: localText };
const told = { ...named, text: localText };

export const constants = z.strictObject({
  seats: z.strictObject({ min: positive, max: positive }),
  rounds: positive,
  /** Slots of the warehouse that are open from the start. */
  warehouse: positive,
  start: z.strictObject({ coins: count, tiles: count, space: id, terrain: words.terrain }),
  cartographer: z.strictObject({ max: positive, start: z.array(count).min(1) }),
  workers: z.strictObject({ available: words.workers, pool: words.workers }),
  /** By number of seats, from the least. */
  royalCards: z.array(positive).min(1),
  /** Steps that each cartographer action costs; a raise is low up to a level. */
  chart: z.strictObject({
    level: positive,
    explore: positive,
    raiseLow: positive,
    raiseHigh: positive,
    lowUpTo: positive,
  }),
  goldFrom: positive,
  statue: z.strictObject({
    costs: z.strictObject({ 'wood-stone': words.amounts, 'wood-gold': words.amounts }),
    points: count,
    onSettlement: count,
    cleanUp: count,
  }),
  isthmus: count,
  foodBase: count,
  foodPerHired: count,
  pointsPerSpecial: count,
  refresh: z.strictObject({ card: words.amounts, lid: words.amounts }),
  harbourMaster: words.reduction,
  /** Building cards looked at. */
  look: positive,
  royalPoints: z.strictObject({ bronze: positive, silver: positive, gold: positive }),
  assetsPerPoint: positive,
  pointsPerAnchor: z.int(),
  ...sourced,
});

export const peninsula = z.strictObject({
  spaces: z.array(
    z.strictObject({
      id,
      x: z.number(),
      y: z.number(),
      neighbors: z.array(id).min(1),
      ruins: z.boolean(),
      isthmus: z.boolean(),
    }),
  ),
  waters: z.array(z.strictObject({ id, x: z.number(), y: z.number(), side: z.enum(['left', 'right']), bank: id })),
  /** The halves of each sandbank from the harbour to the bay. */
  banks: z.strictObject({ left: z.array(z.tuple([id, id])), right: z.array(z.tuple([id, id])) }),
  placements: z.array(z.strictObject({ water: id, land: id })).min(1),
  roundOne: z.array(z.strictObject({ water: id, land: id })).min(1),
  harbours: z.array(z.strictObject({ id, side: z.enum(['left', 'right']), x: z.number(), y: z.number() })),
  ...sourced,
});

const bySeats = z.record(z.string(), z.number());
/** How the whole island is drawn, by number of seats. */
export const layout = z.strictObject({
  centreToIsthmus: bySeats,
  bayDistance: bySeats,
  centralIslandRadius: bySeats,
  ...sourced,
});

export const terrain = z.strictObject({
  id: words.terrain,
  name: localText,
  cubes: z.array(words.resource).min(1),
  /** Cubes that may be put instead on a high space. */
  high: z.array(words.resource).default([]),
  covers: z.literal('any').optional(),
  ...sourced,
});

const pair = z.tuple([words.terrain, words.terrain]);
export const doubleTile = z.strictObject({
  id,
  count: positive,
  sides: z.strictObject({ a: pair, b: pair }),
  ...sourced,
});
export const singleTile = z.strictObject({ id, count: positive, sides: pair, ...sourced });

export const sector = z.strictObject({
  ...told,
  parts: words.parts,
  regular: z.strictObject({ text: localText, bonus: words.parts }).optional(),
  special: z.strictObject({
    text: localText,
    /** Instead of the usual ones. */
    parts: words.parts.optional(),
    discount: words.reduction.optional(),
    bonus: words.parts.default([]),
  }),
  ...sourced,
});

export const boat = z.strictObject({ ...told, parts: words.parts, slots: count, ...sourced });
export const islet = z.strictObject({ ...told, land: words.terrain, parts: words.parts, ...sourced });
export const logbook = z.strictObject({ ...told, count: positive, parts: words.parts, ...sourced });
export const dock = z.strictObject({ ...named, cost: words.amounts, points: count, ...sourced });
export const cargoShip = z.strictObject({ ...named, cost: words.amounts, points: positive, ...sourced });

export const structure = z.strictObject({
  ...told,
  pieces: positive,
  cost: words.amounts,
  points: count,
  onSettlement: count,
  deck: words.deck.optional(),
  /** Warehouse slots under each piece. */
  slots: count,
  ...sourced,
});

export const statueSlot = z.strictObject({
  ...named,
  /** So many large building pieces must be taken first. */
  under: count,
  /** The small building card it is printed on. */
  card: id.optional(),
  bonus: words.parts,
  ...sourced,
});

export const crate = z.strictObject({
  ...told,
  card: id.optional(),
  /** Covering it costs one coin or cube. */
  fee: z.literal(true).optional(),
  parts: words.parts,
  ...sourced,
});

export const milestone = z.strictObject({ ...told, counts: words.counter, least: positive, ...sourced });

export const hiringSlot = z.strictObject({
  ...told,
  hire: z.literal(true).optional(),
  points: positive.optional(),
  ...sourced,
});

export const royalOrder = z.strictObject({
  ...told,
  copy: z.strictObject({ less: count }).optional(),
  notFor: z.array(positive).default([]),
  counts: words.counter.optional(),
  /** What is a high space. */
  level: positive.optional(),
  compare: z.enum(['atLeast', 'atMost']).optional(),
  stages: z.strictObject({ bronze: count, silver: count, gold: count }).optional(),
  ...sourced,
});

export const smallBuilding = z.strictObject({
  ...told,
  trigger: z.strictObject({ on: words.trigger, parts: words.parts }).optional(),
  discount: words.reduction.extend({ on: z.array(words.trigger).min(1) }).optional(),
  /** After feeding in full: pay so much more food for so many points. */
  treat: z.strictObject({ food: positive, points: positive }).optional(),
  slots: z.strictObject({ n: positive, of: z.array(words.good).min(1), points: count }).optional(),
  ...sourced,
});

export const largeBuilding = z.strictObject({
  ...told,
  parts: words.parts,
  end: z
    .union([
      z.strictObject({ each: z.enum(['lids-on-peninsula', 'flipped-boats']), points: positive }),
      z.strictObject({ structures: positive, statues: positive, points: positive }),
    ])
    .optional(),
  ...sourced,
});

export const trade = z.strictObject({
  ...told,
  rate: positive,
  give: z.array(words.good).min(1),
  get: z.array(words.good).min(1),
  ...sourced,
});

export const option = z.strictObject({
  id,
  values: z.array(z.string().min(1)).min(1),
  default: z.string(),
  ...sourced,
});
