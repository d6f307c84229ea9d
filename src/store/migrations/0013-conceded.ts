import type { Kysely, Migration } from 'kysely';

/** To which seat all others conceded a match. */
export const conceded: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('matches').addColumn('conceded_to', 'integer').execute();
  },
};
