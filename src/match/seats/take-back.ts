import { done, type Result, refuse } from '../../engine/index.js';
import { findMatch } from '../../store/index.js';
import type { MatchInfo } from '../api.js';
import { attempt, conflict } from '../attempt.js';
import type { Context } from '../context.js';
import { formerSeat, infoOf, refuseEnded, seatOf, unseated } from '../info.js';
import { openMatch } from '../open-seat.js';
import { handOver } from './hand-over.js';
import { mayTakeAway } from './may-take-away.js';

/** See `MatchService.takeBack`. */
export function takeBack(context: Context, id: string, personId: string): Promise<Result<MatchInfo>> {
  return attempt(context, id, async () => {
    const loaded = await openMatch(context, id);
    if (!loaded.ok) return loaded;
    const { match } = loaded.value;
    if (match.lesson) return refuse('match.not-found', { match: id });
    if (match.status === 'over') return refuseEnded(match);
    if (seatOf(match, personId) !== undefined) return refuse('match.already-in');
    const info = infoOf(match);
    const former = formerSeat(match, personId);
    const own = info.seats.find(
      ({ seat, person }) =>
        mayTakeAway(info, seat) && (person.id === personId || (former?.replaced && former.seat === seat)),
    );
    if (!own) return { ok: false, refusal: unseated(match, personId) };
    const event = { id: 'match.taken-back', args: { seat: { seat: own.seat } } };
    const given = await handOver(context, loaded.value, own.seat, personId, event);
    if (given === conflict || !given.ok) return given;
    const now = await findMatch(context.database.db, id);
    return now ? done(infoOf(now)) : refuse('match.not-found', { match: id });
  });
}
