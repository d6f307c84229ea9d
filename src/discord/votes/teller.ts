import type { GuildTextBasedChannel } from 'discord.js';
import type { Manner } from '../../match/time/manners.js';
import type { VoteInfo } from '../../match/votes/api.js';
import { type App, wordsFor } from '../client/app.js';
import { findChannel } from '../client/channel.js';
import { findOwn } from '../client/find-own.js';
import { keepLooking, type Looking } from '../client/keep-looking.js';
import { callDiscord, type Failure } from '../client/outgoing.js';
import { maySpeak } from '../client/permissions.js';
import { unheard, voteMessage } from './message.js';

/** How often messages of votes are seen to beside being told of a change: what could not be posted, and what expires. */
const defaultLookAgainMs = 15_000;

/**
 * Posts what is proposed, once, and keeps each message as its vote stands; what fails rests until the next look. Votes
 * whose time is up expire by it.
 * @example const teller = startTeller(app)
 */
export function startTeller(app: App, lookAgainMs = defaultLookAgainMs): Looking {
  const resting = new Set<string>();
  const rested = (): void => resting.clear();
  const looking = keepLooking(app, {
    everyMs: lookAgainMs,
    async look() {
      // One after the other: each message shows what is newest last.
      for (const vote of await app.matches.untoldVotes()) {
        if (!resting.has(vote.id) && !(await tell(app, vote))) resting.add(vote.id);
      }
      return false;
    },
    onTime: rested,
    onHope: rested,
    failed: 'votes could not be told',
  });
  app.matches.onOwed(looking.wake);
  return looking;
}

/** Brings the message of a vote up to date; whether that is over with. */
async function tell(app: App, vote: VoteInfo): Promise<boolean> {
  const { match, place } = vote;
  try {
    const here = place?.channelId === match.channelId;
    if (here || vote.state !== 'open') return await update(app, vote);
    return await post(app, vote);
  } catch (error) {
    app.log.error({ err: error, match: match.id, vote: vote.id }, 'a vote could not be told');
    return false;
  }
}

async function post(app: App, vote: VoteInfo): Promise<boolean> {
  const { match, tried } = vote;
  const channel = await findChannel(app, match);
  if (channel === 'gone') {
    // It is posted where the match goes next.
    await app.matches.voteTold(vote, { channelId: match.channelId, messageId: null });
    return true;
  }
  if (channel === 'hidden' || !maySpeak(channel)) return unsent(app, vote, 'denied');
  const found = tried
    ? await callDiscord(() => findOwn(channel, vote.at, (press) => press.on === 'vote' && press.vote === vote.id))
    : undefined;
  if (found && !found.ok) return unsent(app, vote, found.failure);
  const manners = vote.place ? new Map() : await app.matches.askManners(vote, unheard(vote));
  const withManner = (manner: Manner) => unheard(vote).filter((id) => manners.get(id) === manner);
  if (found?.value.found) {
    // It may show an earlier state.
    const shown = { ...vote, revision: 0 };
    const there = { channelId: channel.id, messageId: found.value.found.id };
    await app.matches.voteTold(shown, there, withManner('later'));
    return update(app, { ...vote, place: { channelId: channel.id, messageId: found.value.found.id } });
  }
  if (!tried) await app.matches.voteTried(vote.id);
  const sent = await send(app, vote, channel, withManner('now'));
  if (!sent.ok) return unsent(app, vote, sent.failure);
  await retire(app, vote);
  await app.matches.voteTold(vote, { channelId: channel.id, messageId: sent.value.id }, withManner('later'));
  return true;
}

/**
 * The first message of a vote calls those who are still to answer and may be pinged now; later ones, say in another channel, call
 * nobody again.
 */
function send(app: App, vote: VoteInfo, channel: GuildTextBasedChannel, users: string[]) {
  const called = vote.place ? {} : { allowedMentions: { users } };
  // Discord drops a repeat within minutes.
  const nonce = `${vote.id}-${channel.id.slice(-16)}`;
  return callDiscord(() => channel.send({ ...bodyOf(app, vote), ...called, nonce, enforceNonce: true }));
}

/** The message in the channel that the match has left says where it is asked now, as far as that can be said. */
async function retire(app: App, vote: VoteInfo): Promise<void> {
  const { messageId, channelId = '' } = vote.place ?? {};
  if (!messageId) return;
  const left = await callDiscord(() => app.client.channels.fetch(channelId));
  const channel = left.ok ? left.value : null;
  if (!channel?.isTextBased() || channel.isDMBased()) return;
  const words = wordsFor(app, vote.match, vote.match.locale);
  const content = words.text('vote.moved', { channel: vote.match.channelId, about: words.say(vote.about) });
  await callDiscord(() =>
    channel.messages.edit(messageId, { content, components: [], allowedMentions: { parse: [] } }),
  );
}

async function update(app: App, vote: VoteInfo): Promise<boolean> {
  const { place } = vote;
  if (!place?.messageId) return true;
  const { channelId, messageId } = place;
  const found = await callDiscord(() => app.client.channels.fetch(channelId));
  if (!found.ok && found.failure !== 'gone') return unsent(app, vote, found.failure);
  const channel = found.ok ? found.value : null;
  if (channel?.isTextBased() && !channel.isDMBased()) {
    const edited = await callDiscord(() => channel.messages.edit(messageId, bodyOf(app, vote)));
    // One that was deleted is shown again only where somebody asks for it.
    if (!edited.ok && edited.failure !== 'gone') return unsent(app, vote, edited.failure);
  }
  await app.matches.voteTold(vote, place);
  return true;
}

function bodyOf(app: App, vote: VoteInfo) {
  return voteMessage(app, vote, wordsFor(app, vote.match, vote.match.locale));
}

function unsent(app: App, vote: VoteInfo, failure: Failure): false {
  app.log.warn({ failure, match: vote.match.id, vote: vote.id }, 'the message of a vote was not taken');
  return false;
}
