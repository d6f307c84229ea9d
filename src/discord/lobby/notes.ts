import type { MatchInfo } from '../../match/api.js';
import { type App, wordsFor } from '../client/app.js';
import { channelOf } from '../client/channel.js';
import { peopleOf, unreached, unreachedNote } from '../client/presence.js';

/** Whom the match would not reach where it is, in the channel's language.
 * @example await showLobby(app, match, await lobbyNotes(app, match)) */
export async function lobbyNotes(app: App, match: MatchInfo): Promise<string[]> {
  const channel = match.status === 'open' ? await channelOf(app, match) : undefined;
  if (!channel) return [];
  const amiss = await unreached(channel, peopleOf(match));
  const words = wordsFor(app, match, match.locale);
  const note = unreachedNote(match, amiss);
  return note ? [words.say(note)] : [];
}
