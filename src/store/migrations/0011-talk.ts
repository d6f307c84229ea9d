import type { Kysely, Migration } from 'kysely';

/** The thread in which people talk about a match. */
export const talk: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('matches').addColumn('talk_thread', 'text').execute();
  },
};
