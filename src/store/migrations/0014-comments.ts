import type { Kysely, Migration } from 'kysely';

/** What people say on a match for everybody to read, tied to how many moves it had; and where that was told. */
export const comments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('comments')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('moves', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'integer', (column) => column.notNull())
      .addColumn('told_in', 'text')
      .addColumn('told_as', 'text')
      .execute();
    await db.schema.createIndex('comments_match').on('comments').columns(['match_id', 'user_id']).execute();
  },
};
