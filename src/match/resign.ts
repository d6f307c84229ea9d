import { usualLevel } from '../computer/levels.js';
import { copyPosition, done, type Event, type Result, refuse } from '../engine/index.js';
import { addTenure, endTenure, findMatch } from '../store/index.js';
import type { MatchInfo } from './api.js';
import { attempt, conflict } from './attempt.js';
import { commit } from './commit.js';
import type { Context } from './context.js';
import { playEngineSeats } from './engine-seats.js';
import { engineSeats, infoOf, seatCount } from './info.js';
import { openSeat } from './open-seat.js';
import { stillWaited } from './seals.js';
import { hostWithout } from './seats/hand-over.js';
import { gamesInSeries } from './series.js';

/** With no more seats than this, nobody is left to play against once one has resigned. */
const tooFewToGoOn = 2;

/**
 * See `MatchService.resign`. The channel is told in either case; the person's draft is thrown away. `goesOn`: with another person at
 * the table it goes on even with two seats.
 */
export function resign(
  context: Context,
  id: string,
  personId: string,
  { goesOn = false } = {},
): Promise<Result<MatchInfo>> {
  return attempt(context, id, async () => {
    const opened = await openSeat(context, id, personId);
    if (!opened.ok) return opened;
    const { loaded, seat } = opened.value;
    const { match, game } = loaded;
    const at = context.now();
    const others = infoOf(match).seats.filter((one) => one.by === 'person' && one.seat !== seat);
    const ends = seatCount(match) <= tooFewToGoOn && !(goesOn && others.length > 0);
    // With nobody left it is not worth a thought.
    const script = others.length === 0 ? [] : undefined;
    const position = copyPosition(loaded.position);
    const seats = engineSeats(match).add(seat);
    const engine = ends
      ? { moves: [], events: [], calls: [] }
      : playEngineSeats(context, game, position, seats, script);
    const after = game.pending(position.state);
    const over = ends || after.length === 0;
    const inSeries = gamesInSeries(game, match) > 1;
    const ended = inSeries ? 'match.resigned-series' : 'match.resigned-over';
    const event: Event = { id: ends ? ended : 'match.resigned-on', args: { seat: { seat } } };
    const stored = await commit(context, {
      match,
      position,
      moves: engine.moves,
      events: [{ seat, by: 'person', event }, ...engine.events],
      kind: over ? 'over' : 'turn',
      calls: stillWaited(after, engine.calls),
      news: true,
      engine: seats,
      seat,
      patch: ends ? { resignedSeat: seat } : hostWithout(match, seat),
      async also(tx) {
        if (ends) return;
        await endTenure(tx, match.id, seat, match.moves);
        await addTenure(tx, { matchId: match.id, seat, userId: null, level: usualLevel, fromMove: match.moves, at });
      },
    });
    if (!stored) return conflict;
    const now = await findMatch(context.database.db, match.id);
    return now ? done(infoOf(now)) : refuse('match.not-found', { match: id });
  });
}
