import type { Db } from './database.js';

/** The longest name that is kept, in characters. */
const longest = 100;

/**
 * Remembers a person under the name they go by now.
 * @example await savePerson(db, { id: '42', name: 'Anna' }, Date.now())
 */
export async function savePerson(db: Db, person: { id: string; name: string }, at: number): Promise<void> {
  const name = [...person.name].slice(0, longest).join('');
  await db
    .insertInto('users')
    .values({ id: person.id, name, seen_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, seen_at: at }))
    .execute();
}

/**
 * Remembers a server and the language of its public posts.
 * @example await saveGuild(db, { id: '7', locale: 'ru' }, Date.now())
 */
export async function saveGuild(db: Db, guild: { id: string; locale: string }, at: number): Promise<void> {
  await db
    .insertInto('guilds')
    .values({ ...guild, seen_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ locale: guild.locale, seen_at: at }))
    .execute();
}
