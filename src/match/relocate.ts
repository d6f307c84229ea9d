import { done, type Event, type Result, refuse } from '../engine/index.js';
import {
  appendOwed,
  changeMatch,
  findMatch,
  isTaken,
  matchesOfSeries,
  owesAny,
  restoreOwed,
  saveGuild,
  settingsOf,
} from '../store/index.js';
import { noteAct } from './acts/note.js';
import type { MatchInfo } from './api.js';
import { attempt, conflict } from './attempt.js';
import type { Context } from './context.js';
import { infoOf, refuseEnded } from './info.js';
import { mayCome } from './servers/may-come.js';
import { mayStand } from './servers/may-open.js';
import { type Destination, languageOf } from './servers/settings.js';

/** See `MatchService.relocate`. */
export function relocate(
  context: Context,
  id: string,
  personId: string,
  to: Destination,
  leave?: 'keeper' | 'consent',
): Promise<Result<MatchInfo>> {
  return attempt(context, id, async () => {
    const { db } = context.database;
    const match = await findMatch(db, id);
    if (!match) return refuse('match.not-found', { match: id });
    const tenure = match.tenures.find((held) => held.current && held.person?.id === personId);
    if (match.lesson) return refuse('match.not-found', { match: id });
    if (!tenure && leave !== 'keeper') return refuse('match.not-seated');
    if (match.status === 'over') return refuseEnded(match);
    if (match.channelId === to.channelId) return refuse('match.already-here');
    const abroad = match.guildId !== to.guildId;
    if (abroad && !leave && match.host.id !== personId) return refuse('match.needs-consent');
    const at = context.now();
    const series = match.series ? await matchesOfSeries(db, match.series.first) : [];
    const settings = await settingsOf(db, to.guildId);
    // Who manages a server may bring its matches anywhere in it.
    const refusal = leave === 'keeper' && !abroad ? undefined : mayStand(settings, to);
    if (refusal) return { ok: false, refusal };
    try {
      const moved = await context.database.transaction(async (tx) => {
        // Whoever reads it where others have agreed is one of those.
        const by = { id: personId, ...(leave !== 'consent' && { asked: personId }) };
        const full = abroad ? await mayCome(tx, settings, match, to, by) : undefined;
        if (full) return full;
        await saveGuild(tx, { id: to.guildId, locale: to.locale }, at);
        const patch = { guildId: to.guildId, channelId: to.channelId, locale: languageOf(settings, to) };
        if (!(await changeMatch(tx, id, match.version, patch))) return false;
        const about = { from: match.channelId, ...(abroad && { guild: to.guildId }) };
        const act = { kind: 'moved' as const, channelId: to.channelId, about };
        if (leave === 'keeper') await noteAct(context, tx, match, { id: personId, manages: true }, act);
        if (match.status === 'playing') {
          // What the old channel could not take is told in the new one, by earlier games of the series too.
          for (const earlier of series.slice(0, -1)) {
            if (!(await owesAny(tx, earlier.id))) continue;
            await changeMatch(tx, earlier.id, earlier.version, patch);
            await restoreOwed(tx, earlier.id);
          }
          await restoreOwed(tx, id);
          const seat = tenure?.seat ?? undefined;
          const event: Event =
            seat === undefined
              ? { id: 'match.moved-by', args: { person: personId } }
              : { id: 'match.moved-here', args: { seat: { seat } } };
          await appendOwed(tx, { matchId: id, kind: 'turn', ready: true, events: [{ by: 'person', event }] }, at);
        }
        return true;
      });
      if (!moved) return conflict;
      if (moved !== true) return { ok: false, refusal: moved };
    } catch (error) {
      if (!isTaken(error)) throw error;
      return refuse('match.channel-taken', { match: '' });
    }
    const now = await findMatch(db, id);
    if (!now) throw new Error(`match ${id} vanished while it was moved`);
    if (match.status === 'playing') context.owed();
    return done(infoOf(now));
  });
}
