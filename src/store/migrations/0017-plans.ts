import type { Kysely, Migration } from 'kysely';

/** Turns that people have planned ahead, and what became of one that did not fit. */
export const plans: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('plans')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('base', 'integer', (column) => column.notNull())
      .addColumn('steps', 'text', (column) => column.notNull())
      .addColumn('thought', 'text')
      .addColumn('ready', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('plans_key', ['match_id', 'seat'])
      .execute();
    await db.schema.alterTable('drafts').addColumn('missed', 'text').execute();
  },
};
