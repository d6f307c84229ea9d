import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, done, type Position, type ReplayStep, type Result, refuse, replaying } from '../engine/index.js';
import {
  countMoves,
  DamageError,
  findMatch,
  findSnapshot,
  listMoves,
  matchUnchanged,
  type Snapshot,
  type StoredMatch,
  saveSnapshot,
  storeRefusal,
} from '../store/index.js';
import { accept, refuseDamaged, rulesDiffer, setAside } from './aside.js';
import { about, housekeeping } from './attempt.js';
import type { Context } from './context.js';
import { recordNames, seatCount } from './info.js';
import type { Loaded } from './loaded.js';
import { breathe } from './slices.js';

/**
 * The committed position of a started match: from memory, else from the snapshot, else rebuilt from the moves. A
 * match whose rules have changed since is served only if its replay under the new ones is equal to its snapshot;
 * else it is set aside. Refused: match.aside, match.damaged, match.channel-busy.
 * @example const loaded = await loadMatch(context, match)
 */
export async function loadMatch(context: Context, match: StoredMatch): Promise<Result<Loaded>> {
  const game = Object.hasOwn(context.games, match.game) ? context.games[match.game] : undefined;
  const damaged = await refuseDamaged(context, match);
  if (damaged) return { ok: false, refusal: damaged };
  const cached = context.positions.get(match.id);
  if (cached?.moves === match.moves && game && match.status !== 'aside') {
    return done({ match, game, position: cached.position });
  }
  const known = context.aside.get(match.id);
  if (known?.moves === match.moves && known.status === match.status) return { ok: false, refusal: known.why };
  // Whoever asks while it is looked at gets the same answer: a replay takes a while.
  const running = context.loading.get(match.id);
  if (running) return running;
  const looking = loadAnew(context, match, game).finally(() => context.loading.delete(match.id));
  context.loading.set(match.id, looking);
  return looking;
}

async function loadAnew(context: Context, match: StoredMatch, game: AnyGame | undefined): Promise<Result<Loaded>> {
  const judged = await positionOf(context, match, game);
  if (!judged.ok || !game) {
    const now = await findMatch(context.database.db, match.id);
    // Somebody has committed while it was read.
    if (now && now.version !== match.version) return loadAnew(context, now, game);
    const why = judged.ok ? rulesDiffer(match, game) : judged.refusal;
    await setAside(context, match, why);
    return { ok: false, refusal: why };
  }
  const admitted = await accept(context, match, game);
  if (!admitted.ok) return admitted;
  cachePosition(context, match.id, { moves: match.moves, position: judged.value });
  return done({ match: admitted.value, game, position: judged.value });
}

/** The position of a match as this build sees it. Refused: match.aside, match.damaged. */
async function positionOf(context: Context, match: StoredMatch, game: AnyGame | undefined): Promise<Result<Position>> {
  if (!game) return { ok: false, refusal: rulesDiffer(match, game) };
  const { db } = context.database;
  if (match.seed === null || (await countMoves(db, match.id)) !== match.moves) return refuse('match.damaged');
  const snapshot = await findSnapshot(db, match.id);
  const same = match.rules === game.rules;
  const found = await (same ? resume(context, match, game, snapshot) : acceptReplay(context, match, game, snapshot));
  return found.ok && found.value.seats !== seatCount(match) ? refuse('match.damaged') : found;
}

/** Keeps the newest committed position in memory.
 * @example remember(context, match.id, { moves, position }) */
export function cachePosition(context: Context, matchId: string, loaded: { moves: number; position: Position }): void {
  const cached = context.positions.get(matchId);
  if (!cached || cached.moves <= loaded.moves) context.positions.set(matchId, loaded);
}

/**
 * Plays a whole match again from its seed, in slices: the event loop turns meanwhile. Refused: replay.move and those of `checkTable`; replay.short where moves
 * are missing; replay.damaged where one cannot be read; replay.broken where the rules fail, since rules of today may be asked to play moves of long ago.
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
    const names = recordNames(match);
    const record = { seed: match.seed ?? '', options: match.options, names, moves: moves.map(({ move }) => move) };
    const steps = replaying(game, record);
    let next = steps.next();
    for (; !next.done; next = steps.next()) {
      visit?.(next.value);
      await breathe();
    }
    return next.value;
  } catch (error) {
    if (error instanceof DamageError) return refuse('replay.damaged', { place: error.place });
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

/** Same rules: the snapshot is believed; one that is damaged or lags behind is made anew. */
async function resume(
  context: Context,
  match: StoredMatch,
  game: AnyGame,
  snapshot: Snapshot | undefined,
): Promise<Result<Position>> {
  if (snapshot?.moves === match.moves) return done(snapshot.position);
  const again = await replayed(context, match, game);
  if (!again.ok) return refuse('match.damaged');
  const { transaction } = context.database;
  await housekeeping(about(context, match.id), () =>
    transaction(async (tx) => {
      if (await matchUnchanged(tx, match.id, match.version)) {
        await saveSnapshot(tx, match.id, { moves: match.moves, position: again.value });
      }
    }),
  );
  return again;
}

/** Refusals of a replay that are nobody's rules' doing. */
const unread = ['replay.short', 'replay.damaged'];

/**
 * Other rules: they may go on with the match if they would have made exactly the same of it. Where the position is
 * not there to be compared, the rules it was played by can still make it anew.
 */
export async function acceptReplay(
  context: Pick<Context, 'database'>,
  match: StoredMatch,
  game: AnyGame,
  snapshot: Snapshot | undefined,
): Promise<Result<Position>> {
  const again = await replayed(context, match, game);
  if (!again.ok && unread.includes(again.refusal.id)) return refuse('match.damaged');
  if (again.ok && snapshot?.moves === match.moves && samePosition(again.value, snapshot.position)) return again;
  return { ok: false, refusal: rulesDiffer(match, game) };
}
