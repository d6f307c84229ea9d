import { createWords } from '../text/words.js';
import type { Harbour } from './harbour.js';
import { missingPermissions } from './permissions.js';

/**
 * Looks at the channels of all matches that are not over, as the bot does when it starts: those in which it may not do
 * what a match needs are logged for whoever runs it. Players are told on their panels.
 * @returns the ids of the matches with something amiss
 */
export async function lookRound({ client, matches, log }: Harbour): Promise<string[]> {
  const words = createWords({ locale: 'en' });
  const amiss: string[] = [];
  for (const { id, channelId } of await matches.active()) {
    const channel = client.channels.cache.get(channelId);
    const lacking = channel?.isTextBased() && !channel.isDMBased() ? missingPermissions(channel) : undefined;
    // Archived threads are not in the cache: only a missing permission is sure.
    if (!lacking) continue;
    amiss.push(id);
    log.warn({ match: id, channel: channelId }, words.say(lacking));
  }
  return amiss;
}
