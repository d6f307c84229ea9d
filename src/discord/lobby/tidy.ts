import type { App } from '../client/app.js';
import { endLobby, showLobby } from './lobby.js';
import { lobbyNotes } from './notes.js';

/** So long a match may gather without anybody stirring. */
const idleDays = 7;
/** So long a lesson is kept for its learner to come back. */
const lessonDays = 60;
/** So long a server's matches are kept for the bot to come back to it; PRIVACY.md promises it. */
const leftDays = 30;
/** So long it is kept what organisers did; PRIVACY.md promises it. */
const actDays = 365;
const dayMs = 24 * 60 * 60 * 1000;
const everyMs = 60 * 60 * 1000;

/** Closes the matches that nobody has stirred in for long, and says so in their channels; forgets lessons, servers left and acts of organisers long ago. */
export async function tidy(app: App): Promise<void> {
  try {
    for (const match of await app.matches.expire(idleDays * dayMs)) {
      app.log.info({ match: match.id }, 'a match that nobody stirred in was closed');
      await endLobby(app, match, 'lobby.expired', { days: idleDays });
    }
    for (const match of await app.matches.endInvitations()) await showLobby(app, match, await lobbyNotes(app, match));
    await app.matches.forgetLessons(lessonDays * dayMs);
    await app.matches.forgetActs(actDays * dayMs);
    await app.matches.finishErasures();
    for (const guild of await app.matches.forgetGuilds(leftDays * dayMs)) {
      app.log.info({ guild }, 'a server the bot has left was forgotten');
    }
  } catch (error) {
    app.log.error({ err: error }, 'idle matches could not be closed');
  }
}

/**
 * Tidies now and from time to time.
 * @example const tidying = startTidying(app)
 */
export function startTidying(app: App): { stop(): Promise<void> } {
  let running = tidy(app);
  const timer = setInterval(() => {
    running = running.then(() => tidy(app));
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
