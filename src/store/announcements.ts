import { type Selectable, sql } from 'kysely';
import { readPool } from '../ratings/index.js';
import type { Db, Tx } from './database.js';
import type { AnnouncementsTable } from './schema-boards.js';
import { moment, whole } from './shapes.js';

/** What is announced: how a season ended, or how a match did. */
export type About = { season: number } | { match: string };

/** What a channel is told once, and told anew where that changes. */
export interface StoredAnnouncement {
  id: number;
  guildId: string;
  channelId: string;
  about: About;
  /** When it was asked for; Unix milliseconds. */
  askedAt: number;
  /** Grows with every change that its message has to show. */
  revision: number;
  /** Its message may have been sent. */
  tried: boolean;
  /** How often it could not be posted, or its message not be changed, since that last could. */
  failures: number;
  /** undefined: it was not posted yet. */
  messageId?: string;
}

/**
 * Has a channel told; where another one was or is told of the same, that message is let be.
 * @example await announce(tx, { guildId, channelId, about: { match: id }, askedAt: Date.now() })
 */
export async function announce(
  tx: Tx,
  { about, ...asked }: Pick<StoredAnnouncement, 'guildId' | 'channelId' | 'about' | 'askedAt'>,
): Promise<void> {
  await tx.deleteFrom('announcements').where(isAbout(about)).execute();
  const named = 'season' in about ? { seasonId: about.season } : { matchId: about.match };
  await tx
    .insertInto('announcements')
    .values({ ...asked, ...named })
    .execute();
}

/** What is announced of a season or a match. @example (await announcementOf(db, { season: 3 }))?.messageId */
export async function announcementOf(db: Db, about: About): Promise<StoredAnnouncement | undefined> {
  const row = await db.selectFrom('announcements').selectAll().where(isAbout(about)).executeTakeFirst();
  return row && stored(row)[0];
}

/** Notes that what is announced of a season or a match has changed. @example await announceAnew(tx, { match: match.id }) */
export async function announceAnew(tx: Tx, about: About): Promise<void> {
  await tx
    .updateTable('announcements')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1), failures: 0 }))
    .where(isAbout(about))
    .execute();
}

/** The same of all that names a person. @example await announcePersonAnew(tx, '42') */
export async function announcePersonAnew(tx: Tx, personId: string): Promise<void> {
  await sql`
    update announcements set revision = revision + 1, failures = 0
    where match_id in (select match_id from result_seats where user_id = ${personId})
  `.execute(tx);
  await announceSeasonsAnew(tx, personId);
}

async function announceSeasonsAnew(tx: Tx, personId: string): Promise<void> {
  const pools = await tx.selectFrom('ratings').select('pool').where('userId', '=', personId).execute();
  const seasons = new Set(pools.flatMap(({ pool }) => readPool(pool).season ?? []));
  for (const season of seasons) await announceAnew(tx, { season: Number(season) });
}

/**
 * Announcements whose message is not there, or shows what was; at most so many, and none of those to leave out. What is new comes
 * first, as somebody may have thousands of others written anew, but leaves these half of the room. Then those that failed least.
 * @example for (const one of await dueAnnouncements(db, 20)) …
 */
export async function dueAnnouncements(db: Db, most: number, but: number[] = []): Promise<StoredAnnouncement[]> {
  const due = db
    .selectFrom('announcements')
    .selectAll()
    .where('shown', '<', ({ ref }) => ref('revision'))
    .$if(but.length > 0, (query) => query.where('id', 'not in', but))
    .orderBy('failures')
    .orderBy('id')
    .limit(most);
  const fresh = await due.where('messageId', 'is', null).execute();
  const others = await due.where('messageId', 'is not', null).execute();
  const room = most - Math.min(others.length, Math.floor(most / 2));
  return [...fresh.slice(0, room), ...others].slice(0, most).flatMap(stored);
}

/** Notes that a message may have been sent from now on. @example await markAnnouncementTried(tx, 7) */
export async function markAnnouncementTried(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('announcements').set({ tried: 1 }).where('id', '=', id).execute();
}

/** Notes that it could not be posted, or its message not be changed. @example await markAnnouncementFailed(tx, 7) */
export async function markAnnouncementFailed(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('announcements')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Notes which revision its message shows; false: it is no more, or was asked for anew.
 * @example await markAnnounced(tx, 7, { messageId, shown: 1 }) */
export async function markAnnounced(
  tx: Tx,
  id: number,
  written: { messageId: string; shown: number },
): Promise<boolean> {
  const updated = await tx
    .updateTable('announcements')
    .set({ ...written, failures: 0 })
    .where('id', '=', id)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** @example await forgetAnnouncement(tx, 7) */
export async function forgetAnnouncement(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('announcements').where('id', '=', id).execute();
}

function isAbout(about: About) {
  return 'season' in about ? sql<boolean>`season_id = ${about.season}` : sql<boolean>`match_id = ${about.match}`;
}

/** What cannot be read of a row counts as not known; empty: it is about nothing. */
function stored({
  id,
  guildId,
  channelId,
  seasonId,
  matchId,
  ...row
}: Selectable<AnnouncementsTable>): StoredAnnouncement[] {
  const about = seasonId !== null ? { season: seasonId } : matchId !== null ? { match: matchId } : undefined;
  if (!about) return [];
  return [
    {
      ...{ id, guildId, channelId, about },
      askedAt: moment.safeParse(row.askedAt).data ?? 0,
      revision: whole.safeParse(row.revision).data ?? 1,
      tried: row.tried !== 0,
      failures: whole.safeParse(row.failures).data ?? 0,
      ...(row.messageId !== null && { messageId: row.messageId }),
    },
  ];
}
