import { type Kysely, type Migration, sql } from 'kysely';

/** What a lobby can be opened with once more, of a person or of a server. */
export const templates: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('templates')
      // A button names it: no other one ever has the same.
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('user_id', 'text')
      .addColumn('guild_id', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'integer', (column) => column.notNull())
      .addCheckConstraint('templates_owner', sql`(user_id is null) <> (guild_id is null)`)
      .execute();
    await schema
      .createIndex('templates_user')
      .on('templates')
      .columns(['user_id', 'name_key'])
      .unique()
      .where(sql.ref('user_id'), 'is not', null)
      .execute();
    await schema
      .createIndex('templates_guild')
      .on('templates')
      .columns(['guild_id', 'name_key'])
      .unique()
      .where(sql.ref('guild_id'), 'is not', null)
      .execute();
  },
};
