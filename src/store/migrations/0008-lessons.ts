import type { Kysely, Migration } from 'kysely';

/** Which matches are lessons: one person's alone, against the computer, in no channel. */
export const lessons: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .alterTable('matches')
      .addColumn('lesson', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
