import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  apply,
  check,
  copyPosition,
  done,
  type Position,
  type ReplayStep,
  type Result,
  refuse,
  replaying,
} from '../engine/index.js';
import {
  changeMatch,
  findSnapshot,
  isTaken,
  listMoves,
  matchUnchanged,
  type Snapshot,
  type StoredMatch,
  saveSnapshot,
  storeRefusal,
} from '../store/index.js';
import { housekeeping } from './attempt.js';
import type { Context } from './context.js';
import { infoOf } from './info.js';
import { breathe } from './slices.js';

/** A started match with the game that plays it and its committed position, which is shared: never change it. */
export interface Seen {
  match: StoredMatch;
  game: AnyGame;
  position: Position;
}

/**
 * The committed position of a started match: from memory, else from the snapshot, else rebuilt from the moves. A
 * match whose rules have changed since is served only if its replay under the new ones is equal to its snapshot;
 * else it is set aside. Refused: match.aside.
 * @example const seen = await see(context, match)
 */
export async function see(context: Context, match: StoredMatch): Promise<Result<Seen>> {
  const game = Object.hasOwn(context.games, match.game) ? context.games[match.game] : undefined;
  const judged = context.aside.get(match.id) === match.moves;
  const cached = context.positions.get(match.id);
  if (cached?.moves === match.moves && game && match.status !== 'aside') {
    return done({ match, game, position: cached.position });
  }
  const kept = game && !judged ? await findSnapshot(context.database.db, match.id) : undefined;
  const snapshot = kept && kept.moves <= match.moves ? kept : undefined;
  const same = match.rules === game?.rules;
  const position = game && !judged && (await (same ? resume : agree)(context, match, game, snapshot));
  const admitted = position && (await admit(context, match, game));
  if (!admitted) {
    await setAside(context, match);
    return refuse('match.aside', { match: match.id });
  }
  remember(context, match.id, { moves: match.moves, position });
  return done({ match: admitted, game, position });
}

/** Keeps the newest committed position in memory.
 * @example remember(context, match.id, { moves, position }) */
export function remember(context: Context, matchId: string, seen: { moves: number; position: Position }): void {
  const cached = context.positions.get(matchId);
  if (!cached || cached.moves <= seen.moves) context.positions.set(matchId, seen);
}

/**
 * Plays a whole match again from its seed, in slices: the event loop turns meanwhile. Refused: replay.move and those of `checkTable`; replay.short where moves
 * are missing; replay.broken where the rules fail, since rules of today may be asked to play moves of long ago.
 * @example await replayed(context, match, game)
 */
export async function replayed(
  context: Pick<Context, 'database'>,
  match: StoredMatch,
  game: AnyGame,
  visit?: (step: ReplayStep<unknown>) => void,
): Promise<Result<Position>> {
  try {
    const moves = await listMoves(context.database.db, match.id, 0, match.moves);
    if (moves.length !== match.moves) return refuse('replay.short', { moves: moves.length, expected: match.moves });
    const names = infoOf(match).seats.map(({ person }) => person.name);
    const record = { seed: match.seed ?? '', options: match.options, names, moves: moves.map(({ move }) => move) };
    const steps = replaying(game, record);
    let next = steps.next();
    for (; !next.done; next = steps.next()) {
      visit?.(next.value);
      await breathe();
    }
    return next.value;
  } catch (error) {
    if (storeRefusal(error)) throw error;
    return refuse('replay.broken', { error: error instanceof Error ? error.message : String(error) });
  }
}

/** Are two positions the same once written down?
 * @example if (!samePosition(snapshot.position, rebuilt)) … */
export function samePosition(a: Position, b: Position): boolean {
  const plain = (position: Position): unknown => JSON.parse(JSON.stringify(position));
  return isDeepStrictEqual(plain(a), plain(b));
}

/** Same rules: the snapshot is believed, and what it lacks is played on top; a damaged one is made anew. */
async function resume(
  context: Context,
  match: StoredMatch,
  game: AnyGame,
  snapshot: Snapshot | undefined,
): Promise<Position | undefined> {
  if (snapshot?.moves === match.moves) return snapshot.position;
  const position = snapshot
    ? await playOn(context, match, game, snapshot)
    : await replayed(context, match, game).then((result) => (result.ok ? result.value : undefined));
  if (!position) return undefined;
  const { transaction } = context.database;
  await housekeeping(context, () =>
    transaction(async (tx) => {
      if (await matchUnchanged(tx, match.id, match.version)) {
        await saveSnapshot(tx, match.id, { moves: match.moves, position });
      }
    }),
  );
  return position;
}

async function playOn(
  context: Context,
  match: StoredMatch,
  game: AnyGame,
  snapshot: Snapshot,
): Promise<Position | undefined> {
  const moves = await listMoves(context.database.db, match.id, snapshot.moves, match.moves);
  const position = copyPosition(snapshot.position);
  for (const { move } of moves) {
    if (check(game, position.state, move)) return undefined;
    apply(game, position, move);
  }
  return moves.length === match.moves - snapshot.moves ? position : undefined;
}

/** Other rules: they may go on with the match if they would have made exactly the same of it. */
async function agree(
  context: Context,
  match: StoredMatch,
  game: AnyGame,
  snapshot: Snapshot | undefined,
): Promise<Position | undefined> {
  if (snapshot?.moves !== match.moves) return undefined;
  const again = await replayed(context, match, game);
  return again.ok && samePosition(again.value, snapshot.position) ? again.value : undefined;
}

/**
 * Notes that the match goes on under these rules, also after it was aside; undefined: it cannot come back, since
 * another match has begun in its channel.
 */
async function admit(context: Context, match: StoredMatch, game: AnyGame): Promise<StoredMatch | undefined> {
  const status = match.status === 'aside' ? 'playing' : match.status;
  if (match.rules === game.rules && match.status === status) return match;
  try {
    const changed = await context.database.transaction((tx) =>
      changeMatch(tx, match.id, match.version, { rules: game.rules, status }),
    );
    // Another process was quicker to say so: its version stands, and a change made on ours will be done again.
    return { ...match, rules: game.rules, status, version: match.version + (changed ? 1 : 0) };
  } catch (error) {
    if (isTaken(error)) return undefined;
    throw error;
  }
}

async function setAside(context: Context, match: StoredMatch): Promise<void> {
  context.aside.set(match.id, match.moves);
  if (match.status !== 'playing') return;
  const { transaction } = context.database;
  await housekeeping(context, () => transaction((tx) => changeMatch(tx, match.id, match.version, { status: 'aside' })));
}
