import type { Seat } from '../engine/index.js';
import {
  type Db,
  findMatch,
  listOwed,
  markGivenUp,
  markPosted,
  markSending,
  type Owed,
  releaseOwed,
} from '../store/index.js';
import type { Batch } from './api.js';
import type { Context } from './context.js';
import { anchorsOf } from './events.js';
import { infoOf } from './info.js';
import { beginWhenTold, type Heard, noteHeard } from './time/heard.js';

/** 22 characters in base64url; Discord takes at most 25. */
const nonceBytes = 16;

/** See `MatchService.takeBatches`. One at a time, so that no post is handed out twice. */
export function takeBatches(context: Context): Promise<Batch[]> {
  return context.queue('outbox', async () => {
    const { db } = context.database;
    if (choose(context, await listOwed(db)).length === 0) return [];
    const posts = await context.database.transaction(async (tx) => {
      const chosen = choose(context, await listOwed(tx));
      for (const { matchId, rows, nonce, retried } of chosen) {
        const ids = rows.map(({ id }) => id);
        if (!retried) await markSending(tx, ids, nonce);
        await beginWhenTold(tx, matchId, firstOf(rows), context.now());
      }
      return chosen;
    });
    const batches: Batch[] = [];
    let failed: unknown;
    for (const post of posts) {
      const { matchId, nonce, rows } = post;
      try {
        batches.push(await batchOf(db, post));
        context.sending.add(nonce);
        const damaged = rows.filter((row) => row.damaged).map(({ id }) => id);
        if (damaged.length > 0) context.log.error({ match: matchId, rows: damaged }, 'what a post tells is damaged');
      } catch (error) {
        // One bad match must not hold up the others.
        failed = error;
        context.log.error({ err: error, match: matchId }, 'a post cannot be made');
      }
    }
    if (failed !== undefined && batches.length === 0) throw failed;
    return batches;
  });
}

async function batchOf(db: Db, { matchId, rows, nonce, retried, followed, later }: Post): Promise<Batch> {
  const match = await findMatch(db, matchId);
  if (!match) throw new Error(`a post is owed for match ${matchId}, which is gone`);
  const events = rows.flatMap((row, index) =>
    row.events.map((one, at) => (at === 0 && rows[index - 1]?.ready ? { ...one, fresh: true as const } : one)),
  );
  const changed = anchorsOf(events.map(({ event }) => event));
  const since = firstOf(rows);
  const calls = callsOf(rows);
  const kind = kindOf(rows);
  const about = { nonce, match: infoOf(match), retried, since, followed, events, kind, changed };
  return { ...about, ...(calls && { calls }), ...(followed && { calledNext: callsOf(later) ?? 'all' }) };
}

function firstOf(rows: Owed[]): number {
  return Math.min(...rows.map(({ at }) => at));
}

/** Whom the rows of a post call; undefined: all that are waited for. */
function callsOf(rows: Owed[]): Seat[] | undefined {
  const ready = rows.filter((row) => row.ready);
  if (ready.some(({ calls }) => !calls)) return undefined;
  return [...new Set(ready.flatMap(({ calls }) => calls ?? []))];
}

/** See `MatchService.batchPosted`. */
export async function batchPosted(context: Context, nonce: string, messageId: string, heard?: Heard): Promise<void> {
  await context.database.transaction(async (tx) => {
    const match = await markPosted(tx, nonce, messageId);
    if (match !== undefined && heard) await noteHeard(tx, match, heard, context.now());
  });
  context.sending.delete(nonce);
}

/** See `MatchService.batchFailed`. */
export async function batchFailed(context: Context, nonce: string, how: 'later' | 'unsent' | 'give-up'): Promise<void> {
  if (how === 'unsent') await context.database.transaction((tx) => releaseOwed(tx, nonce));
  if (how === 'give-up') await context.database.transaction((tx) => markGivenUp(tx, nonce));
  context.sending.delete(nonce);
}

/** Rows that make one post. */
interface Post {
  matchId: string;
  rows: Owed[];
  nonce: string;
  retried: boolean;
  /** More is owed, and will be posted right behind it: these rows. */
  followed: boolean;
  later: Owed[];
}

/**
 * Of each match: the post that was begun and is not in hands, else the rows that wait, up to the last that calls
 * somebody or has news. Nothing while a post of the match is being sent, or the game before it in a series still owes one, so that
 * posts stand in order.
 */
function choose(context: Context, owed: Owed[]): Post[] {
  const posts: Post[] = [];
  const served = new Set<string>();
  for (const matchId of new Set(owed.map((row) => row.matchId))) {
    const rows = owed.filter((row) => row.matchId === matchId);
    const series = rows[0]?.series ?? matchId;
    if (served.has(series)) continue;
    served.add(series);
    const begun = rows.find(({ nonce }) => nonce !== undefined)?.nonce;
    if (begun !== undefined) {
      if (context.sending.has(begun)) continue;
      const later = rows.filter(({ nonce, ready }) => nonce !== begun && ready);
      const own = rows.filter(({ nonce }) => nonce === begun);
      posts.push({ matchId, rows: own, nonce: begun, retried: true, followed: later.length > 0, later });
      continue;
    }
    const last = rows.findLastIndex(({ ready }) => ready);
    if (last < 0) continue;
    const nonce = context.randomBytes(nonceBytes).toString('base64url');
    posts.push({ matchId, rows: rows.slice(0, last + 1), nonce, retried: false, followed: false, later: [] });
  }
  return posts;
}

/** What a post of these rows is. @example kindOf(rows) // 'turn' */
export function kindOf(rows: Owed[]): Batch['kind'] {
  // One that has come back meanwhile has a table again.
  if (rows.at(-1)?.kind === 'aside') return 'aside';
  const kinds = new Set(rows.map(({ kind }) => kind));
  return (['over', 'start', 'turn'] as const).find((kind) => kinds.has(kind)) ?? 'turn';
}
