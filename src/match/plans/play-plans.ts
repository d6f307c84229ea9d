import { type AnyGame, awaited, type Position, type Seat } from '../../engine/index.js';
import {
  deletePlans,
  plansOf,
  planUnchanged,
  type StoredDraft,
  type StoredMatch,
  type StoredPlan,
  saveDraft,
  type Tx,
} from '../../store/index.js';
import type { Context } from '../context.js';
import type { Played } from '../engine-seats.js';
import { silent } from '../orders/play-orders.js';
import { tryPlan } from './try-plan.js';

/** What has become of plans in a commit: those that were played or did not fit, and what those leave to their players. */
export interface Settled {
  plans: StoredPlan[];
  missed: { seat: Seat; draft: Pick<StoredDraft, 'steps' | 'missed'> }[];
}

/**
 * What those who hold the seats of a match have planned, by seat.
 * @example const plans = await plansAt(context, match)
 */
export async function plansAt(context: Pick<Context, 'database'>, match: StoredMatch): Promise<Map<Seat, StoredPlan>> {
  const plans = await plansOf(context.database.db, match.id);
  for (const [seat, { userId }] of plans) {
    const held = match.tenures.some((one) => one.current && one.seat === seat && one.person?.id === userId);
    if (!held) plans.delete(seat);
  }
  return plans;
}

/**
 * The plan that is due: of a seat whose ordinary turn it is. It was not when the plan was made, and no plan outlives that moment.
 * @example if (!duePlan(game, position, plans)) return
 */
export function duePlan(game: AnyGame, { state }: Position, plans: Map<Seat, StoredPlan>): StoredPlan | undefined {
  if (plans.size === 0) return undefined;
  const due = awaited(game.pending(state)).find(({ seat, summons }) => !summons && plans.has(seat));
  return due && plans.get(due.seat);
}

/**
 * Plays the plans that are due, one after the other, and takes them out of `plans`; one that does not fit is left to its player.
 * Gives the position they lead to.
 * @example position = playPlans(game, position, plans, settled, played)
 */
export function playPlans(
  game: AnyGame,
  from: Position,
  plans: Map<Seat, StoredPlan>,
  settled: Settled,
  played: Played,
): Position {
  let position = from;
  for (let plan = duePlan(game, position, plans); plan; plan = duePlan(game, position, plans)) {
    plans.delete(plan.seat);
    settled.plans.push(plan);
    const tried = tryPlan(game, position, plan);
    if (tried.fits) {
      position = tried.position;
      played.moves.push(...tried.played.moves);
      const [first] = tried.played.moves;
      const who = { seat: plan.seat, by: 'plan' } as const;
      const { events } = tried.played;
      played.events.push(...(events.length > 0 ? events : [{ ...who, event: silent(game, first!.move) }]));
      played.calls.push(...tried.played.calls);
    } else if (plan.steps.length > 0) {
      settled.missed.push({ seat: plan.seat, draft: { steps: tried.stands, missed: tried.missed } });
    }
  }
  return position;
}

/** Are the plans that a commit deals with still as they were read? @example if (!(await asPlanned(tx, settled))) return false */
export async function asPlanned(tx: Tx, settled: Settled | undefined): Promise<boolean> {
  for (const plan of settled?.plans ?? []) if (!(await planUnchanged(tx, plan))) return false;
  return true;
}

/** Writes what has become of them; `base`: how many moves there are then. @example await keepSettled(tx, settled, base, at) */
export async function keepSettled(tx: Tx, { plans, missed }: Settled, base: number, at: number): Promise<void> {
  for (const { matchId, seat } of plans) {
    await deletePlans(tx, matchId, seat);
    const left = missed.find((one) => one.seat === seat);
    if (left) await saveDraft(tx, matchId, seat, { base, ...left.draft }, at);
  }
}
