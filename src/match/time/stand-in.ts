import { done, type Result, refuse, type Seat } from '../../engine/index.js';
import { findMatch, matchUnchanged, saveWait, waitsOf } from '../../store/index.js';
import { noteAct } from '../acts/note.js';
import type { MatchInfo } from '../api.js';
import { attempt, conflict } from '../attempt.js';
import type { Context } from '../context.js';
import { missing } from '../id.js';
import { infoOf, refuseEnded, seatOf } from '../info.js';
import type { Organiser } from '../organiser.js';

/** See `MatchService.standIn`. */
export function standIn(context: Context, id: string, by: Organiser, seat: Seat): Promise<Result<MatchInfo>> {
  return attempt(context, id, async () => {
    const { db } = context.database;
    const match = await findMatch(db, id);
    if (!match) return { ok: false, refusal: missing(id) };
    if (match.status === 'over') return refuseEnded(match);
    const own = seatOf(match, by.id);
    const organises = by.manages || match.host.id === by.id;
    if (own === undefined && !organises) return refuse('match.not-seated');
    if (match.pace.late !== 'others' && !organises) return refuse('time.not-for-others');
    if (own === seat) return refuse('time.own-turn');
    if (!context.computer) return refuse('time.no-computer');
    const wait = (await waitsOf(db, id)).find((one) => one.seat === seat);
    if (!wait) return refuse('time.not-waiting', { seat: { seat } });
    if (wait.late === undefined) return refuse('time.not-late', { seat: { seat } });
    if (wait.standIn) return refuse('time.standing-in', { seat: { seat } });
    const stored = await context.database.transaction(async (tx) => {
      if (!(await matchUnchanged(tx, id, match.version))) return false;
      await saveWait(tx, { ...wait, standIn: true });
      const holder = infoOf(match).seats[seat]?.person.id;
      // Where players may do it, they do it as players.
      const asPlayer = own !== undefined && match.pace.late === 'others';
      if (!asPlayer) await noteAct(context, tx, match, by, { kind: 'stand-in', ...(holder && { personId: holder }) });
      return true;
    });
    if (!stored) return conflict;
    context.computer.wake(id);
    return done(infoOf(match));
  });
}
