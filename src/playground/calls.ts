/** Calls that arrive on a page's socket as JSON, and their answers. */
import type { z } from 'zod';
import type { Answer } from './page/protocol.js';

/** One end of a page's socket. */
export interface Bridge {
  /** Answers one text that arrived on a page's socket; never rejects. Undefined when it is no call at all. */
  answer(text: string): Promise<Answer | undefined>;
  /** What a page gets on connecting. */
  greeting(): object[];
  /** Stops listening to the twin. */
  close(): void;
}

interface AnyCall {
  id: number;
  call: string;
}

/** Answers what the schema lets through by the handler with the call's name; what a handler throws is told as a sentence. */
export function answering<C extends AnyCall>(
  schema: z.ZodType<C>,
  handlers: { [N in C['call']]: (ask: Extract<C, { call: N }>) => unknown },
): Bridge['answer'] {
  return async (text) => {
    const parsed = schema.safeParse(parseJson(text));
    if (!parsed.success) return undefined;
    const call = parsed.data;
    try {
      const handle = handlers[call.call as C['call']] as (ask: C) => unknown;
      return { id: call.id, result: await handle(call) };
    } catch (error) {
      return { id: call.id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** What the text says; undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
