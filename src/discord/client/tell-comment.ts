import type { GuildMember, GuildTextBasedChannel } from 'discord.js';
import { done, message, type Refusal, type Result } from '../../engine/index.js';
import type { Comment, MatchInfo } from '../../match/api.js';
import { commentLine, turnName } from '../words/comments.js';
import { type App, wordsFor } from './app.js';
import { channelOf } from './channel.js';
import { callDiscord } from './outgoing.js';
import { mayLookBack, maySpeak, presserMayNotShare } from './permissions.js';
import { memberOf } from './presence.js';
import { talkOf } from './talk.js';

/**
 * Where a comment of somebody is to be told: the thread in which people talk about the match, else its channel. Refused:
 * talk.no-channel, and comment.may-not and share.* for whoever may not see it or not write there.
 * @example const place = await commentPlace(app, match, interaction.member)
 */
export async function commentPlace(
  app: App,
  match: MatchInfo,
  asker: GuildMember,
): Promise<Result<GuildTextBasedChannel>> {
  const channel = await channelOf(app, match);
  if (!channel) return refused(message('talk.no-channel'));
  const member = asker.guild.id === channel.guildId ? asker : await memberOf(channel.guild, asker.id);
  if (!member || member === 'left') return refused(message('comment.may-not', { channel: `<#${channel.id}>` }));
  const thread = await talkOf(app, match);
  const place = typeof thread === 'string' ? channel : thread;
  const lacking = presserMayNotShare(place, place.permissionsFor(member), false);
  return lacking ? refused(message('comment.may-not', { channel: `<#${place.id}>` })) : done(place);
}

/**
 * Tells a comment where `commentPlace` says, without a ping, in the channel as an answer to the last post where it speaks of the
 * newest turn. blocked: the server does not take what it says. untold: it stands in the match alone. `nonce`: Discord shows it once.
 * @example await tellComment(app, match, comment, { place, turn: 12, newest: true, nonce: interaction.id })
 */
export async function tellComment(
  app: App,
  match: MatchInfo,
  comment: Comment,
  at: { place: GuildTextBasedChannel; turn: number | undefined; newest: boolean; nonce: string },
): Promise<'told' | 'untold' | 'blocked'> {
  const { place, newest, nonce } = at;
  if (!maySpeak(place)) return 'untold';
  const answers = newest && place.id === match.channelId && mayLookBack(place);
  const post = answers ? await app.matches.lastPost(match.id) : undefined;
  const sent = await callDiscord(() =>
    place.send({
      content: toldAs(app, match, comment, at.turn),
      allowedMentions: { parse: [], repliedUser: false },
      nonce,
      enforceNonce: true,
      ...(post && { reply: { messageReference: post, failIfNotExists: false } }),
    }),
  );
  if (!sent.ok) return sent.failure === 'blocked' ? 'blocked' : 'untold';
  await app.matches.commentTold(comment.id, { channelId: place.id, messageId: sent.value.id });
  return 'told';
}

/**
 * Changes what was told of a comment, or takes it away where it says nothing any more; whether that was done.
 * @example await retellComment(app, match, { ...before, text }, 12)
 */
export async function retellComment(
  app: App,
  match: MatchInfo,
  comment: Comment,
  turn: number | undefined,
): Promise<boolean> {
  const { told, text } = comment;
  if (!told) return true;
  const found = await callDiscord(() => app.client.channels.fetch(told.channelId));
  if (!found.ok) return found.failure === 'gone';
  const channel = found.value;
  if (!channel?.isTextBased() || channel.isDMBased()) return false;
  const content = toldAs(app, match, comment, turn);
  const change = () =>
    callDiscord<unknown>(() =>
      text === ''
        ? channel.messages.delete(told.messageId)
        : channel.messages.edit(told.messageId, { content, allowedMentions: { parse: [] } }),
    );
  let changed = await change();
  if (!changed.ok && changed.failure === 'archived' && channel.isThread()) {
    const woken = await callDiscord<unknown>(() => channel.setArchived(false));
    if (woken.ok) changed = await change();
  }
  // What is not there any more needs no change.
  return changed.ok || changed.failure === 'gone';
}

function toldAs(app: App, match: MatchInfo, comment: Comment, turn: number | undefined): string {
  const words = wordsFor(app, match, match.locale);
  const line = commentLine(comment, words);
  return turn === undefined ? line : `${line}\n-# ${words.text('comment.on-turn', { turn: turnName(turn, words) })}`;
}

function refused(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
