import type { Kysely, Migration } from 'kysely';

/** When nobody could be reached, so that nobody's time ran; and when people could be reached last. */
export const outages: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('outages')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('from_at', 'integer', (column) => column.notNull())
      .addColumn('until_at', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('outages_until').on('outages').column('until_at').execute();
    await db.schema
      .createTable('beats')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'integer', (column) => column.notNull())
      .execute();
  },
};
