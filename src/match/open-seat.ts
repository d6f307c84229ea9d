import { type Deciding, done, type Position, pendingFor, type Result, refuse, type Seat } from '../engine/index.js';
import { type Progress, progressOf } from '../lessons/progress.js';
import { committedBy, findDraft, findMatch, type StoredDraft } from '../store/index.js';
import type { Desk, PlanChange, PublicMatch } from './api.js';
import { attempt, type conflict } from './attempt.js';
import type { Context } from './context.js';
import { courseOf, type OwnLesson } from './course.js';
import { missing } from './id.js';
import { infoOf, refuseEnded, seatOf, unseated } from './info.js';
import { keyOf } from './key.js';
import type { Loaded } from './loaded.js';
import { loadMatch } from './positions.js';
import { type PlayedDraft, playDraft } from './redraft.js';

/** A seat, opened, while work is done on it. */
export interface OpenSeat extends PlayedDraft {
  /** The match without the draft. */
  loaded: Loaded;
  seat: Seat;
  /** How many moves the seat has committed. */
  committed: number;
  /** How often the match has gone back, and whether nothing has happened since. */
  backs: number;
  justBack: boolean;
  /** There was a draft from before the match went back, of which nothing is left. */
  outdated: boolean;
  /** The draft as the store has it. */
  stored: StoredDraft | undefined;
  /** How many moves the match had before those that made a part of the draft impossible; undefined: it is possible. */
  movesThen?: number;
  /** There was a draft that could not be read. */
  lost: boolean;
  /** Of a lesson that this build has. */
  lesson?: OwnLesson;
  /** Of a turn that is planned ahead: who plans it, whether it is whole and to be played, and what has changed in it. The
   * match's position is one to think on then, and the draft the plan. */
  plan?: { by: string; ready: boolean; changed: PlanChange[] };
  /** The draft is played on it; shared while there is none, so never to be changed in place. */
  position: Position;
}

/** A match that has begun. Refused: match.not-found, match.not-started, match.aside.
 * @example const loaded = await openMatch(context, id) */
export async function openMatch(context: Context, id: string): Promise<Result<Loaded>> {
  const match = await findMatch(context.database.db, id);
  if (!match) return { ok: false, refusal: missing(id) };
  if (match.status === 'open' && match.damage.length === 0) return refuse('match.not-started');
  return loadMatch(context, match);
}

/** @example tableOf(loaded).changed */
export function publicMatch({ match, game, position }: Loaded): PublicMatch {
  return { match: infoOf(match), game, position, changed: match.changed };
}

/**
 * The seat of a person at a match that is being played. Refused as `openMatch`, and match.not-seated,
 * match.resigned, match.seat-taken, match.over.
 * @example const open = await openSeat(context, id, personId)
 */
export async function openSeat(context: Context, id: string, personId: string): Promise<Result<OpenSeat>> {
  const loaded = await openMatch(context, id);
  if (!loaded.ok) return loaded;
  const { match } = loaded.value;
  const seat = seatOf(match, personId);
  if (seat === undefined) return { ok: false, refusal: unseated(match, personId) };
  if (match.status === 'over') return refuseEnded(match);
  return done(await seatAt(context, loaded.value, seat));
}

/**
 * Does work on a person's seat, as `attempt` does on a match. Refused also as `openSeat`.
 * @example visit(context, id, personId, async (open) => done(deskOf(open)))
 */
export function visit<T>(
  context: Context,
  id: string,
  personId: string,
  work: (open: OpenSeat) => Promise<Result<T> | typeof conflict>,
): Promise<Result<T>> {
  return attempt(context, id, async () => {
    const opened = await openSeat(context, id, personId);
    return opened.ok ? work(opened.value) : opened;
  });
}

/** Where the seat decides, its draft played. */
export function decidingAt({ loaded, position, seat, thought }: OpenSeat): Deciding {
  return { game: loaded.game, state: position.state, seat, ...(thought && { thought }) };
}

/** A seat, opened, whatever the status of the match.
 * @example await seatAt(context, loaded, 0) */
export async function seatAt(context: Context, loaded: Loaded, seat: Seat): Promise<OpenSeat> {
  const { db } = context.database;
  const lesson = await lessonAt(context, loaded, seat);
  const stored = await findDraft(db, loaded.match.id, seat);
  if (stored?.damaged) context.log.error({ match: loaded.match.id, seat }, 'a draft is damaged and cannot be kept');
  const { moves: committed, backs, lastBack } = await committedBy(db, loaded.match.id, seat);
  const outdated = stored !== undefined && !stored.damaged && stored.base < lastBack;
  const played = playDraft(loaded.game, loaded.position, outdated ? undefined : stored, seat);
  const spoilt = played.fallen.length > 0 || played.dropped || outdated;
  return {
    ...played,
    ...(stored && spoilt && { movesThen: stored.base }),
    loaded,
    seat,
    ...{ committed, backs, justBack: backs > 0 && lastBack === loaded.match.moves, outdated },
    stored,
    lost: stored?.damaged === true,
    ...(lesson && { lesson }),
  };
}

async function lessonAt(context: Context, loaded: Loaded, seat: Seat): Promise<OwnLesson | undefined> {
  const { match } = loaded;
  const lesson = match.lesson ? context.lessons[match.game] : undefined;
  return lesson?.seat === seat ? courseOf(context, loaded, lesson) : undefined;
}

function progressIn({ position, steps }: OpenSeat, { plan, course }: OwnLesson): Progress {
  const draft = steps.map(({ move }) => move);
  return progressOf(plan, course, position.state, draft);
}

/** What a surface gets of an open seat.
 * @example deskOf(open).key */
export function deskOf(open: OpenSeat): Desk {
  const { loaded, seat, position, steps, thought, dropped, committed, backs, fallen } = open;
  const pending = pendingFor(loaded.game, position.state, seat);
  const draft = steps.map(({ move }) => move);
  return {
    match: infoOf(loaded.match),
    game: loaded.game,
    seat,
    position,
    draft: steps,
    committed,
    ...(thought && { thought }),
    ...(dropped && { dropped }),
    ...(pending && { pending }),
    key: keyOf({ matchId: loaded.match.id, seat, committed, backs, draft, thought, pending, ready: open.plan?.ready }),
    fallen,
    ...(open.movesThen !== undefined && { movesThen: open.movesThen }),
    ...(open.stored?.thrown && !open.outdated && { restorable: true as const }),
    ...(open.stored?.missed && { missed: open.stored.missed }),
    ...(open.plan && { plan: { ready: open.plan.ready, changed: open.plan.changed } }),
    ...(open.justBack && { justBack: true as const }),
    ...(open.outdated && { outdated: true as const }),
    ...(open.lost && { lost: true }),
    ...(open.lesson && { progress: progressIn(open, open.lesson) }),
  };
}

/** Does a press that carries `key` speak of another decision than the one that waits here? Without a key, nothing is stale.
 * @example if (isStale(open, key)) return refuse('match.stale') */
export function isStale(open: OpenSeat, key: string | undefined): boolean {
  return key !== undefined && key !== deskOf(open).key;
}
