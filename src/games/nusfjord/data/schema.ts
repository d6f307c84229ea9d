import { z } from 'zod';
import { accusative, count, id, localText, positive, sourced } from '../../kit/data-schema.js';
import * as words from './vocabulary.js';

/** The same, field by field. */
const source = z.record(z.string(), z.string().min(1));
/** A number for each number of seats, from 1. */
const bySeats = z.array(count).length(5);

export const constants = z.strictObject({
  seats: z.strictObject({ min: positive, max: positive }),
  rounds: positive,
  turnsPerRound: positive,
  workersPerSet: positive,
  limits: z.strictObject({ supplyWood: positive, reserveFish: positive }),
  elders: z.strictObject({
    spaces: positive,
    councilPlaces: positive,
    /** So many fish on an elder are removed at once, so many of them to the owner's supply. */
    fishToClear: positive,
    clearedToSupply: count,
  }),
  shares: z.strictObject({
    perSeat: positive,
    startIssued: count,
    issueGold: count,
    price: count,
    /** By round: gold off the price of all new shares together. */
    roundReduction: z.array(count),
  }),
  /** Buildings laid out at the start, and slots of their boards. */
  offers: z.strictObject({ A: positive, B: positive }),
  scoring: z.strictObject({ shareHeld: z.int(), gold: z.int(), emptySpace: z.int(), unissuedShare: z.int() }),
  ...sourced,
});

const column = z.enum(words.columns);

export function action(names: words.Names) {
  return z.strictObject({
    id,
    name: localText,
    text: localText,
    column,
    op: words.op(names).refine(words.mayBeOffered, words.tooOpen),
    /** Happens when the action itself is performed, beside what the op causes. */
    event: words.event.optional(),
    ...sourced,
  });
}

export function actionBoard(actions: string[]) {
  const space = z.strictObject({
    id,
    action: z.string().refine((value) => actions.includes(value), 'there is no such action'),
    capacity: positive,
  });
  return z.strictObject({ id, seats: z.array(positive).min(1), spaces: z.array(space).min(1), ...sourced });
}

export const copyBoard = z.strictObject({
  id,
  seats: z.array(positive),
  /** The solo games that use it. */
  solo: z.array(id),
  spaces: z.array(z.strictObject({ id, capacity: positive, columns: z.array(column).min(1) })).min(1),
  ...sourced,
});

export const banquetTable = z.strictObject({
  plateCosts: z.array(positive).min(1),
  goldPerPlate: count,
  startPlates: bySeats,
  ...sourced,
});

export const ship = z.strictObject({
  id,
  name: localText,
  forms: accusative,
  length: positive,
  points: z.int(),
  costs: z.array(words.amounts).min(1),
  inSupply: bySeats,
  /** Kept out of the supply for a card. */
  setAside: count,
  ...sourced,
});

export const catchTrack = z
  .strictObject({ units: positive, catchByUnits: z.array(positive), noBuildingAt: positive, ...sourced })
  .refine((track) => track.catchByUnits.length === track.units + 1, {
    path: ['catchByUnits'],
    message: 'there is one number for every count of units covered, none among them',
  });

export const harbour = z
  .strictObject({
    reserve: id,
    cells: z.array(id).min(1),
    doubles: z.array(z.strictObject({ id, cells: z.tuple([id, id]), startForests: z.int().min(0).max(2) })).min(1),
    maxForestsPerDouble: positive,
    ...sourced,
  })
  .refine((board) => board.doubles.every((double) => double.cells.every((cell) => board.cells.includes(cell))), {
    path: ['doubles'],
    message: 'a double space is made of two cells of the board',
  });

export const deck = z.strictObject({ id, name: localText, ...sourced });

export const round = z.discriminatedUnion('event', [
  z.strictObject({
    round: positive,
    event: z.literal('reveal'),
    letter: z.enum(['A', 'B']),
    cards: bySeats,
    ...sourced,
  }),
  /** Cards for each seat. */
  z.strictObject({ round: positive, event: z.literal('deal-c'), cards: bySeats, ...sourced }),
  /** Hands are opened; so many more come from the pile. */
  z.strictObject({ round: positive, event: z.literal('open-c'), cards: bySeats, ...sourced }),
]);
export const rounds = z.array(round);

export const solo = z.strictObject({ id, workerSets: z.array(id).min(1), copyBoard: id, ...sourced });

export const variants = z.strictObject({
  /** Cards of each deck laid out in a mixed set-up. */
  mixed: z.strictObject({ A: positive, B: positive }),
  /** Fewer seats have no draw piles of A and B. */
  drawPilesFrom: positive,
  doubleMatch: z.strictObject({ seats: positive, games: positive }),
  campaign: z.strictObject({
    games: positive,
    target: positive,
    /** The rank falls where the total is at most so far below what it stands for. */
    rankFallsBelow: positive,
    goodScore: z.tuple([positive, positive]),
  }),
  ...sourced,
});

export const option = z
  .strictObject({
    id,
    values: z.array(z.string().min(1)).min(1),
    default: z.string(),
    carried: z.literal(true).optional(),
    ...sourced,
  })
  .refine((value) => value.values.includes(value.default), {
    path: ['default'],
    message: 'the default is not one of the values',
  });

export function elder(names: words.Names) {
  return z.strictObject({
    id,
    number: positive,
    name: localText,
    forms: accusative,
    text: localText,
    /** Numbers of seats with which this elder is in play. */
    seats: z.array(positive).min(1),
    /** Where it lies at the start; without one it is shuffled face down. */
    space: positive.optional(),
    ops: z.array(words.op(names).refine(words.mayBeOffered, words.tooOpen)).min(1),
    source,
  });
}

export function building(names: words.Names) {
  const ops = z.array(words.op(names)).min(1);
  const common = {
    id,
    number: positive,
    deck: id,
    letter: words.letter,
    name: localText,
    forms: accusative,
    text: localText,
    cost: words.amounts,
    source,
  };
  const points = z.int();
  return z.discriminatedUnion('timing', [
    z.strictObject({ ...common, points, timing: z.literal('immediately'), effect: z.strictObject({ ops }) }),
    z.strictObject({
      ...common,
      points,
      timing: z.literal('once'),
      effect: z.strictObject({ ops: z.array(words.windowStep).min(1) }),
    }),
    z.strictObject({
      ...common,
      points,
      timing: z.literal('whenever'),
      effect: z
        .strictObject({
          event: words.event,
          letter: words.letter.optional(),
          limit: z.literal('once-per-round').optional(),
          ops: z.array(words.op(names).refine(words.mayBeOffered, words.tooOpen)).min(1),
        })
        .refine(({ event, ops: steps }) => !words.windowEvents.includes(event) || steps.every(words.isWindowStep), {
          path: ['ops'],
          message: `what follows ${words.windowEvents.join(', ')} may only be ${words.windowStepNames.join(', ')}`,
        }),
    }),
    z.strictObject({
      ...common,
      points,
      timing: z.literal('anytime'),
      effect: z.strictObject({ exchanges: z.array(words.windowOp(names)).min(1) }),
    }),
    z.strictObject({
      ...common,
      points,
      timing: z.literal('special'),
      effect: z.strictObject({ modifiers: z.array(words.modifier).min(1) }),
    }),
    z.strictObject({
      ...common,
      points: z.literal('*'),
      timing: z.literal('points'),
      effect: z.strictObject({ score: words.formula }),
    }),
  ]);
}
