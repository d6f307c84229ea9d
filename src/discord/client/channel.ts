import type { GuildTextBasedChannel } from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import type { App } from './app.js';
import { callDiscord } from './outgoing.js';

/** Where a match is: its channel, or why there is none. gone: deleted. hidden: we may not see it, or cannot ask. */
export type FoundChannel = GuildTextBasedChannel | 'gone' | 'hidden';

type InChannel = Pick<MatchInfo, 'channelId'>;

/**
 * Looks for a match's channel; asks Discord where it is not known, as archived threads are not.
 * @example const found = await findChannel(app, match)
 */
export async function findChannel({ client }: Pick<App, 'client'>, match: InChannel): Promise<FoundChannel> {
  const found = await callDiscord(() => client.channels.fetch(match.channelId));
  if (!found.ok) return found.failure === 'gone' ? 'gone' : 'hidden';
  const channel = found.value;
  return channel?.isTextBased() && !channel.isDMBased() ? channel : 'hidden';
}

/** The channel of a match, if it is there and can be seen.
 * @example (await channelOf(app, match))?.send('…') */
export async function channelOf(
  app: Pick<App, 'client'>,
  match: InChannel,
): Promise<GuildTextBasedChannel | undefined> {
  const found = await findChannel(app, match);
  return typeof found === 'string' ? undefined : found;
}

/**
 * Where a match is, for a message: its channel, or that it was deleted and how the match finds another. Whoever runs the
 * bot is told of it too.
 * @example await placeWords(app, match, words) // '<#42>'
 */
export async function placeWords(app: App, match: MatchInfo, words: Words): Promise<string> {
  if ((await findChannel(app, match)) !== 'gone') return `<#${match.channelId}>`;
  app.log.warn({ match: match.id, channel: match.channelId }, 'the channel of a match is gone');
  return words.text('place.gone');
}
