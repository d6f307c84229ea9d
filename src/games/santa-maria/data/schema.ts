import { z } from 'zod';
import { accusative, count, genitive, id, localText, positive, sourced } from '../../kit/data-schema.js';

/** What the later files may refer to: ids read from the earlier ones. */
export interface Known {
  resources: string[];
  buildings: string[];
  years: number;
  rows: number;
  columns: number;
}

const named = { id, name: localText, ...sourced };

/** Amounts by id, each of them one of `ids`. */
function amounts(ids: readonly string[]) {
  return z.record(z.string(), positive).superRefine((value, context) => {
    for (const key of Object.keys(value)) {
      if (!ids.includes(key)) context.addIssue({ code: 'custom', path: [key], message: unknown(key, ids) });
    }
  });
}

function oneOf(ids: readonly string[]) {
  return z.string().superRefine((value, context) => {
    if (!ids.includes(value)) context.addIssue({ code: 'custom', message: unknown(value, ids) });
  });
}

function unknown(value: string, ids: readonly string[]): string {
  return `there is no "${value}" (known: ${ids.join(', ')})`;
}

const terrainId = z.enum(['mountain', 'farm', 'forest', 'city', 'town-hall', 'road']);

export const terrain = z.strictObject({ ...named, id: terrainId, building: z.boolean() });

export const resource = z.strictObject({
  ...named,
  class: z.enum(['basic', 'special']),
  /** Coins gained when sold. */
  sellFor: positive,
  /** Coins paid when bought; left out: not for sale. */
  buyFor: positive.optional(),
  /** How many fit into a storage. */
  limit: positive,
  /** Replaces any other resource in a payment. */
  wild: z.boolean(),
});

const offset = z.tuple([z.int(), z.int()]);
export const shape = z.strictObject({
  id: z.enum(['single', 'double', 'triple']),
  /** Rows down and columns right of cell a, at rotation 0. */
  offsets: z.strictObject({ a: offset, b: offset.optional(), c: offset.optional() }),
  ...sourced,
});

export const option = z
  .strictObject({ id, values: z.array(z.string().min(1)).min(2), default: z.string(), ...sourced })
  .refine((value) => value.values.includes(value.default), {
    path: ['default'],
    message: 'the default is not one of the values',
  });

export function constants(resources: string[]) {
  const bag = amounts(resources);
  return z.strictObject({
    years: positive,
    grid: z.strictObject({ rows: positive.max(9), columns: positive.max(9) }),
    seats: z.strictObject({ min: positive, max: positive }),
    dieSides: positive,
    whiteDicePerSeat: positive,
    /** White dice a seat may use in a year. */
    whiteDiceLimit: positive,
    blueDicePerSeat: positive,
    blueDiceAtStart: positive,
    /** Coins for changing a die by one. */
    pipCost: positive,
    /** Coins for the first activation with coins of a year, and what each further one adds. */
    coinActivation: z.strictObject({ first: positive, step: count }),
    expandCost: z.strictObject({ double: bag, triple: bag }),
    display: z.strictObject({ double: positive, triple: positive }),
    scholarsOnBoard: positive,
    bishopsOnBoard: positive,
    monksPerSeat: positive,
    /** Coins paid to each other seat with a monk on the place. */
    occupiedPlaceCoins: positive,
    startingResources: bag,
    /** By seat. */
    startingCoins: z.array(count).min(4),
    scoring: z.strictObject({ bishopPenalty: z.int().nonpositive(), harborSet: positive, coinsPerPoint: positive }),
    ...sourced,
  });
}

/** Effects of buildings, docks and retire spaces. */
export function effect(known: Pick<Known, 'resources'>) {
  const goods = amounts([...known.resources, 'coins', 'happiness']);
  return z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('gain'), gain: goods }),
    z.strictObject({ type: z.literal('trade'), give: z.array(amounts(known.resources)).min(1), get: goods }),
    z.strictObject({ type: z.literal('ship') }),
    z.strictObject({ type: z.literal('conquest'), steps: positive }),
    z.strictObject({ type: z.literal('religion'), steps: positive }),
    z.strictObject({ type: z.literal('place-road-tile') }),
  ]);
}

export function building(known: Pick<Known, 'resources'>) {
  return z.strictObject({ ...named, forms: accusative, text: localText, effects: z.array(effect(known)).min(1) });
}

/** A space as printed on a tile or board: a building or a road. */
function cell(known: Known) {
  return z.discriminatedUnion('terrain', [
    z.strictObject({ terrain: terrainId.exclude(['road']), building: oneOf(known.buildings) }),
    z.strictObject({ terrain: z.literal('road'), colonists: count.max(2) }),
  ]);
}

function tileCells(known: Known) {
  return z.strictObject({ a: cell(known), b: cell(known).optional(), c: cell(known).optional() });
}

export function expansionTile(known: Known) {
  return z.strictObject({ id, shape: z.enum(['double', 'triple']), cells: tileCells(known), ...sourced });
}

export function roadTile(known: Known) {
  return z.strictObject({ ...named, shape: z.literal('single'), cells: tileCells(known) });
}

export function townHallTile(known: Known) {
  return z.strictObject({ ...named, shape: z.literal('double'), cells: tileCells(known) });
}

export function board(known: Known) {
  const cells: string[] = [];
  for (let row = 1; row <= known.rows; row += 1) {
    for (let column = 1; column <= known.columns; column += 1) cells.push(`r${row}c${column}`);
  }
  const printed = z.record(z.string(), cell(known)).superRefine((value, context) => {
    for (const key of Object.keys(value)) {
      if (!cells.includes(key)) context.addIssue({ code: 'custom', path: [key], message: 'it lies outside the grid' });
    }
  });
  return z.strictObject({ ...named, forms: accusative, side: z.enum(['A', 'B']), printed });
}

export function dock(known: Known) {
  return z.strictObject({ ...named, forms: genitive, text: localText, income: z.array(effect(known)).min(1) });
}

export function retireSpace(known: Known) {
  return z.strictObject({ ...named, text: localText, effects: z.array(effect(known)).min(1) });
}

export function mission(known: Known) {
  return z.strictObject({ ...named, text: localText, gain: amounts([...known.resources, 'coins', 'happiness']) });
}

export function shipment(known: Known) {
  return z.strictObject({ id, starting: z.boolean(), cost: amounts(known.resources), points: count, ...sourced });
}

export function religionTrack(known: Known) {
  return z.strictObject({
    /** The last space; the first is 0. */
    end: positive,
    monkSymbols: z.array(z.strictObject({ reached: positive, unlocksBlueDie: z.boolean() })),
    /** What one more step of a religion action costs. */
    extraStepCost: amounts(known.resources),
    /** Gained for each step that leads beyond the end. */
    beyondEnd: amounts([...known.resources, 'coins', 'happiness']),
    ...sourced,
  });
}

export function conquestTrack(known: Known) {
  const year = positive.max(known.years);
  return z.strictObject({
    end: positive,
    gold: z.array(z.strictObject({ reached: positive, gain: amounts(known.resources) })),
    soloTrees: z.array(z.strictObject({ year, reached: positive, happiness: positive })),
    /** Happiness by rank at the end of a year. */
    ranks: z.array(z.strictObject({ players: positive, year, happiness: z.array(positive) })),
    ...sourced,
  });
}

export function scholar(known: Known) {
  const ability = z.discriminatedUnion('hook', [
    z.strictObject({ hook: z.literal('shipment-gained'), coinsPerStep: positive }),
    z.strictObject({ hook: z.literal('die-used'), coins: positive, perColonists: positive }),
    z.strictObject({ hook: z.literal('die-chosen'), cost: z.array(amounts(known.resources)).min(1) }),
    z.strictObject({ hook: z.literal('blue-die-line') }),
    z.strictObject({ hook: z.literal('pass-start'), piles: positive }),
    z.strictObject({ hook: z.literal('die-placement') }),
    z.strictObject({ hook: z.literal('trade'), trades: positive }),
    z.strictObject({ hook: z.literal('buy'), prices: amounts(known.resources) }),
    z.strictObject({ hook: z.literal('move-die'), coins: positive }),
  ]);
  return z.strictObject({ ...named, text: localText, points: count, ability });
}

export const bishop = z.strictObject({
  ...named,
  text: localText,
  scoring: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('largest-filled-square'),
      points: z.array(z.strictObject({ side: positive, points: positive })).min(1),
    }),
    z.strictObject({ kind: z.literal('best-dock-tiles'), pointsPer: positive, max: positive }),
    z.strictObject({
      kind: z.literal('cities-connected-to-town-hall'),
      terrain: terrainId,
      pointsPer: positive,
      max: positive,
    }),
    z.strictObject({ kind: z.literal('colonists-connected-to-town-hall'), pointsPer: positive, max: positive }),
    z.strictObject({
      kind: z.literal('largest-terrain-area'),
      terrains: z.array(terrainId).min(1),
      pointsPer: positive,
      max: positive,
    }),
    z.strictObject({
      kind: z.literal('diverse-lines'),
      terrains: z.array(terrainId).min(1),
      pointsPer: positive,
      max: positive,
    }),
  ]),
});

export const solo = z.strictObject({
  winAt: positive,
  achievements: z.array(
    z.strictObject({
      id,
      condition: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('colonists'), atLeast: positive }),
        z.strictObject({ kind: z.literal('harbor-sets'), atLeast: positive }),
        z.strictObject({ kind: z.literal('bishop-requirements'), atLeast: positive }),
        z.strictObject({ kind: z.literal('total'), atLeast: positive }),
        z.strictObject({ kind: z.literal('terrain-chain'), terrains: z.array(terrainId).min(1) }),
      ]),
    }),
  ),
  ...sourced,
});
