import { z } from 'zod';
import type { Thought } from '../engine/choices.js';
import type { Move } from '../engine/game.js';
import type { Message, Seat } from '../engine/message.js';
import type { Db, Tx } from './database.js';
import { deletePlans } from './plans.js';
import { missedPlan, move, readJson, thought, thrownDraft, whole } from './shapes.js';

/** Steps a seat has taken and not confirmed, and its half-made move. */
export interface StoredDraft {
  /** How many moves were committed when the steps were last known to be legal. */
  base: number;
  steps: Move[];
  thought?: Thought;
  /** What was thrown away to start over; kept until something else is done. */
  thrown?: Pick<StoredDraft, 'steps' | 'thought'>;
  /** Its steps are those of a plan that was not played: the step that did not fit, and why. Kept until something is done. */
  missed?: { action?: string | undefined; why: Message };
  /** It could not be read, so it is as good as empty. */
  damaged?: true;
}

/** @example await findDraft(db, match.id, 0) */
export async function findDraft(db: Db, matchId: string, seat: Seat): Promise<StoredDraft | undefined> {
  const row = await db
    .selectFrom('drafts')
    .select(['base', 'steps', 'thought', 'thrown', 'missed'])
    .where('matchId', '=', matchId)
    .where('seat', '=', seat)
    .executeTakeFirst();
  if (!row) return undefined;
  const steps = readJson(z.array(move), row.steps);
  const half = row.thought === null ? null : readJson(thought, row.thought);
  const thrown = row.thrown === null ? null : readJson(thrownDraft, row.thrown);
  const missed = row.missed === null ? null : readJson(missedPlan, row.missed);
  const base = whole.safeParse(row.base);
  const own = [...(steps ?? []), ...(thrown?.steps ?? [])].every((step) => step.seat === seat);
  // No match has fewer moves than none: what is stored is put right at the next look.
  if (!base.success || half === undefined || thrown === undefined || missed === undefined || !steps || !own) {
    return { base: -1, steps: [], damaged: true };
  }
  const kept = { ...(half && { thought: half }), ...(thrown && { thrown }), ...(missed && { missed }) };
  return { base: base.data, steps, ...kept };
}

/** Keeps a seat's draft in place of the one before; an empty one leaves no row.
 * @example await saveDraft(tx, match.id, 0, { base: 12, steps: [] }, Date.now()) */
export async function saveDraft(tx: Tx, matchId: string, seat: Seat, draft: StoredDraft, at: number): Promise<void> {
  const { steps, missed } = draft;
  if (steps.length === 0 && !draft.thought && !draft.thrown && !missed) return deleteDrafts(tx, matchId, seat);
  const row = {
    base: draft.base,
    steps: JSON.stringify(steps),
    thought: draft.thought ? JSON.stringify(draft.thought) : null,
    thrown: draft.thrown ? JSON.stringify(draft.thrown) : null,
    missed: missed ? JSON.stringify(missed) : null,
    updatedAt: at,
  };
  await tx
    .insertInto('drafts')
    .values({ matchId: matchId, seat, ...row })
    .onConflict((conflict) => conflict.columns(['matchId', 'seat']).doUpdateSet(row))
    .execute();
}

/** Forgets the draft of a seat; or of every seat, with all that is planned.
 * @example await deleteDrafts(tx, match.id) */
export async function deleteDrafts(tx: Tx, matchId: string, seat?: Seat): Promise<void> {
  const all = tx.deleteFrom('drafts').where('matchId', '=', matchId);
  await (seat === undefined ? all : all.where('seat', '=', seat)).execute();
  if (seat === undefined) await deletePlans(tx, matchId);
}
