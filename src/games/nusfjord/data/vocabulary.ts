import { z } from 'zod';
import { count, positive } from '../../kit/data-schema.js';

/** The language of card effects: what the JSON files may say, and what each word is filled with. */

export const letters = ['A', 'B', 'C'] as const;
export const columns = ['left', 'middle', 'right'] as const;

export const goods = z.enum(['wood', 'fish', 'gold']);
export const letter = z.enum(letters);
/** Amounts of goods; what is left out is 0. */
export const amounts = z.strictObject({
  wood: positive.optional(),
  fish: positive.optional(),
  gold: positive.optional(),
});

export const counterIds = [
  'building',
  'building-a',
  'building-b',
  'building-c',
  'building-with-wood-cost',
  'building-without-points',
  'built-double',
  'elder',
  'elder-fish',
  'ship',
  'sloop',
  'cutter',
  'schooner',
  'ship-type',
  'catch-size',
  'forest',
  'forested-double',
  'forest-stack',
  'empty-space',
  'share-held',
  'own-share-held',
  'foreign-share-held',
  'own-share-held-by-others',
  'gold',
  'reserve-fish',
  'fish-total',
  'wood-total',
  'filled-plate',
  'worker-on-action-board',
] as const;
export const counter = z.enum(counterIds);

export const eventIds = [
  'plus-gold-taken',
  'reserve-transferred',
  'fish-served',
  'building-built',
  'ship-built',
  'share-issued',
  'shares-bought',
  'forest-cleared',
  'double-emptied',
  'forests-planted',
  'thinned',
  'elder-invited',
  'elder-activated',
  'elder-emptied',
  'passed',
  'third-worker-placed',
  'catch-excess',
  'catch-distributed',
] as const;
export const event = z.enum(eventIds);

/** What the words may name: the ship types of the box. */
export interface Names {
  ships: string[];
}

function shipOf(names: Names) {
  return z.string().refine((value) => names.ships.includes(value), {
    error: (issue) => `there is no ship "${String(issue.input)}" (known: ${names.ships.join(', ')})`,
  });
}

const gain = z.strictObject({
  op: z.literal('gain'),
  wood: positive.optional(),
  fish: positive.optional(),
  gold: positive.optional(),
  to: z.enum(['supply', 'reserve']).optional(),
  per: counter.optional(),
  div: positive.optional(),
  maxCount: positive.optional(),
});

export const exchange = z.strictObject({
  op: z.literal('exchange'),
  give: amounts.refine((value) => Object.keys(value).length > 0, 'an exchange has a price'),
  get: amounts,
  maxTimes: positive.optional(),
});

function sellShip(names: Names) {
  return z.strictObject({ op: z.literal('sellShip'), prices: z.partialRecord(shipOf(names), positive) });
}

function upgradeShip(names: Names) {
  const path = z.strictObject({ from: shipOf(names), to: shipOf(names), cost: amounts });
  return z.strictObject({ op: z.literal('upgradeShip'), paths: z.array(path).min(1) });
}

const buildReservedSchooner = z.strictObject({ op: z.literal('buildReservedSchooner'), cost: amounts });
const plantForests = z.strictObject({ op: z.literal('plantForests'), count: z.union([z.literal(1), z.literal(2)]) });
const issueShare = z.strictObject({
  op: z.literal('issueShare'),
  gold: count.optional(),
  to: z.enum(['new-shares', 'own-supply']).optional(),
});

const windowSteps = [gain, exchange, buildReservedSchooner, plantForests, issueShare] as const;

/**
 * What an effect window may lead to: `src/games/nusfjord/reach` reasons about what can be made there. More fish and gold
 * never hinder it, which would not be so if what goes to the reserve were counted by them.
 */
export const windowStep = z
  .discriminatedUnion('op', windowSteps)
  .refine((step) => !(step.op === 'gain' && step.to === 'reserve' && step.per !== undefined), {
    path: ['per'],
    message: 'what a window gives to the reserve counts nothing',
  });
export const windowStepNames = windowSteps.map(({ shape }) => shape.op.value as string);
/** Events that these steps cause. */
export const windowEvents: string[] = ['ship-built', 'forests-planted', 'share-issued'];

/** @example isWindowStep({ op: 'thinOut' }) // false */
export function isWindowStep({ op }: { op: string }): boolean {
  return windowStepNames.includes(op);
}

/**
 * Can it be asked for while effects may still be used? Not where less fish or gold would make it possible, since
 * effects are told to make as much as they can.
 * @example mayBeOffered({ op: 'gainUpTo', resource: 'gold', level: 3 }) // false
 */
export function mayBeOffered(step: { op: string; resource?: string }): boolean {
  return step.op !== 'gainUpTo' || step.resource === 'wood';
}

/** Said of an op that cannot. */
export const tooOpen = 'a gain of fish or gold up to a level is for effects that come at once';

/** Every op but `choose`, which holds ops of its own. */
function plainOp(names: Names) {
  return z.discriminatedUnion('op', [
    gain,
    z.strictObject({ op: z.literal('gainUpTo'), resource: goods, level: positive }),
    z.strictObject({ op: z.literal('fillReserve'), resource: goods, level: positive }),
    exchange,
    z.strictObject({ op: z.literal('takeShip'), type: shipOf(names) }),
    z.strictObject({ op: z.literal('buildShip'), discount: amounts.optional() }),
    buildReservedSchooner,
    upgradeShip(names),
    sellShip(names),
    z.strictObject({ op: z.literal('buildBuilding'), discount: amounts.optional() }),
    z.strictObject({ op: z.literal('clearForest'), wood: count }),
    z.strictObject({ op: z.literal('thinOut') }),
    plantForests,
    issueShare,
    z.strictObject({ op: z.literal('buyAllShares'), extraDiscount: count.optional() }),
    z.strictObject({
      op: z.literal('serveFish'),
      plateCost: positive.optional(),
      woodPerPlate: count.optional(),
    }),
    z.strictObject({ op: z.literal('transferReserve') }),
    z.strictObject({ op: z.literal('inviteElder') }),
    z.strictObject({ op: z.literal('activateElders'), max: positive }),
    z.strictObject({ op: z.literal('cashElderFish'), goldEach: positive, max: positive }),
    z.strictObject({ op: z.literal('moveFromReserve'), resource: goods, count: positive }),
    z.strictObject({ op: z.literal('keepExcess'), max: positive }),
    z.strictObject({
      op: z.literal('copyActionSpace'),
      columns: z.union([z.literal('all'), z.array(z.enum(columns)).min(1)]),
    }),
    z.strictObject({ op: z.literal('copyElder') }),
  ]);
}

/** One step of an effect. */
export function op(names: Names) {
  const plain = plainOp(names);
  const choose = z.strictObject({
    op: z.literal('choose'),
    options: z.array(z.strictObject({ ops: z.array(plain.refine(mayBeOffered, tooOpen)).min(1) })).min(2),
  });
  return z.discriminatedUnion('op', [...plain.options, choose]);
}

/** What can be used in an effect window any number of times. */
export function windowOp(names: Names) {
  return z.discriminatedUnion('op', [exchange, sellShip(names)]);
}

export const modifier = z.discriminatedUnion('mod', [
  z.strictObject({
    mod: z.literal('ship-cost'),
    wood: z.int().negative().optional(),
    fish: z.int().negative().optional(),
    gold: z.int().negative().optional(),
  }),
  z.strictObject({ mod: z.literal('ships-per-action'), value: positive }),
  z.strictObject({ mod: z.literal('reserve-fish-limit'), value: count.nullable() }),
  z.strictObject({ mod: z.literal('supply-wood-limit'), value: count.nullable() }),
  z.strictObject({ mod: z.literal('pay-from-reserve'), what: z.enum(['ship', 'building']) }),
  z.strictObject({ mod: z.literal('catch-bonus'), value: z.int() }),
  z.strictObject({ mod: z.literal('share-discount'), value: positive }),
  z.strictObject({ mod: z.literal('foreign-share-fish'), value: positive }),
  z.strictObject({ mod: z.literal('counts-as-buildings'), value: positive }),
  z.strictObject({ mod: z.literal('elder-without-table-fish') }),
  z.strictObject({ mod: z.literal('ignore-empty-spaces'), value: positive }),
  z.strictObject({ mod: z.literal('ignore-empty-doubles') }),
  z.strictObject({ mod: z.literal('ignore-unissued-shares') }),
  z.strictObject({ mod: z.literal('share-points-bonus'), value: positive, maxShares: positive }),
]);

export const formula = z.strictObject({
  base: z.int(),
  terms: z.array(z.strictObject({ per: counter, points: z.int(), div: positive.optional() })).optional(),
  /** The highest one reached counts; they do not add up. */
  steps: z.array(z.strictObject({ per: counter, atLeast: count, points: z.int() })).optional(),
  sets: z.strictObject({ counters: z.array(counter).min(1), points: z.int() }).optional(),
  max: z.int().optional(),
  min: z.int().optional(),
});
