import type { GuildTextBasedChannel } from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import { createQueue } from '../../match/queue.js';
import type { VoteInfo } from '../../match/votes/api.js';
import { type Answerable, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { channelOf } from '../client/channel.js';
import { callDiscord } from '../client/outgoing.js';
import { limits, messageRoom } from '../words/limits.js';
import { localeOf } from '../words/locale.js';
import { voteMessage } from './message.js';

/** Messages that are looked for, one after the other: whoever asks second finds the first one's. */
const inTurn = createQueue();

/**
 * What is proposed about a match, for the asker alone, with its buttons; a message of it that was deleted is shown in the
 * channel again, and calls nobody. The interaction must have been deferred.
 */
export async function showVotes(interaction: Answerable, app: App, match: MatchInfo): Promise<void> {
  const votes = await app.matches.votes(match.id);
  if (votes.length === 0) return say(interaction, app, { id: 'vote.none' }, match.id);
  const channel = await channelOf(app, match);
  if (channel) for (const vote of votes) await inTurn(vote.id, () => bringBack(app, match.id, vote.id, channel));
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const messages = votes.slice(0, limits.rows).map((vote) => voteMessage(app, vote, words));
  await show(interaction, app, {
    content: messages
      .map(({ content }) => content)
      .join('\n\n')
      .slice(0, messageRoom),
    components: messages.flatMap(({ components }) => components),
  });
}

/** Posts the message of a vote anew where it was deleted. */
async function bringBack(app: App, match: string, id: string, channel: GuildTextBasedChannel): Promise<void> {
  const vote = (await app.matches.votes(match)).find((one) => one.id === id);
  if (!vote?.place || vote.place.channelId !== channel.id || (await isThere(channel, vote))) return;
  const body = voteMessage(app, vote, wordsFor(app, vote.match, vote.match.locale));
  const sent = await callDiscord(() => channel.send(body));
  if (sent.ok) await app.matches.voteTold(vote, { channelId: channel.id, messageId: sent.value.id });
  else app.log.warn({ failure: sent.failure, match, vote: id }, 'the message of a vote was not taken');
}

/** Is its message there, as far as can be known? */
async function isThere(channel: GuildTextBasedChannel, { place }: VoteInfo): Promise<boolean> {
  const { messageId } = place ?? {};
  if (!messageId) return false;
  const found = await callDiscord(() => channel.messages.fetch({ message: messageId, force: true, cache: false }));
  return found.ok || found.failure !== 'gone';
}
