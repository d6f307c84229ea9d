import { awaited, done, type Event, type Refusal, type Result, type Seat } from '../../engine/index.js';
import { addTenure, endTenure, type MatchPatch, type StoredMatch, type Tx } from '../../store/index.js';
import { conflict } from '../attempt.js';
import { commit } from '../commit.js';
import type { Context } from '../context.js';
import { engineSeats, infoOf } from '../info.js';
import type { Loaded } from '../loaded.js';
import { maySit } from './may-sit.js';

/**
 * Gives a seat to somebody who holds none, as it stands: the draft in it is gone, the channel is told, and where the match
 * waits for the seat its new holder is called. What the computer is thinking about for it counts no more. Refused: server.too-many-matches,
 * unless the seat was theirs before.
 * @example return handOver(context, loaded, 2, personId, event)
 */
export async function handOver(
  context: Context,
  { match, game, position }: Loaded,
  seat: Seat,
  personId: string,
  event: Event,
  also?: (tx: Tx) => Promise<void>,
): Promise<Result<undefined> | typeof conflict> {
  const engine = engineSeats(match);
  engine.delete(seat);
  const waited = awaited(game.pending(position.state)).map((decision) => decision.seat);
  const giving = commit(context, {
    match,
    position,
    moves: [],
    events: [{ by: 'person', event }],
    kind: 'turn',
    calls: waited.filter((one) => one === seat),
    news: true,
    engine,
    seat,
    patch: hostWithout(match, seat, personId),
    async also(tx) {
      const refusal = await maySit(tx, match, seat, personId);
      // Nothing of it is written then.
      if (refusal) throw new NoRoom(refusal);
      await endTenure(tx, match.id, seat, match.moves);
      const { id: matchId, moves: fromMove } = match;
      await addTenure(tx, { matchId, seat, userId: personId, fromMove, at: context.now() });
      await also?.(tx);
    },
  });
  try {
    if (!(await giving)) return conflict;
  } catch (error) {
    if (!(error instanceof NoRoom)) throw error;
    return { ok: false, refusal: error.refusal };
  }
  // Its last press was somebody else's.
  context.pressed.delete(`${match.id}:${seat}`);
  return done(undefined);
}

/** Ends a transaction in which it turns out that somebody may not have one more seat. */
class NoRoom extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.id);
  }
}

/**
 * Who hosts a match when a seat is given up: if that was the host's, the next who holds one, or else who takes it.
 * @example patch: hostWithout(match, seat)
 */
export function hostWithout(match: StoredMatch, seat: Seat, taker?: string): MatchPatch {
  const { seats } = infoOf(match);
  const leaver = seats[seat];
  if (leaver?.by !== 'person' || leaver.person.id !== match.host.id) return {};
  const others = [...seats.slice(seat + 1), ...seats.slice(0, seat)].filter(({ by }) => by === 'person');
  const hostId = others[0]?.person.id ?? taker;
  return hostId === undefined ? {} : { hostId };
}
