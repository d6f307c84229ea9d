import { done, type Message, message, type Result } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import type { NewComment } from '../../match/requests.js';
import type { Answerable } from '../client/answer.js';
import type { App } from '../client/app.js';
import { commentPlace, retellComment, tellComment } from '../client/tell-comment.js';
import { literal } from '../words/names.js';

/**
 * Which turn a number of moves belongs to; nobody knows it of a match that cannot be played again.
 * @example (await turnOf(app, match))(12) // 3
 */
export async function turnOf({ matches }: App, match: MatchInfo): Promise<(moves: number) => number | undefined> {
  const newest = await matches.replay(match.id);
  if (!newest.ok) return () => undefined;
  const { turns } = newest.value;
  return (moves) => {
    const turn = turns.findIndex((one) => one.moves >= moves);
    return turn < 0 ? turns.length - 1 : turn;
  };
}

/**
 * Keeps what somebody says on a match and tells it; resolves with what to answer. Refused: as `commentPlace` and
 * `MatchService.comment`, and comment.blocked. The interaction must have been deferred.
 * @example const said = await saidOn(interaction, app, match, { text: 'A fine catch!' })
 */
export async function saidOn(
  { id, user, member }: Answerable,
  app: App,
  match: MatchInfo,
  said: NewComment,
): Promise<Result<Message>> {
  const place = await commentPlace(app, match, member);
  if (!place.ok) return place;
  const kept = await app.matches.comment(match.id, { id: user.id, name: member.displayName }, said);
  if (!kept.ok) return kept;
  const comment = kept.value;
  const turn = (await turnOf(app, match))(comment.moves);
  const at = { place: place.value, turn, newest: said.moves === undefined, nonce: id };
  const told = await tellComment(app, match, comment, at);
  if (told === 'blocked') {
    await app.matches.changeComment(match.id, user.id, comment.id, '');
    return { ok: false, refusal: message('comment.blocked') };
  }
  return done(message(`comment.${told}`, { channel: `<#${place.value.id}>` }));
}

/**
 * Says something else in a comment of one's own, or nothing any more, where it was told, too; resolves with what to answer.
 * Refused: as `MatchService.changeComment`, and comment.may-not for whoever may not say anything any more.
 */
export async function changeComment(
  { user, member }: Answerable,
  app: App,
  match: MatchInfo,
  number: number,
  text: string,
): Promise<Result<Message>> {
  // Who may not write there any more can still take back what they said.
  const place = text.trim() === '' ? undefined : await commentPlace(app, match, member);
  if (place && !place.ok) return place;
  const changed = await app.matches.changeComment(match.id, user.id, number, text);
  if (!changed.ok) return changed;
  const { before } = changed.value;
  const turn = (await turnOf(app, match))(before.moves);
  const retold = await retellComment(app, match, { ...before, text: changed.value.text }, turn);
  const what = changed.value.text === '' ? 'deleted' : 'changed';
  const channel = `<#${before.told?.channelId ?? match.channelId}>`;
  return done(message(`comment.${what}${retold ? '' : '-untold'}`, { channel, text: literal(before.text) }));
}
