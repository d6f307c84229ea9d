import type { Kysely, Migration } from 'kysely';

/** Which match a match is the rematch of, and the people of that one, in the order in which they would sit now. */
export const rematches: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema.alterTable('matches').addColumn('rematch_of', 'text').execute();
    await schema.alterTable('matches').addColumn('rematch_people', 'text').execute();
  },
};
