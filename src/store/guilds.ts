import { sql } from 'kysely';
import type { Db, Tx } from './database.js';
import { inventory } from './personal/inventory.js';

/**
 * Notes in which of the known servers the bot is: since when it is not in the others, where that is not noted yet.
 * @example await saveGuildsSeen(tx, ['7'], Date.now())
 */
export async function saveGuildsSeen(tx: Tx, present: string[], at: number): Promise<void> {
  const known = await tx.selectFrom('guilds').select(['id', 'leftAt']).execute();
  for (const { id, leftAt } of known) {
    const here = present.includes(id);
    if (here === (leftAt === null)) continue;
    await saveGuildLeft(tx, id, here ? null : at);
  }
}

/** Notes since when the bot is not in a server any more; null: it is.
 * @example await saveGuildLeft(tx, '7', Date.now()) */
export async function saveGuildLeft(tx: Tx, id: string, leftAt: number | null): Promise<void> {
  await tx.updateTable('guilds').set({ leftAt }).where('id', '=', id).execute();
}

/** Servers in which the bot is not any more since before a moment in Unix milliseconds.
 * @example for (const id of await guildsLeftBefore(db, Date.now() - month)) … */
export async function guildsLeftBefore(db: Db, before: number): Promise<string[]> {
  const rows = await db.selectFrom('guilds').select('id').where('leftAt', '<', before).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Ids of a server's matches; of a series the last one first, since each leads back to the first.
 * @example for (const id of await matchesOfGuild(db, guildId)) … */
export async function matchesOfGuild(db: Db, guildId: string): Promise<string[]> {
  const all = db.selectFrom('matches').select('id').where('guildId', '=', guildId);
  const rows = await all.orderBy('seriesNumber', 'desc').orderBy('createdAt').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Everybody who had to do with a match.
 * @example await deleteStrays(tx, await peopleOfMatch(tx, match.id), breathe) */
export async function peopleOfMatch(db: Db, matchId: string): Promise<string[]> {
  const { rows } = await sql<{ person: string | null }>`
    select host_id as person from matches where id = ${matchId}
    union select closed_by from matches where id = ${matchId}
    union select user_id from seats where match_id = ${matchId}
    union select user_id from comments where match_id = ${matchId}
    union select user_id from notes where match_id = ${matchId}
    union select user_id from looks where match_id = ${matchId}
    union select proposed_by from votes where match_id = ${matchId}
  `.execute(db);
  return rows.flatMap(({ person }) => person ?? []);
}

/**
 * Gives a match to the server in which a later game of its series is; false: there is none elsewhere.
 * @example if (!(await followSeries(tx, match.id))) await deleteMatch(tx, match.id)
 */
export async function followSeries(tx: Tx, matchId: string): Promise<boolean> {
  const later = await tx.selectFrom('matches').select('guildId').where('seriesId', '=', matchId).executeTakeFirst();
  if (!later) return false;
  await tx.updateTable('matches').set({ guildId: later.guildId }).where('id', '=', matchId).execute();
  return true;
}

/**
 * Forgets a server that has no matches any more: whatever stands under its id, and the ratings of its pools.
 * @example await deleteGuild(tx, '7')
 */
export async function deleteGuild(tx: Tx, guildId: string): Promise<void> {
  const mark = `${guildId}:`;
  for (const [table, { text }] of Object.entries(inventory)) {
    const name = sql.table(table);
    if ('guild_id' in text) await sql`delete from ${name} where guild_id = ${guildId}`.execute(tx);
    if ('pool' in text) await sql`delete from ${name} where substr(pool, 1, ${mark.length}) = ${mark}`.execute(tx);
  }
  await tx.deleteFrom('guilds').where('id', '=', guildId).execute();
}
