import { type Kysely, type Migration, sql } from 'kysely';

/** What somebody proposes about a match, with everybody's word on it. */
export const votes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('votes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('proposed_by', 'text', (column) => column.notNull())
      .addColumn('proposed_at', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'integer')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('why', 'text')
      .addColumn('decided_at', 'integer')
      .addColumn('ballots', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('shown', 'integer', (column) => column.notNull())
      .addColumn('tried', 'integer', (column) => column.notNull())
      .addColumn('channel_id', 'text')
      .addColumn('message_id', 'text')
      .execute();
    await sql`create unique index votes_open on votes (match_id, kind, subject) where state = 'open'`.execute(db);
    await sql`create index votes_untold on votes (id) where state = 'open' or shown < revision`.execute(db);
  },
};
