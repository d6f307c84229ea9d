import { type Kysely, type Migration, sql } from 'kysely';

/** Who is asked by name to sit down at a match that gathers, and what they said. */
export const invitations: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('invitations')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'integer', (column) => column.notNull())
      .addColumn('until', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('invitations_key', ['match_id', 'user_id'])
      .execute();
    await sql`create index invitations_open on invitations (until) where state = 'open'`.execute(db);
  },
};
