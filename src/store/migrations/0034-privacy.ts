import type { Kysely, Migration } from 'kysely';

/** Who leaves and has nothing kept, what is to be told anew without their name, and which servers the bot has left. */
export const privacy: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('erasures')
      .addColumn('stand_in', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('retellings')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('channel_id', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('guilds').addColumn('left_at', 'integer').execute();
  },
};
