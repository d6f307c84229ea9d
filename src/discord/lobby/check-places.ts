import { Events } from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import { createWords } from '../../text/words.js';
import type { App } from '../client/app.js';
import { findChannel } from '../client/channel.js';
import { missingPermissions } from '../client/permissions.js';

/**
 * Looks at the channels of all matches that are not over, as the bot does when it starts: those that are gone, or in
 * which it may not do what a match needs, are logged for whoever runs it. Players are told on their panels.
 * @returns the ids of the matches with something amiss
 */
export async function checkPlaces(app: App, signal?: AbortSignal): Promise<string[]> {
  const words = createWords({ locale: 'en' });
  const amiss: string[] = [];
  for (const match of await app.matches.active()) {
    if (signal?.aborted) return amiss;
    const found = await findChannel(app, match);
    const lacking = typeof found === 'string' ? undefined : missingPermissions(found);
    if (!lacking && found !== 'gone') continue;
    amiss.push(match.id);
    if (found === 'gone') tellGone(app, match);
    else if (lacking) app.log.warn({ match: match.id, channel: match.channelId }, words.say(lacking));
  }
  return amiss;
}

/** Logs from now on when the channel of a match is deleted. */
export function watchPlaces(app: App): void {
  const deleted = async ({ id }: { id: string }): Promise<void> => {
    try {
      const match = await app.matches.inChannel(id);
      if (match?.status === 'open' || match?.status === 'playing') tellGone(app, match);
    } catch (error) {
      app.log.error({ err: error, channel: id }, 'it is not known whether a deleted channel had a match');
    }
  };
  app.client.on(Events.ChannelDelete, deleted);
  app.client.on(Events.ThreadDelete, deleted);
}

function tellGone({ log }: App, { id, channelId }: MatchInfo): void {
  log.warn({ match: id, channel: channelId }, 'the channel of a match is gone; its players can /match move it');
}
