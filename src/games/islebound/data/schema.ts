import { z } from 'zod';
import { accusative, count, id, localText, positive, sourced } from '../../kit/data-schema.js';
import * as words from './vocabulary.js';

/** Where values come from, field by field or all in one. */
const sources = { ...sourced, source: z.union([z.string().min(1), z.record(z.string(), z.string().min(1))]) };
/** A number for each number of seats, from 2. */
const bySeats = z.array(positive).length(3);

export const constants = z.strictObject({
  seats: z.strictObject({ min: positive, max: positive }),
  coins: count,
  cubes: z.strictObject({ each: positive, keptBack: count }),
  speed: z.strictObject({ start: positive, max: positive }),
  holdLimit: positive,
  endBuildings: bySeats,
  renownPerToken: positive,
  treasureIfEmpty: count,
  /** What rolling a die of an attack again costs. */
  reroll: words.amounts,
  /** So much more is needed to take a city from its owner. */
  defence: count,
  /** Books that each position asks for, from the one nearest the deck; the coins it gives. */
  row: z.array(count).min(1),
  sixRow: z.array(count).min(1),
  sixRowBonus: z.array(count).min(1),
  metropolisRow: z.array(count).min(1),
  /** Coins of each slot, from the left. */
  crewDisplay: z.array(count).min(1),
  eventStacks: z.tuple([positive, positive]),
  reputationStacks: z.tuple([positive, positive]),
  architectHand: positive,
  dice: z.strictObject({ count: positive, sides: positive, boardingHit: positive }),
  trade: z.strictObject({ goods: z.array(words.good).min(1), perPartner: positive, refused: positive }),
  safetyRounds: positive,
  ...sourced,
});

const point = z.tuple([z.number(), z.number()]);

export const map = z.strictObject({
  spaces: z.array(z.strictObject({ id, board: id, center: point, polygon: z.array(point).min(3) })).min(2),
  edges: z.array(z.tuple([id, id])).min(1),
  ...sourced,
});

export const board = z.strictObject({ id, regions: z.strictObject({ nw: id, e: id, sw: id }), ...sourced });

const side = z.strictObject({
  /** Strength or influence to take it, and the coins for that. */
  value: positive,
  fee: z.union([z.strictObject({ coins: positive }), z.strictObject({ exhaust: words.need })]),
  text: localText,
  steps: z.array(words.step).min(1),
});

export const city = z.strictObject({
  id,
  name: localText,
  forms: accusative,
  kind: z.enum(['sea-city', 'home-port']),
  banner: z.enum(['red', 'blue']),
  base: side,
  advanced: side.optional(),
  ...sources,
});

export const influenceTrack = z.strictObject({ values: z.array(positive).min(1), neutralForTwo: count, ...sourced });

export const fighter = z.strictObject({
  id,
  name: localText,
  count: positive,
  /** Attack by the number on its die, from 1. */
  attackByDie: z.array(count).min(1),
  ...sourced,
});

export const skill = z.strictObject({ id: words.skill, name: localText, text: localText, ...sourced });

export const crew = z.strictObject({
  id,
  name: localText,
  forms: accusative,
  skills: z.array(words.skill).min(1),
  /** So many every seat begins with, or so many are for hire. */
  perSeat: positive.optional(),
  recruits: positive.optional(),
  ...sourced,
});

export const token = z.strictObject({
  id,
  name: localText,
  text: localText,
  renown: count,
  get: z.array(words.gain).min(1),
  ...sourced,
});

export const reputation = z.strictObject({
  id,
  name: localText,
  text: localText,
  /** Renown of whoever activates it. */
  bonus: count,
  everyone: words.perCount,
  ...sourced,
});

export const event = z.strictObject({
  id,
  name: localText,
  text: localText,
  city: id,
  exhaust: z.strictObject({ skill: words.need, count: positive }).optional(),
  pay: words.amounts,
  /** So many are needed and kept. */
  require: z.partialRecord(words.counter, positive),
  influence: positive,
  ...sourced,
});

export const building = z.strictObject({
  id,
  name: localText,
  forms: accusative,
  text: localText,
  cost: positive,
  renown: count,
  /** Renown of a metropolis card beside that. */
  bonusRenown: positive.optional(),
  build: words.amounts,
  triggers: z.array(words.trigger).default([]),
  modifiers: z.array(words.modifier).default([]),
  end: z.array(words.perCount).default([]),
  ...sources,
});

export const option = z.strictObject({
  id,
  values: z.array(z.string().min(1)).min(1),
  default: z.string(),
  ...sourced,
});
