import { done, type Event, type Result, refuse } from '../../engine/index.js';
import { appendOwed, changeMatch, findMatch } from '../../store/index.js';
import { noteAct } from '../acts/note.js';
import type { MatchInfo } from '../api.js';
import { attempt, conflict } from '../attempt.js';
import type { Context } from '../context.js';
import { missing } from '../id.js';
import { infoOf, refuseEnded, refuseStranger } from '../info.js';
import type { Organiser } from '../organiser.js';

/** See `MatchService.handOverHost`. */
export function handOverHost(context: Context, id: string, by: Organiser, to: string): Promise<Result<MatchInfo>> {
  return attempt(context, id, async () => {
    const { db } = context.database;
    const match = await findMatch(db, id);
    if (!match) return { ok: false, refusal: missing(id) };
    if (match.status === 'over') return refuseEnded(match);
    if (!by.manages && match.host.id !== by.id) return refuseStranger(match);
    const person = `<@${to}>`;
    if (match.host.id === to) return refuse('host.already', { person });
    if (!match.tenures.some((held) => held.current && held.person?.id === to))
      return refuse('host.no-seat', { person });
    const playing = match.status === 'playing';
    const stored = await context.database.transaction(async (tx) => {
      const stirred = match.status === 'open' && { stirredAt: context.now() };
      if (!(await changeMatch(tx, id, match.version, { hostId: to, ...stirred }))) return false;
      await noteAct(context, tx, match, by, { kind: 'host', personId: to, about: { from: match.host.id } });
      const event: Event = { id: 'match.host-now', args: { by: by.id, person: to } };
      const events = [{ by: 'person' as const, event }];
      if (playing) await appendOwed(tx, { matchId: id, kind: 'turn', ready: true, calls: [], events }, context.now());
      return true;
    });
    if (!stored) return conflict;
    if (playing) context.owed();
    const after = await findMatch(db, id);
    return after ? done(infoOf(after)) : { ok: false, refusal: missing(id) };
  });
}
