import { type Kysely, type Migration, sql } from 'kysely';

/** Tournaments of several tables, with who is in them and who sits where in each round. */
export const tournaments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('tournaments')
      // A button names it: no other one ever has the same.
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('channel_id', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('organiser_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('rounds', 'integer')
      .addColumn('through', 'integer', (column) => column.notNull())
      .addColumn('opens', 'text', (column) => column.notNull())
      .addColumn('hours', 'integer', (column) => column.notNull())
      .addColumn('seeding', 'text', (column) => column.notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'integer')
      .addColumn('created_at', 'integer', (column) => column.notNull())
      .addColumn('started_at', 'integer')
      .addColumn('ended_at', 'integer')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('pending', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('tried', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('message_id', 'text')
      .addColumn('shown', 'text')
      .addColumn('final_tried', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('final_message', 'text')
      .execute();
    await schema.createIndex('tournaments_guild').on('tournaments').columns(['guild_id', 'status', 'id']).execute();
    await sql`create index tournaments_pending on tournaments (id) where pending = 1`.execute(db);
    await sql`create index tournaments_due on tournaments (due_at) where due_at is not null`.execute(db);
    await sql`create index tournaments_organiser on tournaments (organiser_id)`.execute(db);
    const ofOne = 'tournaments.id';
    await schema
      .createTable('tournament_entrants')
      .addColumn('tournament_id', 'integer', (column) => column.notNull().references(ofOne).onDelete('cascade'))
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('joined_at', 'integer', (column) => column.notNull())
      .addColumn('number', 'integer')
      .addColumn('gone_after', 'integer')
      .addPrimaryKeyConstraint('tournament_entrants_key', ['tournament_id', 'user_id'])
      .execute();
    await schema.createIndex('tournament_entrants_user').on('tournament_entrants').column('user_id').execute();
    await schema
      .createTable('tournament_tables')
      .addColumn('tournament_id', 'integer', (column) => column.notNull().references(ofOne).onDelete('cascade'))
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('tried', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('thread_id', 'text')
      .addColumn('match_id', 'text')
      .addPrimaryKeyConstraint('tournament_tables_key', ['tournament_id', 'round', 'number'])
      .execute();
    await sql`
      create unique index tournament_tables_match on tournament_tables (match_id) where match_id is not null
    `.execute(db);
    await schema
      .createTable('tournament_seats')
      .addColumn('tournament_id', 'integer', (column) => column.notNull().references(ofOne).onDelete('cascade'))
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('entrant', 'integer', (column) => column.notNull())
      .addColumn('table_number', 'integer')
      .addColumn('seat', 'integer')
      .addColumn('bye', 'text')
      .addPrimaryKeyConstraint('tournament_seats_key', ['tournament_id', 'round', 'entrant'])
      .execute();
  },
};
