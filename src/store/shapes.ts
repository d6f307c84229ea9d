import { z } from 'zod';
import type { Args, Move } from '../engine/game.js';
import type { Event, Message, MessageArg } from '../engine/message.js';

/** What stands in the columns that hold JSON. A file can be damaged, or mended by hand: what is read is looked at. */

export const whole: z.ZodType<number> = z.int();

/** Unix milliseconds, of a day that calendars know and can count on from. */
export const moment: z.ZodType<number> = z.int().min(0).max(8e15);

/** Milliseconds that are added to somebody's time or taken from it: never a thousand years. */
export const duration: z.ZodType<number> = z.int().min(-3e13).max(3e13);

const arg = z.union([z.string(), z.number(), z.array(z.string())]);

export const args: z.ZodType<Args> = z.record(z.string(), arg);

export const move: z.ZodType<Move> = z.object({ seat: whole, action: z.string(), args });

export const seats: z.ZodType<number[]> = z.array(whole);

export const texts: z.ZodType<string[]> = z.array(z.string());

export const options: z.ZodType<Record<string, string>> = z.record(z.string(), z.string());

export const pauses: z.ZodType<{ from: number; until?: number }[]> = z.array(
  z.object({ from: moment, until: moment.optional() }),
) as z.ZodType<{ from: number; until?: number }[]>;

const half = z.object({ action: z.string(), args, picked: texts });

export const thought = half.extend({ held: half.optional() });

export const thrownDraft = z.object({ steps: z.array(move), thought: thought.optional() });

const messageArg: z.ZodType<MessageArg> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.object({ seat: whole }),
    z.object({ component: z.string() }),
    z.object({ textOf: z.string() }),
    z.object({ amounts: z.record(z.string(), z.number()) }),
    z.object({ list: z.array(messageArg) }),
    z.object({ id: z.string(), args: z.record(z.string(), messageArg).optional() }),
  ]),
);

const flag = z.literal(true).optional();

const event = z.object({
  id: z.string(),
  args: z.record(z.string(), messageArg).optional(),
  anchors: texts.optional(),
  round: flag,
  sums: flag,
  heading: flag,
  each: z.object({ id: z.string(), item: z.string() }).optional(),
}) as z.ZodType<Event>;

/** Who played it: a person, the engine for a seat of its own, or the bot as a person has ordered, or planned ahead. */
export const player = z.enum(['person', 'engine', 'order', 'plan']);

export type PlayedBy = z.infer<typeof player>;

const sentence = z.object({ id: z.string(), args: z.record(z.string(), messageArg).optional() }) as z.ZodType<Message>;

/** Questions that are declined: which they are, and as what one of them was asked. */
export const declines: z.ZodType<{ key: string; prompt: Message }[]> = z.array(
  z.object({ key: z.string(), prompt: sentence }),
);

export const planSteps: z.ZodType<{ line: string; says: Message[] }[]> = z.array(
  z.object({ line: z.string(), says: z.array(sentence) }),
);

/** Why a plan was not played: the step that did not fit, where it was one, and a sentence. */
export const missedPlan: z.ZodType<{ action?: string | undefined; why: Message }> = z.object({
  action: z.string().optional(),
  why: sentence,
});

export const owedEvents = z.array(z.object({ seat: whole.optional(), by: player, event }));

/**
 * What a column of JSON text says; undefined: it is damaged.
 * @example readJson(args, row.args)
 */
export function readJson<T>(shape: z.ZodType<T>, text: unknown): T | undefined {
  try {
    const value: unknown = JSON.parse(String(text));
    return shape.safeParse(value).success ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}
