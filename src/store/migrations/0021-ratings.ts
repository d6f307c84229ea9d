import type { Kysely, Migration } from 'kysely';

/** How people stand, as results have it: a cache, made anew from them at any time. */
export const ratings: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('ratings')
      .addColumn('pool', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('mu', 'real', (column) => column.notNull())
      .addColumn('sigma', 'real', (column) => column.notNull())
      .addColumn('strength', 'integer', (column) => column.notNull())
      .addColumn('results', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'integer', (column) => column.notNull())
      .addColumn('week', 'integer', (column) => column.notNull())
      .addColumn('strength_before', 'integer')
      .addPrimaryKeyConstraint('ratings_key', ['pool', 'user_id'])
      .execute();
    await schema.createIndex('ratings_rank').on('ratings').columns(['pool', 'strength desc', 'user_id']).execute();
    await schema.createIndex('ratings_week').on('ratings').columns(['pool', 'week', 'strength_before']).execute();
    await schema
      .createTable('rating_pools')
      .addColumn('pool', 'text', (column) => column.primaryKey().notNull())
      .addColumn('ended_at', 'integer', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('stale', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('rating_changes')
      .addColumn('pool', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'integer', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('strength', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('rating_changes_key', ['pool', 'ended_at', 'result', 'user_id'])
      .execute();
    const curve = ['pool', 'user_id', 'ended_at', 'result', 'strength'];
    await schema.createIndex('rating_changes_curve').on('rating_changes').columns(curve).execute();
  },
};
