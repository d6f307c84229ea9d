import { z } from 'zod';
import { count, id, positive } from '../../kit/data-schema.js';

/** The words in which data says what things do. */

export const resource = z.enum(['wood', 'stone', 'food', 'gold', 'cloth']);
export const good = z.enum(['coins', ...resource.options]);
export const amounts = z.partialRecord(good, positive);
export const terrain = z.enum(['forest', 'meadow', 'mountain', 'settlement']);
export const deck = z.enum(['small', 'large']);
export const workers = z.strictObject({ regular: count, special: count });
export const reduction = z.strictObject({ amount: positive, of: z.array(good).min(1) });
/** What sets off a small building card, or what it makes cheaper. */
export const trigger = z.enum(['boat', 'structure', 'statue', 'ruins', 'cargo', 'logbook', 'feed']);
export const counter = z.enum(['boats', 'structures', 'statues', 'lids', 'high-spaces', 'uncharted', 'largest-area']);

const n = positive;
export const effect = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('draw'), n }),
  z.strictObject({ op: z.literal('place'), n }),
  z.strictObject({ op: z.literal('steps'), n }),
  z.strictObject({ op: z.literal('take'), of: z.array(good).min(1), n, to: z.enum(['warehouse', 'market']) }),
  z.strictObject({ op: z.literal('coins-per-structure'), n }),
  z.strictObject({ op: z.enum(['ruins', 'statue', 'boat', 'structure', 'cargo', 'cooper', 'flip', 'move']) }),
  z.strictObject({ op: z.literal('helm'), n }),
  z.strictObject({ op: z.literal('use-islet'), n, exclude: z.array(id).default([]) }),
  z.strictObject({ op: z.literal('use-boat'), n, exclude: z.array(id).default([]) }),
  z.strictObject({ op: z.literal('feed'), bonus: count }),
  z.strictObject({ op: z.literal('lid'), points: count }),
]);

/** Parts in any order, each of them one of several effects. */
export const parts = z.array(z.array(effect).min(1));
