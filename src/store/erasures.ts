import { sql } from 'kysely';
import { announcePersonAnew } from './announcements.js';
import type { Db, Tx } from './database.js';
import { named } from './personal/export.js';
import type { RetellingsTable } from './schema-privacy.js';

/** A message that still shows somebody whose data were deleted. */
export interface Retelling extends Pick<RetellingsTable, 'kind' | 'matchId' | 'channelId' | 'messageId' | 'locale'> {
  id: number;
  tries: number;
}

/** Notes that somebody's data were deleted, and that it is not all done yet.
 * @example await insertErasure(tx, '3141592', Date.now()) */
export async function insertErasure(tx: Tx, standIn: string, at: number): Promise<void> {
  await tx.insertInto('erasures').values({ standIn, at }).execute();
}

/** Those whose data were deleted and for whom it is not all done yet, by the ids that stand for theirs.
 * @example for (const standIn of await openErasures(db)) … */
export async function openErasures(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('erasures').select('standIn').orderBy('at').execute();
  return rows.map(({ standIn }) => standIn);
}

/** @example await closeErasures(tx, ['3141592']) */
export async function closeErasures(tx: Tx, standIns: string[]): Promise<void> {
  await tx.deleteFrom('erasures').where('standIn', 'in', standIns).execute();
}

/** Is this id anybody's?
 * @example if (await isPerson(tx, standIn)) … */
export async function isPerson(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/**
 * Notes the messages that show a person: the last post and the announcement of each match they had a seat in, what they have said,
 * and votes that were decided long ago; of others the message follows from the vote.
 * @example await insertRetellings(tx, '42')
 */
export async function insertRetellings(tx: Tx, personId: string): Promise<void> {
  await sql`
    insert into retellings (kind, match_id, channel_id, message_id, locale)
    select distinct 'post', matches.id, matches.channel_id, outbox.message_id, matches.locale
    from seats join matches on matches.id = seats.match_id join outbox on outbox.match_id = matches.id
    where seats.user_id = ${personId} and outbox.state = 'posted' and outbox.message_id is not null
    union
    select distinct 'lobby', matches.id, matches.channel_id, matches.lobby_message, matches.locale
    from matches
    where matches.lobby_message is not null
      and (matches.id in (select match_id from seats where user_id = ${personId}) or ${named('rematch_people', personId)}
        or matches.id in (select match_id from invitations where user_id = ${personId}))
    union
    select 'gone', comments.match_id, comments.told_in, comments.told_as, matches.locale
    from comments join matches on matches.id = comments.match_id
    where comments.user_id = ${personId} and comments.told_in is not null and comments.told_as is not null
    union
    select 'gone', votes.match_id, votes.channel_id, votes.message_id, matches.locale
    from votes join matches on matches.id = votes.match_id
    where votes.state != 'open' and votes.message_id is not null and votes.channel_id is not null
      and (votes.proposed_by = ${personId} or ${named('ballots', personId)} or ${named('payload', personId)})
  `.execute(tx);
  await announcePersonAnew(tx, personId);
  await sql`
    update votes set revision = revision + 1
    where state = 'open' and (proposed_by = ${personId} or ${named('ballots', personId)} or ${named('payload', personId)})
  `.execute(tx);
}

/** Messages that are to be told anew or deleted, those that were tried least first.
 * @example for (const retelling of await listRetellings(db, 20)) … */
export async function listRetellings(db: Db, most: number): Promise<Retelling[]> {
  return db.selectFrom('retellings').selectAll().orderBy('tries').orderBy('id').limit(most).execute();
}

/** Notes how it went: it is done with, or is to be tried again.
 * @example await markRetold(tx, retelling.id, true) */
export async function markRetold(tx: Tx, id: number, done: boolean): Promise<void> {
  if (done) await tx.deleteFrom('retellings').where('id', '=', id).execute();
  else
    await tx
      .updateTable('retellings')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('id', '=', id)
      .execute();
}
