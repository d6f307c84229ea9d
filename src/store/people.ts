import type { Db, Tx } from './database.js';

/** The longest name that is kept, in characters. */
const longest = 100;

/** Does the store have this person, under this name?
 * @example await isKnownAs(db, { id: '42', name: 'Anna' }) */
export async function isKnownAs(db: Db, person: { id: string; name: string }): Promise<boolean> {
  const row = await db.selectFrom('users').select('name').where('id', '=', person.id).executeTakeFirst();
  return row?.name === keptOf(person.name);
}

/**
 * Remembers a person under the name they go by now.
 * @example await savePerson(db, { id: '42', name: 'Anna' }, Date.now())
 */
export async function savePerson(tx: Tx, person: { id: string; name: string }, at: number): Promise<void> {
  const name = keptOf(person.name);
  await tx
    .insertInto('users')
    .values({ id: person.id, name, seenAt: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, seenAt: at }))
    .execute();
}

/** The names of those of these people who are known.
 * @example (await namesOf(db, ['42'])).get('42') // 'Anna' */
export async function namesOf(db: Db, people: string[]): Promise<Map<string, string>> {
  if (people.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', people).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function keptOf(name: string): string {
  return [...name].slice(0, longest).join('');
}

/**
 * Remembers a server and the language of its public posts.
 * @example await saveGuild(db, { id: '7', locale: 'ru' }, Date.now())
 */
export async function saveGuild(tx: Tx, guild: { id: string; locale: string }, at: number): Promise<void> {
  await tx
    .insertInto('guilds')
    .values({ ...guild, seenAt: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ locale: guild.locale, seenAt: at, leftAt: null }))
    .execute();
}
