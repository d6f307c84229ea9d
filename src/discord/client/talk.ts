import type { AnyThreadChannel, GuildMember, GuildTextBasedChannel } from 'discord.js';
import { done, message, type Refusal, type Result } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { missing } from '../../match/id.js';
import { createQueue, type Queue } from '../../match/queue.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { type App, wordsFor } from './app.js';
import { channelOf } from './channel.js';
import { callDiscord } from './outgoing.js';
import { mayTalk, talkShortcoming } from './permissions.js';

/** A match lasts for weeks: its thread goes to sleep as late as Discord lets it. */
const asleepAfterMinutes = 7 * 24 * 60;

/** Of two who ask at once the second one finds what the first has made. */
const queues = new WeakMap<App['client'], Queue>();

/**
 * The thread in which people talk about a match, while it hangs in the channel of the match. none: it was never made, was
 * deleted, or the match has moved on. hidden: it cannot be looked at now.
 * @example const thread = await talkOf(app, match)
 */
export async function talkOf({ client }: App, match: MatchInfo): Promise<AnyThreadChannel | 'none' | 'hidden'> {
  const { talk } = match;
  if (talk === undefined) return 'none';
  // What was deleted while nobody listened is still in memory.
  const found = await callDiscord(() => client.channels.fetch(talk, { force: true }));
  if (!found.ok) return found.failure === 'gone' ? 'none' : 'hidden';
  return found.value?.isThread() && found.value.parentId === match.channelId ? found.value : 'none';
}

/**
 * The same, made where there is none; `hidden` where it cannot be looked at now. Refused: match.not-found, talk.*.
 * @example const talk = await openTalk(app, match, interaction.member)
 */
export async function openTalk(
  app: App,
  match: MatchInfo,
  member: GuildMember,
): Promise<Result<AnyThreadChannel | 'hidden'>> {
  const queue = queues.get(app.client) ?? createQueue();
  queues.set(app.client, queue);
  return queue(match.id, async () => {
    const now = await app.matches.find(match.id);
    if (!now || now.lesson) return refused(missing(match.id));
    const known = await talkOf(app, now);
    return known === 'none' ? makeTalk(app, now, member) : done(known);
  });
}

async function makeTalk(app: App, match: MatchInfo, member: GuildMember): Promise<Result<AnyThreadChannel>> {
  const channel = await channelOf(app, match);
  if (!channel) return refused(message('talk.no-channel'));
  if (channel.isThread()) return refused(message('talk.in-thread'));
  if (!('threads' in channel)) return refused(message('talk.no-threads'));
  const lacking = talkShortcoming(channel);
  if (lacking) return refused(lacking);
  const seated = match.seats.some(({ person }) => person.id === member.id);
  if (!seated && !mayTalk(channel, member)) return refused(message('talk.may-not', { channel: `<#${channel.id}>` }));
  const words = wordsFor(app, match, match.locale);
  const name = cut(words.text('talk.name', { game: words.text(`game.${match.game}`), match: match.id }), limits.line);
  const own = app.client.user?.id;
  // One that was made just before the bot was cut off, or before the match came back to this channel.
  const left = channel.threads.cache.find((one) => one.name === name && one.ownerId === own && one.id !== match.talk);
  const made = left
    ? { ok: true as const, value: left as AnyThreadChannel }
    : await callDiscord<AnyThreadChannel>(() =>
        channel.threads.create({ name, autoArchiveDuration: asleepAfterMinutes }),
      );
  if (!made.ok) return refused(message(made.failure === 'threads' ? 'talk.too-many' : 'talk.failed'));
  await app.matches.noteTalk(match.id, made.value.id);
  if (!made.value.messageCount) await greet(app, match, made.value, channel);
  return done(made.value);
}

/** What the thread is for, and where the table is; nobody is called. */
async function greet(
  app: App,
  match: MatchInfo,
  thread: AnyThreadChannel,
  channel: GuildTextBasedChannel,
): Promise<void> {
  const words = wordsFor(app, match, match.locale);
  const post = match.lobby ?? (await app.matches.lastPost(match.id));
  const link = post ? linkTo(channel, post) : linkTo(channel);
  const content = words.text('talk.first', { game: words.text(`game.${match.game}`), link });
  const sent = await callDiscord(() => thread.send({ content, allowedMentions: { parse: [] } }));
  if (!sent.ok) app.log.warn({ failure: sent.failure, match: match.id }, 'a thread for table talk stayed empty');
}

/** The address of a channel, a thread or a message in one. @example linkTo(channel, message.id) */
export function linkTo({ guildId, id }: Pick<GuildTextBasedChannel, 'guildId' | 'id'>, message?: string): string {
  return ['https://discord.com/channels', guildId, id, message].filter(Boolean).join('/');
}

function refused(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
