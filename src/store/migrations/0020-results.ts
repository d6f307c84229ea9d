import type { Kysely, Migration } from 'kysely';

/** How matches ended, for what is made of many of them. Those that ended before are looked at when the bot starts. */
export const results: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .alterTable('matches')
      .addColumn('ranked', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await schema.alterTable('matches').addColumn('unscored', 'text').execute();
    await schema
      .createTable('results')
      .addColumn('match_id', 'text', (column) =>
        column.primaryKey().notNull().references('matches.id').onDelete('cascade'),
      )
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('variant', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('ranked', 'integer', (column) => column.notNull())
      .addColumn('ended_at', 'integer', (column) => column.notNull())
      .addColumn('cancelled_at', 'integer')
      .execute();
    // In the order in which they count: all, those of a server, those of a game.
    await schema.createIndex('results_ended').on('results').columns(['ended_at', 'match_id']).execute();
    await schema.createIndex('results_guild').on('results').columns(['guild_id', 'ended_at', 'match_id']).execute();
    await schema.createIndex('results_game').on('results').columns(['game', 'ended_at', 'match_id']).execute();
    await schema
      .createTable('result_seats')
      .addColumn('match_id', 'text', (column) => column.notNull().references('results.match_id').onDelete('cascade'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('part', 'integer', (column) => column.notNull())
      .addColumn('user_id', 'text')
      .addColumn('share', 'real', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('winner', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('result_seats_key', ['match_id', 'seat', 'part'])
      .execute();
    await schema.createIndex('result_seats_user').on('result_seats').column('user_id').execute();
  },
};
