import type { Comment } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import { cut } from './cut.js';
import { literal, markdownName, plainName } from './names.js';

/** So many of a turn's comments stand below it. */
const mostBelow = 3;
/** So much of each; who wants the rest asks for it. */
const mostOfEach = 200;

/** Signs that take no room, but for those that join signs to one. */
const tricks = /(?!\u200d|\u200c)\p{Cf}/gu;

/** What was said, on one line. @example plainComment(comment) // 'A fine catch!' */
export function plainComment({ text }: Pick<Comment, 'text'>): string {
  return text
    .replace(tricks, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** What was said and by whom, read as it was written. @example commentLine(comment, words) // '💬 Ann: A fine catch!' */
export function commentLine(
  comment: Pick<Comment, 'person' | 'text'>,
  words: Pick<Words, 'text'>,
  most = Infinity,
): string {
  const text = literal(cut(plainComment(comment), most));
  return words.text('comment.line', { who: markdownName(comment.person.name), text });
}

/** The last of a turn's comments, a line each. @example commentLines(past.comments, words) */
export function commentLines(comments: Comment[], words: Pick<Words, 'text'>): string[] {
  return comments.slice(-mostBelow).map((one) => commentLine(one, words, mostOfEach));
}

/** Is there more to be read than `commentLines` tells? */
export function hasMore(comments: Comment[]): boolean {
  return comments.length > mostBelow || comments.some((one) => plainComment(one).length > mostOfEach);
}

/** All of them in full, unescaped. @example allComments(past.comments) // ['Ann: A fine catch!'] */
export function allComments(comments: Comment[]): string[] {
  return comments.map((one) => `${plainName(one.person.name)}: ${plainComment(one)}`);
}

/** Which turn it was. @example turnName(12, words) // 'turn 12' */
export function turnName(turn: number, words: Pick<Words, 'text'>): string {
  return turn === 0 ? words.text('replay.before') : words.text('comment.turn', { turn });
}
