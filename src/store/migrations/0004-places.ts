import type { Kysely, Migration } from 'kysely';

/** Who closed a match before its end, where a match that gathers is announced, and when somebody last stirred there. */
export const places: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema.alterTable('matches').addColumn('closed_by', 'text').execute();
    await schema.alterTable('matches').addColumn('lobby_message', 'text').execute();
    await schema.alterTable('matches').addColumn('stirred_at', 'integer').execute();
  },
};
