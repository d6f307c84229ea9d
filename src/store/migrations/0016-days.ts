import type { Kysely, Migration } from 'kysely';

/** Matches that live for weeks: their pace, who is waited for since when, how people want to be called, and what they are told. */
export const days: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('matches').addColumn('pace', 'text').execute();
    await db.schema.alterTable('matches').addColumn('pauses', 'text').execute();
    await db.schema.alterTable('seats').addColumn('bank', 'integer').execute();
    await db.schema.alterTable('guilds').addColumn('vacation_days', 'integer').execute();
    await db.schema
      .createTable('waits')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('since', 'integer', (column) => column.notNull())
      .addColumn('called', 'integer')
      .addColumn('reminders', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('warned', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('late', 'integer')
      .addColumn('stalled', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('extra', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('stand_in', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_at', 'integer')
      .addPrimaryKeyConstraint('waits_key', ['match_id', 'seat'])
      .execute();
    await db.schema.createIndex('waits_next').on('waits').column('next_at').execute();
    await db.schema
      .createTable('habits')
      .addColumn('user_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('habits', 'text', (column) => column.notNull())
      .addColumn('digest_at', 'integer')
      .execute();
    await db.schema
      .createTable('mutes')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['match_id', 'user_id'])
      .execute();
    await db.schema
      .createTable('vacations')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('from_day', 'text', (column) => column.notNull())
      .addColumn('until_day', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('vacations_user').on('vacations').column('user_id').execute();
    await db.schema
      .createTable('pings')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('match_id', 'text', (column) => column.references('matches.id').onDelete('cascade'))
      .addColumn('seat', 'integer')
      .addColumn('since', 'integer')
      .addColumn('nonce', 'text')
      .addColumn('created_at', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('pings_match').on('pings').columns(['match_id', 'seat']).execute();
  },
};
