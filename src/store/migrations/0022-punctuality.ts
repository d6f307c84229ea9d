import type { Kysely, Migration } from 'kysely';

/** How many turns people have taken where time was agreed, and how many of them came late; nothing is known of those before. */
export const punctuality: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('punctuality')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('month', 'text', (column) => column.notNull())
      .addColumn('turns', 'integer', (column) => column.notNull())
      .addColumn('late', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('punctuality_key', ['user_id', 'month'])
      .execute();
  },
};
