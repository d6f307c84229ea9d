import type { Kysely, Migration } from 'kysely';

/** How far each person has caught up with a match; readers without a seat too. */
export const looks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('looks')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('moves', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('looks_key', ['match_id', 'user_id'])
      .execute();
  },
};
