import type { Move } from '../engine/index.js';
import { scriptMove } from '../lessons/script-move.js';
import { listMoves } from '../store/index.js';
import type { Context } from './context.js';
import type { Loaded } from './loaded.js';

/**
 * What the computer still has to play by a lesson's script, if there is any; undefined: the match is no lesson.
 * @example playEngineSeats(context, game, position, seats, await repliesLeft(context, loaded))
 */
export async function repliesLeft(context: Context, { match, game }: Loaded): Promise<Move[] | undefined> {
  if (!match.lesson) return undefined;
  const lesson = context.lessons[match.game];
  if (!lesson) return [];
  const since = await listMoves(context.database.db, match.id, lesson.before.length, match.moves);
  const played = since.filter(({ by }) => by === 'engine').length;
  return lesson.replies.slice(played).map((line) => scriptMove(game, line));
}
