import { done, type Refusal, type Result, refuse } from '../engine/index.js';
import {
  type Db,
  deleteComment,
  findMatch,
  insertComment,
  listComments,
  type StoredMatch,
  savePerson,
  updateComment,
} from '../store/index.js';
import type { Comment, Person } from './api.js';
import { about, answering } from './attempt.js';
import type { Context } from './context.js';
import { missing } from './id.js';
import type { NewComment } from './requests.js';

/** Characters of a comment. */
export const longestComment = 500;
/** So many comments of one person are kept with a match. */
const mostOfOne = 50;

/** See `MatchService.comments`. */
export function comments(context: Context, id: string): Promise<Result<Comment[]>> {
  return answering(about(context, id), async () => {
    const { db } = context.database;
    const match = await commented(db, id);
    return match.ok ? done(await listComments(db, id)) : match;
  });
}

/** See `MatchService.comment`. */
export function comment(context: Context, id: string, person: Person, said: NewComment): Promise<Result<Comment>> {
  return answering(about(context, id), async () => {
    const text = said.text.trim();
    const unfit = unfitness(text);
    if (unfit) return unfit;
    return context.database.transaction(async (tx): Promise<Result<Comment>> => {
      const match = await commented(tx, id);
      if (!match.ok) return match;
      const all = await listComments(tx, id);
      if (all.filter((one) => one.person.id === person.id).length >= mostOfOne) {
        return refuse('comment.too-many', { most: mostOfOne });
      }
      const at = context.now();
      const moves = Math.min(said.moves ?? match.value.moves, match.value.moves);
      await savePerson(tx, person, at);
      const number = await insertComment(tx, { matchId: id, userId: person.id, moves, text, at });
      return done({ id: number, person, moves, text });
    });
  });
}

/** See `MatchService.changeComment`. */
export function changeComment(
  context: Context,
  id: string,
  personId: string,
  number: number,
  said: string,
): Promise<Result<{ before: Comment; text: string }>> {
  return answering(about(context, id), async () => {
    const text = said.trim();
    const unfit = text === '' ? undefined : unfitness(text);
    if (unfit) return unfit;
    return context.database.transaction(async (tx) => {
      const before = (await listComments(tx, id)).find((one) => one.id === number);
      if (before?.person.id !== personId) return refuse('comment.gone');
      if (text === '') await deleteComment(tx, number);
      else await updateComment(tx, number, { text });
      return done({ before, text });
    });
  });
}

/** See `MatchService.commentTold`. */
export function commentTold(
  context: Context,
  number: number,
  { channelId, messageId }: NonNullable<Comment['told']>,
): Promise<void> {
  return context.database.transaction((tx) => updateComment(tx, number, { toldIn: channelId, toldAs: messageId }));
}

/** A match that can be spoken of: it has begun, and is not somebody's lesson. */
async function commented(db: Db, id: string): Promise<Result<StoredMatch>> {
  const match = await findMatch(db, id);
  if (!match || match.lesson) return { ok: false, refusal: missing(id) };
  return match.seed === null ? refuse('match.not-started') : done(match);
}

function unfitness(text: string): { ok: false; refusal: Refusal } | undefined {
  if (!/[^\s\p{Cc}\p{Cf}]/u.test(text)) return refuse('comment.empty');
  if (text.length > longestComment) return refuse('comment.too-long', { most: longestComment });
  return undefined;
}
