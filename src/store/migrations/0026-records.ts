import { type Kysely, type Migration, sql } from 'kysely';
import { inOrderOfKey } from '../engine.js';

/** What profiles and records are read from: made from results, of those that are there already when the bot starts. */
export const records: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema.alterTable('results').addColumn('margin', 'integer').execute();
    await schema
      .alterTable('results')
      .addColumn('recorded', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // With the number of seats, so that those of another number are passed over without a look at them.
    const finish = ['margin', 'ended_at', 'match_id', 'seats'];
    const finishes = { all: [], game: ['game'], guild: ['guild_id'], guild_game: ['guild_id', 'game'] };
    for (const [scope, columns] of Object.entries(finishes)) {
      await schema
        .createIndex(`finishes_${scope}`)
        .on('results')
        .columns([...columns, ...finish])
        .where(sql.ref('margin'), 'is not', null)
        .execute();
    }
    await schema
      .createIndex('results_unrecorded')
      .on('results')
      .columns(['ended_at', 'match_id'])
      .where(sql.ref('recorded'), '=', sql.lit(0))
      .execute();
    await schema
      .createTable('played')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'integer', (column) => column.notNull())
      .addColumn('match_id', 'text', (column) => column.notNull().references('results.match_id').onDelete('cascade'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('variant', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('share', 'real', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('winner', 'integer', (column) => column.notNull())
      .addColumn('category', 'text')
      .addPrimaryKeyConstraint('played_key', ['user_id', 'ended_at', 'match_id'])
      // All of a person's lies together.
      .modifyEnd(inOrderOfKey(db))
      .execute();
    const met = ['match_id', 'user_id', 'seat', 'share', 'place', 'points'];
    await schema.createIndex('played_match').on('played').columns(met).execute();
    const best = ['category', 'points desc', 'ended_at', 'match_id', 'seat'];
    for (const [scope, columns] of Object.entries({ all: best, guild: ['guild_id', ...best] })) {
      await schema
        .createIndex(`played_best_${scope}`)
        .on('played')
        .columns(columns)
        .where(sql.ref('category'), 'is not', null)
        .execute();
    }
  },
};
