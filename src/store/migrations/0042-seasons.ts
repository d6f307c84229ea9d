import { type Kysely, type Migration, sql } from 'kysely';

/** Seasons of servers, and which of them a result belongs to. */
export const seasons: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('seasons')
      // Pools and buttons name it: no other one ever has the same.
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('begins', 'text', (column) => column.notNull())
      .addColumn('opened_at', 'integer', (column) => column.notNull())
      .addColumn('opened_by', 'text', (column) => column.notNull())
      .addColumn('closed_at', 'integer')
      .addColumn('closed_by', 'text')
      .execute();
    await schema.createIndex('seasons_number').on('seasons').columns(['guild_id', 'number']).unique().execute();
    await schema.createIndex('seasons_opened').on('seasons').columns(['guild_id', 'opened_at', 'id']).execute();
    await schema
      .createIndex('seasons_open')
      .on('seasons')
      .column('guild_id')
      .unique()
      .where(sql.ref('closed_at'), 'is', null)
      .execute();
    await schema.alterTable('results').addColumn('season_id', 'integer').execute();
    await schema
      .createIndex('results_season')
      .on('results')
      .columns(['season_id', 'ranked', 'kind', 'cancelled_at', 'ended_at', 'match_id'])
      .where(sql.ref('season_id'), 'is not', null)
      .execute();
  },
};
