import { type Kysely, type Migration, sql } from 'kysely';

/** What an organiser was told of a tournament that is open and does not begin; those that are open now are looked at. */
export const openTournaments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .alterTable('tournaments')
      .addColumn('remind_tried', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('tournaments').addColumn('reminded_at', 'integer').execute();
    await sql`update tournaments set pending = 1 where status = 'gathering'`.execute(db);
  },
};
