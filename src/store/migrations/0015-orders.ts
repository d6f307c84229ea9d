import type { Kysely, Migration } from 'kysely';

/** What people let the bot play for them in a match. */
export const orders: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('orders')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('only', 'integer', (column) => column.notNull())
      .addColumn('declines', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('orders_key', ['match_id', 'user_id'])
      .execute();
  },
};
