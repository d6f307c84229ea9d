import { checkTable, done, type Result, refuse, type Seat } from '../engine/index.js';
import { assignSeat, findMatch } from '../store/index.js';
import type { PublicMatch } from './api.js';
import { refuseDamaged } from './aside.js';
import { attempt, conflict } from './attempt.js';
import { commit } from './commit.js';
import type { Context } from './context.js';
import { deal, newSeed } from './deal.js';
import { refuseGuest } from './info.js';
import { openMatch, publicMatch } from './open-seat.js';
import { seated } from './seating.js';
import { resumedOptions } from './series.js';

/** See `MatchService.start`. */
export function startMatch(context: Context, id: string, personId: string): Promise<Result<PublicMatch>> {
  return attempt(context, id, async () => {
    const match = await findMatch(context.database.db, id);
    if (!match) return refuse('match.not-found', { match: id });
    const damaged = await refuseDamaged(context, match);
    if (damaged) return { ok: false, refusal: damaged };
    if (match.status !== 'open') return refuse('match.not-open');
    if (match.host.id !== personId) return refuseGuest(match);
    const game = context.games[match.game];
    if (!game) return refuse('match.no-such-game', { game: match.game });
    const seats = match.tenures.length;
    const options = await resumedOptions(context, game, match);
    const unfit = checkTable(game, seats, options);
    if (unfit) return { ok: false, refusal: unfit };

    const seed = newSeed(context);
    const seating = seated(seed, match, match.tenures);
    const engine = new Set(seating.flatMap(({ person }, seat): Seat[] => (person ? [] : [seat])));
    const { begun, ...dealt } = deal(context, game, seats, options, seed, engine);
    const stored = await commit(context, {
      match,
      ...dealt,
      engine,
      patch: { ...begun, options },
      async also(tx) {
        for (const [seat, tenure] of seating.entries()) await assignSeat(tx, tenure.id, seat);
      },
    });
    if (!stored) return conflict;
    const loaded = await openMatch(context, id);
    return loaded.ok ? done(publicMatch(loaded.value)) : loaded;
  });
}
