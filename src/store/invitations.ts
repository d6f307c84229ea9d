import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from './database.js';
import { moment } from './shapes.js';

const states = z.enum(['open', 'accepted', 'declined', 'expired', 'recalled']);

/** That somebody is asked to sit down at a match that gathers. */
export interface Invitation {
  person: { id: string; name: string };
  /** When they were asked, and until when a seat is held for them; Unix milliseconds. */
  at: number;
  until: number;
  state: z.infer<typeof states>;
}

/** Who was asked to a match, in that order; what cannot be read is left out.
 * @example await invitationsOf(db, match.id) */
export async function invitationsOf(db: Db, matchId: string): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'invitations.userId')
    .select(['userId', 'name', 'askedAt', 'until', 'state'])
    .where('matchId', '=', matchId)
    .orderBy('askedAt')
    .orderBy('userId')
    .execute();
  return rows.flatMap(({ userId, name, askedAt, until, state }) => {
    const known = states.safeParse(state).success && [askedAt, until].every((at) => moment.safeParse(at).success);
    return known ? [{ person: { id: userId, name: name ?? '' }, at: askedAt, until, state }] : [];
  });
}

/** Asks somebody who was not asked before. @example await addInvitation(tx, match.id, { person, at, until, state: 'open' }) */
export async function addInvitation(tx: Tx, matchId: string, { person, at, until, state }: Invitation): Promise<void> {
  await tx.insertInto('invitations').values({ matchId, userId: person.id, askedAt: at, until, state }).execute();
}

/** Notes what became of an invitation that was open; whether there was one.
 * @example await settleInvitation(tx, match.id, '42', 'declined') */
export async function settleInvitation(
  tx: Tx,
  matchId: string,
  userId: string,
  state: Invitation['state'],
): Promise<boolean> {
  const settled = await tx
    .updateTable('invitations')
    .set({ state })
    .where('matchId', '=', matchId)
    .where('userId', '=', userId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return settled.numUpdatedRows > 0n;
}

/** Asks somebody once more whose invitation was taken back. @example await reopenInvitation(tx, match.id, '42', until) */
export async function reopenInvitation(tx: Tx, matchId: string, userId: string, until: number): Promise<void> {
  const own = tx.updateTable('invitations').set({ state: 'open', until }).where('matchId', '=', matchId);
  await own.where('userId', '=', userId).where('state', '=', 'recalled').execute();
}

/** As if somebody had never been asked. @example await deleteInvitation(tx, match.id, '42') */
export async function deleteInvitation(tx: Tx, matchId: string, userId: string): Promise<void> {
  await tx.deleteFrom('invitations').where('matchId', '=', matchId).where('userId', '=', userId).execute();
}

/** Ends all invitations whose time is up by then; the matches they were to. @example await endInvitations(tx, Date.now()) */
export async function endInvitations(tx: Tx, by: number): Promise<string[]> {
  const rows = await tx
    .updateTable('invitations')
    .set({ state: 'expired' })
    .where('state', '=', sql.lit('open'))
    .where('until', '<=', by)
    .returning('matchId')
    .execute();
  return [...new Set(rows.map(({ matchId }) => matchId))];
}
