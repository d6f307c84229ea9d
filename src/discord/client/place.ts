import type { GuildTextBasedChannel } from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import type { Harbour } from './harbour.js';
import { attempt } from './outgoing.js';

/** Where a match is: its channel, or why there is none. gone: deleted. hidden: we may not see it, or cannot ask. */
export type Place = GuildTextBasedChannel | 'gone' | 'hidden';

/**
 * Looks for a match's channel; asks Discord where it is not known, as archived threads are not.
 * @example const place = await placeOf(harbour, match)
 */
export async function placeOf({ client }: Pick<Harbour, 'client'>, match: MatchInfo): Promise<Place> {
  const found = await attempt(() => client.channels.fetch(match.channelId));
  if (!found.ok) return found.failure === 'gone' ? 'gone' : 'hidden';
  const channel = found.value;
  return channel?.isTextBased() && !channel.isDMBased() ? channel : 'hidden';
}

/** The channel of a match, if it is there and can be seen.
 * @example (await channelOf(harbour, match))?.send('…') */
export async function channelOf(
  harbour: Pick<Harbour, 'client'>,
  match: MatchInfo,
): Promise<GuildTextBasedChannel | undefined> {
  const place = await placeOf(harbour, match);
  return typeof place === 'string' ? undefined : place;
}

/**
 * Where a match is, for a message: its channel, or that it was deleted and how the match finds another. Whoever runs the
 * bot is told of it too.
 * @example await placeWords(harbour, match, words) // '<#42>'
 */
export async function placeWords(harbour: Harbour, match: MatchInfo, words: Words): Promise<string> {
  if ((await placeOf(harbour, match)) !== 'gone') return `<#${match.channelId}>`;
  harbour.log.warn({ match: match.id, channel: match.channelId }, 'the channel of a match is gone');
  return words.text('place.gone');
}
