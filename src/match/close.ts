import { done, type Event, type Result, refuse } from '../engine/index.js';
import { appendOwed, changeMatch, deleteDrafts, deleteMatch, findMatch, touchTournament } from '../store/index.js';
import { noteAct } from './acts/note.js';
import type { MatchInfo } from './api.js';
import { attempt, conflict } from './attempt.js';
import type { Context } from './context.js';
import { missing } from './id.js';
import { infoOf, refuseEnded, refuseStranger } from './info.js';
import { firstOfSeries, gamesInSeries } from './series.js';

/**
 * See `MatchService.close`. No position is needed, so that a match whose rules fail can be closed too; and no move is
 * made, so that the record replays to where people stopped.
 */
export function close(context: Context, id: string, personId: string, manages: boolean): Promise<Result<MatchInfo>> {
  return attempt(context, id, async () => {
    const { db } = context.database;
    const match = await findMatch(db, id);
    if (!match) return { ok: false, refusal: missing(id) };
    if (match.status === 'over') return refuseEnded(match);
    if (!manages && match.host.id !== personId) return refuseStranger(match);
    const at = context.now();
    const game = Object.hasOwn(context.games, match.game) ? context.games[match.game] : undefined;
    const inSeries = game !== undefined && gamesInSeries(game, match) > 1;
    const event: Event = { id: inSeries ? 'match.closed-series' : 'match.closed-by', args: { person: personId } };
    const gathering = match.status === 'open';
    const stored = await context.database.transaction(async (tx) => {
      const over = { status: 'over', closedBy: personId, endedAt: at, turnOver: true } as const;
      if (!(await changeMatch(tx, id, match.version, gathering ? {} : over))) return false;
      await noteAct(context, tx, match, { id: personId, manages }, { kind: 'closed', about: { gathering } });
      if (gathering) await deleteMatch(tx, id);
      else {
        await deleteDrafts(tx, id);
        await touchTournament(tx, firstOfSeries(match));
        await appendOwed(tx, { matchId: id, kind: 'over', ready: true, events: [{ by: 'person', event }] }, at);
      }
      return true;
    });
    if (!stored) return conflict;
    if (gathering) return done(infoOf(match));
    context.owed();
    context.tournamentChanged();
    const after = await findMatch(db, id);
    return after ? done(infoOf(after)) : refuse('match.not-found', { match: id });
  });
}
