import { type Kysely, type Migration, sql } from 'kysely';

/** Links a match to the first one of its series. Matches from before stand by themselves. */
export const series: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .alterTable('matches')
      .addColumn('series_id', 'text', (column) => column.references('matches.id'))
      .execute();
    await schema
      .alterTable('matches')
      .addColumn('series_number', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await sql`create unique index matches_series on matches (series_id, series_number) where series_id is not null`.execute(
      db,
    );
  },
};
