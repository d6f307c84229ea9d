import type { Kysely, Migration } from 'kysely';

/** What people note on a match for themselves alone; readers without a seat too. */
export const notes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('notes')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('notes_key', ['match_id', 'user_id'])
      .execute();
  },
};
