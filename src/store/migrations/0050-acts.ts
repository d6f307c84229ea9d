import { type Kysely, type Migration, sql } from 'kysely';

/** What organisers of a server did. */
export const acts: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('acts')
      // Buttons name it: no other one ever has the same.
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('at', 'integer', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      // What it was about may be gone by now.
      .addColumn('match_id', 'text')
      .addColumn('channel_id', 'text')
      .addColumn('person_id', 'text')
      .addColumn('tournament_id', 'integer')
      .execute();
    await schema.createIndex('acts_guild').on('acts').columns(['guild_id', 'id']).execute();
    await schema.createIndex('acts_at').on('acts').column('at').execute();
    await schema.createIndex('acts_user').on('acts').column('user_id').execute();
    await schema
      .createIndex('acts_person')
      .on('acts')
      .column('person_id')
      .where(sql.ref('person_id'), 'is not', null)
      .execute();
  },
};
