import { Events } from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import { createWords } from '../../text/words.js';
import type { Harbour } from '../client/harbour.js';
import { missingPermissions } from '../client/permissions.js';
import { placeOf } from '../client/place.js';

/**
 * Looks at the channels of all matches that are not over, as the bot does when it starts: those that are gone, or in
 * which it may not do what a match needs, are logged for whoever runs it. Players are told on their panels.
 * @returns the ids of the matches with something amiss
 */
export async function lookRound(harbour: Harbour, signal?: AbortSignal): Promise<string[]> {
  const words = createWords({ locale: 'en' });
  const amiss: string[] = [];
  for (const match of await harbour.matches.active()) {
    if (signal?.aborted) return amiss;
    const place = await placeOf(harbour, match);
    const lacking = typeof place === 'string' ? undefined : missingPermissions(place);
    if (!lacking && place !== 'gone') continue;
    amiss.push(match.id);
    if (place === 'gone') tellGone(harbour, match);
    else if (lacking) harbour.log.warn({ match: match.id, channel: match.channelId }, words.say(lacking));
  }
  return amiss;
}

/** Logs from now on when the channel of a match is deleted. */
export function watchPlaces(harbour: Harbour): void {
  const deleted = async ({ id }: { id: string }): Promise<void> => {
    try {
      const match = await harbour.matches.inChannel(id);
      if (match?.status === 'open' || match?.status === 'playing') tellGone(harbour, match);
    } catch (error) {
      harbour.log.error({ err: error, channel: id }, 'it is not known whether a deleted channel had a match');
    }
  };
  harbour.client.on(Events.ChannelDelete, deleted);
  harbour.client.on(Events.ThreadDelete, deleted);
}

function tellGone({ log }: Harbour, { id, channelId }: MatchInfo): void {
  log.warn({ match: id, channel: channelId }, 'the channel of a match is gone; its players can /match move it');
}
