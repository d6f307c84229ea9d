import { done, type Move, type Result, type Seat, type Thought } from '../../engine/index.js';
import { deletePlans, findMatch, matchUnchanged, plansOf } from '../../store/index.js';
import type { Desk, Outcome, PlanPress, Pressed } from '../api.js';
import { about, answering, conflict } from '../attempt.js';
import type { Context } from '../context.js';
import { change, thinking } from '../drafts.js';
import { missing } from '../id.js';
import { seatOf } from '../info.js';
import { deskOf, isStale, visit } from '../open-seat.js';
import { take } from '../play.js';
import { asItIs, carryOut } from '../press.js';
import { keepPlan, type OpenPlan, visitPlan } from './open-plan.js';

/** See `MatchService.plan`. */
export function plan(context: Context, id: string, personId: string): Promise<Result<Desk>> {
  return visitPlan(context, id, personId, async (open) => done(deskOf(open)));
}

/** See `MatchService.planned`. */
export function planned(
  context: Context,
  id: string,
  personId: string,
): Promise<Result<'ready' | 'begun' | undefined>> {
  return answering(about(context, id), async () => {
    const { db } = context.database;
    const match = await findMatch(db, id);
    if (!match) return { ok: false, refusal: missing(id) };
    const found = (await plansOf(db, id)).get(seatOf(match, personId) ?? -1);
    if (found?.userId !== personId || found.damaged) return done(undefined);
    return done(found.ready ? 'ready' : 'begun');
  });
}

/** See `MatchService.pressPlan`. */
export function pressPlan(
  context: Context,
  id: string,
  personId: string,
  { key, seat }: { key: string; seat: Seat },
  what: PlanPress,
): Promise<Result<Pressed>> {
  return visitPlan(context, id, personId, async (open) => {
    const refused = (refused: Pressed['refused'] & {}): Result<Pressed> => done({ ...asItIs(open), refused });
    if (open.seat !== seat || isStale(open, key)) return refused({ id: 'match.stale' });
    const outcome = await answering(about(context, id), () => carry(context, open, what));
    if (outcome === conflict || outcome.ok) return outcome;
    return refused(outcome.refusal);
  });
}

async function carry(context: Context, open: OpenPlan, what: PlanPress): Promise<Result<Outcome> | typeof conflict> {
  if (what !== 'reopen') return carryOut(context, open, what);
  const { position, steps, thought } = open;
  const kept = await keepPlan(context, open, { position, steps, fallen: [], ...(thought && { thought }) }, false);
  return kept ? done(asItIs(kept)) : conflict;
}

/** See `MatchService.planMove`. */
export function planMove(
  context: Context,
  id: string,
  personId: string,
  move: Omit<Move, 'seat'>,
): Promise<Result<Outcome>> {
  return visitPlan(context, id, personId, (open) => take(context, open, move));
}

/** See `MatchService.planThought`. */
export function planThought(context: Context, id: string, personId: string, thought: Thought): Promise<Result<Desk>> {
  return visitPlan(context, id, personId, async (open) => {
    const changed = await change(context, open, thinking(thought));
    return changed === conflict || !changed.ok ? changed : done(deskOf(changed.value));
  });
}

/** See `MatchService.dropPlan`. Whether anything can be planned now is not asked. */
export function dropPlan(context: Context, id: string, personId: string): Promise<Result<undefined>> {
  return visit(context, id, personId, async ({ loaded, seat }) => {
    const dropped = await context.database.transaction(async (tx) => {
      if (!(await matchUnchanged(tx, id, loaded.match.version))) return false;
      await deletePlans(tx, id, seat);
      return true;
    });
    return dropped ? done(undefined) : conflict;
  });
}
