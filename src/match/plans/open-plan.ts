import { awaited, done, type Move, parseMove, pendingFor, type Result, refuse, trialOf } from '../../engine/index.js';
import { deletePlans, matchUnchanged, type PlanStep, plansOf, type StoredPlan, savePlan } from '../../store/index.js';
import type { PlanChange } from '../api.js';
import { attempt, conflict } from '../attempt.js';
import type { Context } from '../context.js';
import { type OpenSeat, openSeat } from '../open-seat.js';
import { type PlayedDraft, playDraft } from '../redraft.js';
import { changedIn } from './meaning.js';
import { planSteps } from './steps.js';

/** A plan, opened: a seat on a position on which its next turn may be thought out, with the steps of the plan as its draft. */
export type OpenPlan = OpenSeat & { plan: NonNullable<OpenSeat['plan']> };

/**
 * Does work on what a person plans. One that stands on an older position is seen on that of now first, and is to be said ready again where
 * something has become of a step. Refused as `openSeat`, and order.lesson, plan.your-turn, engine.no-ahead, the game's own reason.
 * @example visitPlan(context, id, personId, async (open) => done(deskOf(open)))
 */
export function visitPlan<T>(
  context: Context,
  id: string,
  personId: string,
  work: (open: OpenPlan) => Promise<Result<T> | typeof conflict>,
): Promise<Result<T>> {
  return attempt(context, id, async () => {
    const opened = await openPlan(context, id, personId);
    return opened === conflict || !opened.ok ? opened : work(opened.value);
  });
}

/** A plan as it stands, and as it is kept. */
type FoundPlan = OpenPlan & { kept?: StoredPlan };

/**
 * Opens a plan without putting right what has become of it. Refused as `visitPlan`.
 * @example const found = await planAt(context, id, personId)
 */
export async function planAt(context: Context, id: string, personId: string): Promise<Result<FoundPlan>> {
  const opened = await openSeat(context, id, personId);
  if (!opened.ok) return opened;
  const { loaded, seat, committed, backs } = opened.value;
  const { match, game, position: now } = loaded;
  if (match.lesson) return refuse('order.lesson');
  if (awaited(game.pending(now.state)).some((pending) => pending.seat === seat)) return refuse('plan.your-turn');
  const trial = trialOf(game, now, seat);
  if (!trial.ok) return trial;
  const found = (await plansOf(context.database.db, id)).get(seat);
  const kept = found?.userId === personId ? found : undefined;
  const read = (kept?.steps ?? []).map((step) => ({ step, parsed: parseMove(game, step.line) }));
  const lines = kept?.ready ? read.slice(0, -1) : read;
  const steps = lines.flatMap(({ parsed }): Move[] => (parsed.ok && parsed.value.seat === seat ? [parsed.value] : []));
  const stored = { base: match.moves, steps, ...(kept?.thought && { thought: kept.thought }) };
  const played = playDraft(game, trial.value, stored, seat);
  return done({
    ...played,
    loaded: { match, game, position: trial.value },
    seat,
    // None outlives the match's going back.
    ...{ committed, backs, justBack: false, outdated: false },
    stored,
    lost: kept?.damaged === true,
    plan: { by: personId, ready: kept?.ready === true, changed: [] },
    ...(kept && { kept }),
  });
}

async function openPlan(context: Context, id: string, personId: string): Promise<Result<OpenPlan> | typeof conflict> {
  const found = await planAt(context, id, personId);
  if (!found.ok) return found;
  const { kept, ...open } = found.value;
  if (!kept || kept.base === open.loaded.match.moves) return done(open);
  const changed = await changesOf(open, kept.steps);
  // What has become of it must be seen before it is played.
  const ready = open.plan.ready && changed.length === 0 && open.fallen.length === 0 && endOf(open) !== undefined;
  const again = await keepPlan(context, open, open, ready);
  return again ? done({ ...again, plan: { ...again.plan, changed } }) : conflict;
}

/** Steps that mean something else than they did. */
function changesOf({ loaded, steps }: OpenPlan, was: PlanStep[]): PlanChange[] {
  const now = planSteps(
    loaded.game,
    loaded.position,
    steps.map(({ move }) => move),
    false,
  );
  return now.flatMap(({ says }, index): PlanChange[] => {
    const why = changedIn(was[index]!.says, says);
    return why ? [{ action: steps[index]!.move.action, why }] : [];
  });
}

/** The move that ends the turn as it is planned; undefined: something is still to be done. */
function endOf({ loaded, position, seat }: Pick<OpenPlan, 'loaded' | 'position' | 'seat'>): Move | undefined {
  const end = pendingFor(loaded.game, position.state, seat)?.end;
  if (end === undefined || loaded.game.actions[end]?.why?.(position.state, seat)) return undefined;
  return { seat, action: end, args: {} };
}

/**
 * Keeps what a person plans, and gives it as it then is; undefined: the match has moved on meanwhile.
 * @example const next = await keepPlan(context, open, draft, false)
 */
export async function keepPlan(
  context: Context,
  open: OpenPlan,
  draft: PlayedDraft,
  ready: boolean,
): Promise<OpenPlan | undefined> {
  const { loaded, seat } = open;
  const { match, game, position } = loaded;
  const taken = draft.steps.map(({ move }) => move);
  const end = ready ? endOf({ loaded, position: draft.position, seat }) : undefined;
  const steps = planSteps(game, position, end ? [...taken, end] : taken, end !== undefined);
  const { thought } = draft;
  const kept = await context.database.transaction(async (tx) => {
    if (!(await matchUnchanged(tx, match.id, match.version))) return false;
    const plan = { matchId: match.id, seat, userId: open.plan.by, base: match.moves, steps, ready: end !== undefined };
    if (steps.length === 0 && !thought) await deletePlans(tx, match.id, seat);
    else await savePlan(tx, { ...plan, ...(thought && { thought }) });
    return true;
  });
  if (!kept) return undefined;
  const stored = { base: match.moves, steps: taken, ...(thought && { thought }) };
  const { dropped } = draft;
  return { ...open, ...draft, ...(dropped && { dropped }), stored, plan: { ...open.plan, ready: end !== undefined } };
}
