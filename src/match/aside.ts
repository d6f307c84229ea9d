import { type AnyGame, done, message, type Refusal, type Result, refuse } from '../engine/index.js';
import {
  appendOwed,
  changeMatch,
  isTaken,
  type MatchPatch,
  type OwedEvent,
  restoreOwed,
  type StoredMatch,
  shelveMatch,
  type Tx,
} from '../store/index.js';
import { about, housekeeping } from './attempt.js';
import type { Context } from './context.js';

/**
 * That the rules of this build would have made something else of a match, or cannot tell. Says in which respect they
 * are others, which is what must be undone for the match to go on.
 * @example rulesDiffer(match, game) // { id: 'match.aside', args: { cause: 'data', rules: '0.1.0-3f2a9c0d-1b7e5d2c' } }
 */
export function rulesDiffer({ rules, status }: StoredMatch, game: AnyGame | undefined): Refusal {
  const played = rules ?? '';
  const cause = game ? causeOf(played, game.rules) : 'gone';
  return message(status === 'over' ? 'match.unreadable' : 'match.aside', { cause, rules: played });
}

/** The data's hash stands last in the name of the rules. */
function causeOf(played: string, now: string): 'code' | 'data' | 'both' {
  const [was, is] = [played, now].map((rules) => {
    const at = rules.lastIndexOf('-');
    return { code: rules.slice(0, at), data: rules.slice(at + 1) };
  });
  if (was?.data === is?.data) return 'code';
  return was?.code === is?.code ? 'data' : 'both';
}

/**
 * Keeps a match without serving it, for this reason; a match that was being played tells its channel so, once, and
 * leaves it to others.
 * @example await setAside(context, match, rulesDiffer(match, game))
 */
export async function setAside(context: Context, match: StoredMatch, why: Refusal): Promise<void> {
  const { id, channelId, status, damage } = match;
  const known = context.aside.has(id);
  // One that gathers is only ever damaged; it would keep its channel from all others.
  const live = status === 'playing' || status === 'open';
  context.aside.set(id, { moves: match.moves, status: live ? 'aside' : status, why });
  if (live || (damage.length > 0 && !known)) {
    const what = { match: id, channel: channelId, why, ...(damage.length > 0 && { damage }) };
    context.log[why.id === 'match.damaged' ? 'error' : 'warn'](what, 'a match is set aside');
  }
  if (!live) return;
  await housekeeping(about(context, id), async () => {
    const told = await context.database.transaction(async (tx) => {
      const changed =
        damage.length > 0 ? await shelveMatch(tx, id) : await changeMatch(tx, id, match.version, { status: 'aside' });
      if (changed) await tell(tx, match, 'aside', why, context.now());
      return changed;
    });
    if (told) context.owed();
  });
}

/**
 * Sets a match aside of which something cannot be read; undefined: all can. Refused: match.damaged.
 * @example const damaged = await refuseDamaged(context, match)
 */
export async function refuseDamaged(context: Context, match: StoredMatch): Promise<Refusal | undefined> {
  if (match.damage.length === 0) return undefined;
  const why = message('match.damaged');
  await setAside(context, match, why);
  return why;
}

/**
 * Notes that the match goes on under the rules of this build. One that was aside comes back, and its channel is told
 * with the board and all that it was still owed. Refused: match.channel-busy, where another match has begun meanwhile.
 * @example const admitted = await admit(context, match, game)
 */
export async function accept(context: Context, match: StoredMatch, game: AnyGame): Promise<Result<StoredMatch>> {
  const back = match.status === 'aside';
  if (match.rules === game.rules && !back) return done(match);
  const patch: MatchPatch = { rules: game.rules, ...(back && { status: 'playing' }) };
  let changed = false;
  const write = async (): Promise<void> => {
    changed = await context.database.transaction(async (tx) => {
      if (!(await changeMatch(tx, match.id, match.version, patch))) return false;
      if (!back) return true;
      await restoreOwed(tx, match.id);
      await tell(tx, match, 'turn', message('match.back'), context.now());
      return true;
    });
  };
  try {
    // That other rules agree can as well be found out again.
    await (back ? write() : housekeeping(about(context, match.id), write));
  } catch (error) {
    if (isTaken(error)) return refuse('match.channel-busy');
    throw error;
  }
  context.aside.delete(match.id);
  if (changed && back) context.owed();
  // Another process was quicker to say so: its version stands, and a change made on ours will be done again.
  const status = back ? 'playing' : match.status;
  return done({ ...match, rules: game.rules, status, version: match.version + (changed ? 1 : 0) });
}

/** A lesson has no channel to be told. */
async function tell(
  tx: Tx,
  match: StoredMatch,
  kind: 'aside' | 'turn',
  event: OwedEvent['event'],
  at: number,
): Promise<void> {
  if (match.lesson) return;
  await appendOwed(tx, { matchId: match.id, kind, ready: true, events: [{ by: 'engine', event }] }, at);
}
