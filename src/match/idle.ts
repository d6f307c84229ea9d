import { deleteMatch, findMatch, idleLobbies, matchUnchanged } from '../store/index.js';
import type { MatchInfo } from './api.js';
import type { Context } from './context.js';
import { infoOf } from './info.js';

/** See `MatchService.expire`. Whoever joins at the same moment is first, or finds the match closed. */
export async function expire(context: Context, afterMs: number): Promise<MatchInfo[]> {
  const since = context.now() - afterMs;
  const gone: MatchInfo[] = [];
  for (const id of await idleLobbies(context.database.db, since)) {
    const match = await context.queue(id, () => expireOne(context, id, since));
    if (match) gone.push(match);
  }
  return gone;
}

async function expireOne(context: Context, id: string, since: number): Promise<MatchInfo | undefined> {
  const match = await findMatch(context.database.db, id);
  if (!match) return undefined;
  const closed = await context.database.transaction(async (tx) => {
    const idle = (await idleLobbies(tx, since)).includes(id);
    if (!idle || !(await matchUnchanged(tx, id, match.version))) return false;
    await deleteMatch(tx, id);
    return true;
  });
  return closed ? infoOf(match) : undefined;
}
