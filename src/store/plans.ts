import type { Thought } from '../engine/choices.js';
import type { Message, Seat } from '../engine/message.js';
import type { Db, Tx } from './database.js';
import { planSteps, readJson, thought, whole } from './shapes.js';

/** A step of a plan: its notation, and what it meant when its player last saw it. */
export interface PlanStep {
  line: string;
  says: Message[];
}

/** A turn that a seat's holder has planned ahead. */
export interface StoredPlan {
  matchId: string;
  seat: Seat;
  userId: string;
  /** How many moves were committed when its player last saw it. */
  base: number;
  steps: PlanStep[];
  thought?: Thought;
  /** It is whole, its last step being the end of the turn, and its player has said that it is to be played. */
  ready: boolean;
  /** It could not be read, so it is as good as empty. */
  damaged?: true;
}

/** The plans of a match, by seat; those of who holds a seat no more among them.
 * @example (await plansOf(db, match.id)).get(1)?.ready */
export async function plansOf(db: Db, matchId: string): Promise<Map<Seat, StoredPlan>> {
  const rows = await db.selectFrom('plans').selectAll().where('matchId', '=', matchId).execute();
  const read = rows.map(({ seat, userId, ready, ...row }): StoredPlan => {
    const steps = readJson(planSteps, row.steps);
    const half = row.thought === null ? null : readJson(thought, row.thought);
    const base = whole.safeParse(row.base);
    const own = { matchId, seat, userId };
    if (!steps || half === undefined || !base.success) {
      return { ...own, base: -1, steps: [], ready: false, damaged: true };
    }
    return { ...own, base: base.data, steps, ready: ready === 1, ...(half && { thought: half }) };
  });
  return new Map(read.map((plan) => [plan.seat, plan]));
}

/** Keeps a plan in place of the one before.
 * @example await savePlan(tx, { matchId, seat: 0, userId, base: 12, steps: [], ready: false }) */
export async function savePlan(tx: Tx, plan: Omit<StoredPlan, 'damaged'>): Promise<void> {
  const { matchId, seat, userId, base, ready } = plan;
  const row = {
    userId,
    base,
    steps: JSON.stringify(plan.steps),
    thought: plan.thought ? JSON.stringify(plan.thought) : null,
    ready: ready ? 1 : 0,
  };
  await tx
    .insertInto('plans')
    .values({ matchId, seat, ...row })
    .onConflict((conflict) => conflict.columns(['matchId', 'seat']).doUpdateSet(row))
    .execute();
}

/** Forgets the plan of a seat, or of every seat. @example await deletePlans(tx, match.id, 1) */
export async function deletePlans(tx: Tx, matchId: string, seat?: Seat): Promise<void> {
  const all = tx.deleteFrom('plans').where('matchId', '=', matchId);
  await (seat === undefined ? all : all.where('seat', '=', seat)).execute();
}

/** Is a plan as it was when it was read? One that cannot be read is, whatever it holds.
 * @example if (!(await planUnchanged(tx, plan))) return false */
export async function planUnchanged(tx: Tx, plan: StoredPlan): Promise<boolean> {
  const found = await tx
    .selectFrom('plans')
    .select('seat')
    .where('matchId', '=', plan.matchId)
    .where('seat', '=', plan.seat)
    .where('userId', '=', plan.userId)
    .$if(!plan.damaged, (query) =>
      query
        .where('base', '=', plan.base)
        .where('ready', '=', plan.ready ? 1 : 0)
        .where('steps', '=', JSON.stringify(plan.steps)),
    )
    .executeTakeFirst();
  return found !== undefined;
}
