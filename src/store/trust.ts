import { z } from 'zod';

/** Whom a match that gathers takes in. */
export interface Trust {
  /** Per cent of their turns that they took in time, at least. */
  least: number;
  /** Nobody of whom too few turns are known. */
  proven?: true;
}

/** What stands in the column of a match. */
export const trustShape: z.ZodType<Trust> = z.object({
  least: z.int().min(1).max(100),
  proven: z.literal(true).optional(),
}) as z.ZodType<Trust>;
