import { z } from 'zod';

/** A move in notation without its seat, as panels send it back. */
const move = z.string().min(1);

const step = z.strictObject({
  /** Names its texts: `learn.<game>.<id>` says what to do and why, with `.other` what it means to do something else. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** What is to be played, in order; the last ends a turn, or leads on to the next step. */
  moves: z.array(move).min(1),
  /** The places on the picture that it is about. */
  anchors: z.array(z.string().min(1)).optional(),
  /** Steps without which its text would be false: where one of them was left out, it is left out, too. */
  after: z.array(z.string().min(1)).optional(),
});

/** The form of `data/lessons/<game>.json`. */
export const lessonSchema = z.strictObject({
  source: z.string().min(1),
  seats: z.int().min(1),
  /** The seat of who learns; all others are the computer's. */
  seat: z.int().min(0),
  options: z.record(z.string(), z.string()),
  seed: z.string().regex(/^[0-9a-f]{32}$/),
  /** What has been played before the lesson begins, by any seat, in notation. */
  before: z.array(move),
  /** What the computer plays, in order, as long as it is legal. */
  replies: z.array(move),
  /** Actions that harm where no step means them: `learn.<game>.harm.<action>` says what they cost. */
  harms: z.array(z.string().min(1)).optional(),
  steps: z.array(step).min(1),
});

/** A guided first match: a prepared position, and what is to be learnt from there. */
export type Lesson = z.infer<typeof lessonSchema>;
