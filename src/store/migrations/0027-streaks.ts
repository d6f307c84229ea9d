import type { Kysely, Migration } from 'kysely';

/** How many matches people have won in a row, as results have it. */
export const streaks: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('streaks')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('pool', 'text', (column) => column.notNull())
      .addColumn('current', 'integer', (column) => column.notNull())
      .addColumn('since', 'integer', (column) => column.notNull())
      .addColumn('longest', 'integer', (column) => column.notNull())
      .addColumn('from_at', 'integer', (column) => column.notNull())
      .addColumn('until_at', 'integer', (column) => column.notNull())
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('last_at', 'integer', (column) => column.notNull())
      .addColumn('last_result', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('streaks_key', ['user_id', 'pool'])
      .execute();
    const rank = ['pool', 'longest desc', 'until_at', 'user_id'];
    await schema.createIndex('streaks_rank').on('streaks').columns(rank).execute();
  },
};
