import type { Harbour } from '../client/harbour.js';
import { endLobby } from './lobby.js';

/** So long a match may gather without anybody stirring. */
const idleDays = 7;
const dayMs = 24 * 60 * 60 * 1000;
const everyMs = 60 * 60 * 1000;

/** Closes the matches that nobody has stirred in for long, and says so in their channels. */
export async function tidy(harbour: Harbour): Promise<void> {
  try {
    for (const match of await harbour.matches.expire(idleDays * dayMs)) {
      harbour.log.info({ match: match.id }, 'a match that nobody stirred in was closed');
      await endLobby(harbour, match, 'lobby.expired', { days: idleDays });
    }
  } catch (error) {
    harbour.log.error({ err: error }, 'idle matches could not be closed');
  }
}

/**
 * Tidies now and from time to time.
 * @example const tidying = startTidying(harbour)
 */
export function startTidying(harbour: Harbour): { stop(): Promise<void> } {
  let running = tidy(harbour);
  const timer = setInterval(() => {
    running = running.then(() => tidy(harbour));
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
