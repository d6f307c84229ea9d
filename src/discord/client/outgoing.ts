import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';

/**
 * Why Discord did not take something, as far as it is nobody's bug.
 * late: the interaction is gone. answered: it was answered already. gone: channel or message deleted, a member who left. denied: no permission.
 * closed: the person takes no direct messages. archived: the thread is closed. blocked: AutoMod. large: the file is too big.
 * late-edit: too many edits of old messages. threads: as many threads are open in the server as may be.
 * down: Discord cannot be reached or is busy.
 */
export type Failure =
  | 'late'
  | 'answered'
  | 'gone'
  | 'denied'
  | 'closed'
  | 'archived'
  | 'blocked'
  | 'large'
  | 'late-edit'
  | 'threads'
  | 'down';

const byCode: Record<number, Failure> = {
  10062: 'late',
  50027: 'late',
  10015: 'late',
  40060: 'answered',
  10003: 'gone',
  10007: 'gone',
  10013: 'gone',
  10004: 'gone',
  10008: 'gone',
  50001: 'denied',
  50013: 'denied',
  50007: 'closed',
  50278: 'closed',
  50083: 'archived',
  160005: 'archived',
  200000: 'blocked',
  200001: 'blocked',
  40005: 'large',
  50045: 'large',
  30046: 'late-edit',
  160006: 'threads',
};

export type Sent<T> = { ok: true; value: T } | { ok: false; failure: Failure; error: unknown };

/**
 * Every call that leaves for Discord goes through here: expected failures come back as values, bugs are thrown on.
 * @example const sent = await attempt(() => channel.send(post));
 */
export async function callDiscord<T>(call: () => Promise<T>): Promise<Sent<T>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return { ok: false, failure, error };
  }
}

/** The expected failure an error stands for; undefined: a bug.
 * @example failureOf(new Error('x')) // undefined */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof DiscordAPIError) {
    const known = byCode[Number(error.code)];
    if (known) return known;
    return error.status === 429 || error.status >= 500 ? 'down' : undefined;
  }
  if (error instanceof RateLimitError || error instanceof HTTPError) return 'down';
  const { name, code, cause } = (error ?? {}) as { name?: string; code?: string; cause?: { code?: string } };
  if (name === 'AbortError' || name === 'TimeoutError') return 'down';
  return /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_|UND_ERR)/.test(code ?? cause?.code ?? '') ? 'down' : undefined;
}
