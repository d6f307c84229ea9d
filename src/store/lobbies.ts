import type { Db, Tx } from './database.js';

/** How many matches gather under a host.
 * @example if ((await countLobbiesOf(tx, userId)) >= most) … */
export async function countLobbiesOf(db: Db, hostId: string): Promise<number> {
  const { count } = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'open')
    .where('hostId', '=', hostId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ids of matches that gather and in which nobody has stirred since a moment in Unix milliseconds.
 * @example for (const id of await idleLobbies(db, Date.now() - week)) … */
export async function idleLobbies(db: Db, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('status', '=', 'open')
    .where((eb) => eb(eb.fn.coalesce('stirredAt', 'createdAt'), '<', since))
    .execute();
  return rows.map(({ id }) => id);
}

/** The rematch of a match, if one gathers.
 * @example const id = await rematchLobby(db, match.id) */
export async function rematchLobby(db: Db, of: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('matches')
    .select('id')
    .where('status', '=', 'open')
    .where('rematchOf', '=', of)
    .executeTakeFirst();
  return row?.id;
}

/** Notes which message announces a match that gathers.
 * @example await saveLobbyMessage(tx, match.id, message.id) */
export async function saveLobbyMessage(tx: Tx, matchId: string, messageId: string): Promise<void> {
  await tx.updateTable('matches').set({ lobbyMessage: messageId }).where('id', '=', matchId).execute();
}

/** Notes in which thread people talk about a match.
 * @example await saveTalk(tx, match.id, thread.id) */
export async function saveTalk(tx: Tx, matchId: string, threadId: string): Promise<void> {
  await tx.updateTable('matches').set({ talkThread: threadId }).where('id', '=', matchId).execute();
}
