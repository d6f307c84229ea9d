import { z } from 'zod';

/** What the records of every game's data files are made of. */

export const count = z.int().nonnegative();
export const positive = z.int().positive();
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is made of small letters, digits and hyphens');
export const localText = z.strictObject({ en: z.string().min(1), ru: z.string().min(1) });
/** The cases of a name that sentences ask for. English has none. */
export const accusative = z.strictObject({ ru: z.strictObject({ acc: z.string().min(1) }) });
/** The same, with the genitive. */
export const genitive = z.strictObject({ ru: z.strictObject({ acc: z.string().min(1), gen: z.string().min(1) }) });
/** Where a value comes from: the rulebook, a public source, or a reconstruction. */
export const sourced = { source: z.string().min(1), sourceNote: z.string().min(1).optional() };
