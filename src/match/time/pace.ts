import { type Days, daysIn, isDay } from '../../days/calendar.js';
import { type Late, type Limit, mostOff, type Pace, timeFor } from '../../days/pace.js';
import { done, type Result, refuse, type Seat } from '../../engine/index.js';
import {
  appendOwed,
  changeMatch,
  findMatch,
  type MatchPatch,
  reckonAnew,
  type StoredMatch,
  saveWait,
  type Tx,
  waitsOf,
} from '../../store/index.js';
import { type MatchAct, noteAct } from '../acts/note.js';
import type { MatchInfo } from '../api.js';
import { attempt, conflict } from '../attempt.js';
import type { Context } from '../context.js';
import { missing } from '../id.js';
import { infoOf, refuseEnded, refuseGuest, refuseStranger, seatOf } from '../info.js';
import type { Organiser } from '../organiser.js';
import { isPaused } from './circumstances.js';
import { withBank } from './clocks.js';

/** What a host chooses of a pace; `limit` 'none': no limit. */
export interface PaceChange {
  limit?: Limit | 'none';
  late?: Late;
  weekends?: boolean;
}

const hourMs = 3_600_000;

/** An organiser may add at most so much time to a turn at once. */
const mostExtraMs = 30 * 24 * hourMs;

/** See `MatchService.setPace`. */
export function setPace(context: Context, id: string, by: Organiser, change: PaceChange): Promise<Result<MatchInfo>> {
  return changeMatchOf(context, id, by, (match) => {
    const { weekends: _, ...rest } = change;
    const gathering = match.status === 'open';
    if (gathering ? match.host.id !== by.id : !organises(match, by)) {
      return gathering ? refuseGuest(match) : refuseStranger(match);
    }
    // How long people have was agreed before the start; days off only ever give them more.
    if (!gathering && Object.keys(rest).length > 0) return refuse('match.not-open');
    const pace = paceWith(match.pace, change);
    const [from, to] = [match.pace.weekends ?? false, pace.weekends ?? false];
    return done({ patch: { pace }, ...(from !== to && { act: { kind: 'weekends', about: { from, to } } }) });
  });
}

/** @example paceWith(match.pace, { limit: 'none' }) */
export function paceWith({ limit, ...pace }: Pace, change: PaceChange): Pace {
  const next = change.limit === 'none' ? undefined : (change.limit ?? limit);
  const { weekends, ...others } = pace;
  const off = change.weekends ?? weekends ?? false;
  return {
    ...others,
    ...(change.late && { late: change.late }),
    ...(next && { limit: next }),
    ...(off && { weekends: true }),
  };
}

/** See `MatchService.setDaysOff`. */
export function setDaysOff(
  context: Context,
  id: string,
  by: Organiser,
  days: Days,
  off: boolean,
): Promise<Result<MatchInfo>> {
  return changeMatchOf(context, id, by, (match) => {
    if (!organises(match, by)) return refuseStranger(match);
    if (!isDay(days.from) || !isDay(days.until) || days.from > days.until || daysIn(days) > mostDaysOff) {
      return refuse('time.no-such-days', { most: mostDaysOff });
    }
    const others = match.pace.off.filter(({ from, until }) => from !== days.from || until !== days.until);
    if (off && others.length >= mostOff) return refuse('time.too-many-days', { most: mostOff });
    const all = off ? [...others, days].sort((a, b) => a.from.localeCompare(b.from)) : others;
    const act: MatchAct = { kind: off ? 'days-off' : 'days-on', about: { ...days } };
    const news = (others.length === match.pace.off.length) === off;
    return done({ patch: { pace: { ...match.pace, off: all } }, ...(news && { act }) });
  });
}

/** Days off in a row may be at most so many: a match that rests longer is better paused. */
const mostDaysOff = 31;

/** See `MatchService.extend`. Who was late has that time from now on, everybody else has it beside what is left. */
export function extend(
  context: Context,
  id: string,
  by: Organiser,
  seat: Seat,
  ms: number,
): Promise<Result<MatchInfo>> {
  return changeMatchOf(context, id, by, async (match) => {
    if (!organises(match, by)) return refuseStranger(match);
    if (match.status !== 'playing') return refuse('match.not-started');
    if (!match.pace.limit) return refuse('time.no-limit');
    if (!(ms > 0) || ms > mostExtraMs) return refuse('time.too-much');
    const waited = await waitsOf(context.database.db, id);
    if (!waited.some((one) => one.seat === seat)) return refuse('time.not-waiting', { seat: { seat } });
    const hours = Math.round(ms / hourMs);
    const holder = infoOf(match).seats[seat]?.person.id;
    return done({
      act: { kind: 'extended', about: { hours }, ...(holder && { personId: holder }) },
      event: { id: 'time.extended', args: { seat: { seat }, hours, person: by.id } },
      async also(tx) {
        const wait = (await waitsOf(tx, id)).find((one) => one.seat === seat);
        if (!wait) return;
        const { late, ...rest } = { ...wait, warned: false, standIn: false };
        const usual = timeFor(match.pace, withBank(match, wait).bank, 0) ?? 0;
        const now = context.now();
        await saveWait(
          tx,
          late === undefined ? { ...rest, extra: wait.extra + ms } : { ...rest, since: now, extra: ms - usual },
        );
      },
    });
  });
}

/** See `MatchService.pause` and `resume`. A pause is agreed on before. */
export function setPaused(context: Context, id: string, personId: string, paused: boolean): Promise<Result<MatchInfo>> {
  return changeMatchOf(context, id, { id: personId, manages: false }, (match) => {
    if (match.status !== 'playing') return refuse('match.not-started');
    if (seatOf(match, personId) === undefined && match.host.id !== personId) return refuse('match.not-seated');
    if (isPaused(match) === paused) return refuse(paused ? 'time.is-paused' : 'time.not-paused');
    return done({
      patch: { pauses: pausesAfter(match, paused, context.now()) },
      act: { kind: paused ? 'paused' : 'resumed' },
      event: { id: paused ? 'time.paused' : 'time.resumed', args: { person: personId } },
    });
  });
}

/** The pauses of a match when one begins or ends.
 * @example await changeMatch(tx, id, version, { pauses: pausesAfter(match, true, Date.now()) }) */
export function pausesAfter({ pauses }: StoredMatch, paused: boolean, at: number): StoredMatch['pauses'] {
  if (paused) return [...pauses, { from: at }];
  return pauses.map((pause) => (pause.until === undefined ? { from: pause.from, until: at } : pause));
}

/** May they decide how a match is run? */
function organises(match: StoredMatch, { id, manages }: Organiser): boolean {
  return manages || match.host.id === id;
}

interface Change {
  patch?: MatchPatch;
  /** The channel is told, if the match is being played. */
  event?: { id: string; args: Record<string, string | number | { seat: Seat }> };
  /** What it is where an organiser does it. */
  act?: MatchAct;
  also?(tx: Tx): Promise<void>;
}

/** Refused: match.not-found, match.over, match.closed, and what `plan` refuses. */
function changeMatchOf(
  context: Context,
  id: string,
  by: Organiser,
  plan: (match: StoredMatch) => Result<Change> | Promise<Result<Change>>,
): Promise<Result<MatchInfo>> {
  return attempt(context, id, async () => {
    const { db } = context.database;
    const match = await findMatch(db, id);
    if (!match) return { ok: false, refusal: missing(id) };
    if (match.status === 'over') return refuseEnded(match);
    const planned = await plan(match);
    if (!planned.ok) return planned;
    const { patch = {}, event, act, also } = planned.value;
    const tell = event && match.status === 'playing';
    const stored = await context.database.transaction(async (tx) => {
      if (!(await changeMatch(tx, id, match.version, patch))) return false;
      await also?.(tx);
      if (act) await noteAct(context, tx, match, by, act);
      await reckonAnew(tx, id);
      const events = event ? [{ by: 'person' as const, event }] : [];
      if (tell) await appendOwed(tx, { matchId: id, kind: 'turn', ready: true, calls: [], events }, context.now());
      return true;
    });
    if (!stored) return conflict;
    if (tell) context.owed();
    const after = await findMatch(db, id);
    return after ? done(infoOf(after)) : { ok: false, refusal: missing(id) };
  });
}
