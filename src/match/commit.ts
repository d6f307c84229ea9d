import { done, type Position, type Seat } from '../engine/index.js';
import {
  appendMoves,
  appendOwed,
  changeMatch,
  deleteDrafts,
  type MatchPatch,
  matchUnchanged,
  type OwedEvent,
  type StoredMatch,
  type StoredMove,
  saveSnapshot,
  type Tx,
  touchTournament,
  unowe,
} from '../store/index.js';
import type { Orders } from './api.js';
import type { Context } from './context.js';
import { anchorsOf } from './events.js';
import { withOrders } from './orders/with-orders.js';
import { asPlanned, keepSettled, type Settled } from './plans/play-plans.js';
import { cachePosition } from './positions.js';
import { announceResult } from './results/announce-result.js';
import { endingOf } from './results/ending.js';
import { keepResult } from './results/keep-result.js';
import { firstOfSeries, nextGame } from './series.js';
import { keepWaits } from './time/waits.js';

/** What one transaction brings into a match. */
export interface Commit {
  match: StoredMatch;
  /** The position that results; from now on shared. */
  position: Position;
  moves: StoredMove[];
  /** What happened, public events only. */
  events: OwedEvent[];
  kind: 'start' | 'turn' | 'over';
  /** The seats it calls; undefined: all that are waited for. The channel is told now if it calls anybody or is `over`. */
  calls?: Seat[];
  /** The channel is told now even so. */
  news?: true;
  /** Seats the engine plays from now on. */
  engine: Set<Seat>;
  /** Whose draft it uses up. */
  seat?: Seat;
  /**
   * The match goes back: what waits to be told of moves after the first so many is not told, drafts are outdated, and who
   * is called has time afresh.
   */
  back?: number;
  /** A half-made move of that seat goes on. */
  keeps?: boolean;
  /** What a person orders with it, from this position on; where that plays nothing, nothing else is stored. */
  given?: { seat: Seat; orders: Orders; save(tx: Tx): Promise<void> };
  /** What has become of plans on the way. */
  settled?: Settled;
  /** What else changes of the match. */
  patch?: MatchPatch;
  /** Further writes of the same transaction. */
  also?(tx: Tx): Promise<void>;
}

/**
 * Stores moves, position and the post they owe, with what people have ordered and planned for that position, and where a
 * game of a series ends the next one, all or nothing; false: another process changed the match since it was read, and
 * nothing is stored. The drafts of other seats stay: they are played anew when their owners next look.
 * @example if (!(await commit(context, { match, position, moves, events, kind: 'turn', ready: true, engine }))) return conflict
 */
export async function commit(context: Context, asked: Commit): Promise<boolean> {
  const change = await withOrders(context, asked);
  if (change.given && change.moves.length === 0 && !change.settled)
    return keep(context, change.match, change.given.save);
  const { match, position, moves, kind } = change;
  // The computer needs no post to be called.
  const calls = change.calls?.filter((seat) => !change.engine.has(seat));
  const at = context.now();
  const count = match.moves + moves.length;
  const over = kind === 'over';
  const ready = over || change.news === true || calls?.length !== 0;
  /** It tells of moves and of nothing else. */
  const plain = kind === 'turn' && asked.moves.length > 0 && !asked.news && asked.back === undefined;
  const { resignedSeat, concededTo } = change.patch ?? {};
  const goesOn = over && resignedSeat === undefined && concededTo === undefined;
  const next = goesOn ? await nextGame(context, match, position, change.engine) : done(undefined);
  const events = next.ok ? change.events : [...change.events, { by: 'engine' as const, event: next.refusal }];
  const sequel = next.ok ? next.value : undefined;
  // Nobody is measured by a lesson, nor by a series that goes on.
  const ending = over && !sequel && !match.lesson ? await endingOf(context, match, position) : undefined;
  const anchors = anchorsOf(events.map(({ event }) => event));
  const patch: MatchPatch = {
    moves: count,
    changed: [...new Set([...(match.turnOver ? [] : match.changed), ...anchors])],
    turnOver: ready,
    ...(over && { status: 'over' as const, endedAt: at }),
    ...change.patch,
  };
  let stale = false;
  const stored = await context.database.transaction(async (tx) => {
    if (!(await asPlanned(tx, change.settled))) return false;
    if (!(await changeMatch(tx, match.id, match.version, patch))) return false;
    await appendMoves(tx, match.id, match.moves, moves, at);
    if (change.back !== undefined) await unowe(tx, match.id, change.back);
    await saveSnapshot(tx, match.id, { moves: count, position });
    if (over) await deleteDrafts(tx, match.id);
    else if (change.seat !== undefined) await deleteDrafts(tx, match.id, change.seat);
    if (change.settled && !over) await keepSettled(tx, change.settled, count, at);
    await change.also?.(tx);
    await change.given?.save(tx);
    // A lesson has no channel to be told.
    const owed = {
      matchId: match.id,
      kind,
      ready,
      events,
      ...(calls && { calls }),
      ...(plain && { base: match.moves }),
    };
    if (!match.lesson) await appendOwed(tx, owed, at);
    const { engine } = change;
    const game = match.lesson ? undefined : context.games[match.game];
    const moved = change.back === undefined ? moves : [];
    if (game) await keepWaits(tx, { match, game, position, moves: moved, engine, over, at, ...(calls && { calls }) });
    await sequel?.insert(tx);
    if (over && !sequel) await touchTournament(tx, firstOfSeries(match));
    // What cannot be told now is looked for when the bot starts.
    if (ending?.ok && game) {
      stale = await keepResult(tx, game, match.id, ending.value, at);
      await announceResult(tx, match, at);
    }
    return true;
  });
  context.committed?.(match.game, stored ? kind : 'conflict');
  if (!stored) return false;
  cachePosition(context, match.id, { moves: count, position });
  if (sequel) cachePosition(context, sequel.id, sequel.cached);
  if (ready && !match.lesson) context.owed();
  if (over && !sequel) context.tournamentChanged();
  if (stale) context.rater?.wake();
  if (change.engine.size > 0 && !match.lesson) context.computer?.wake(sequel?.id ?? match.id);
  return true;
}

/** Writes what nobody else sees of a match, if it is as it was read. */
function keep(context: Context, { id, version }: StoredMatch, save: (tx: Tx) => Promise<void>): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    if (!(await matchUnchanged(tx, id, version))) return false;
    await save(tx);
    return true;
  });
}
