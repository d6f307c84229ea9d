import type { Kysely, Migration } from 'kysely';

/** Who has been told that their turn is the next one. */
export const next: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('seats').addColumn('told_next', 'integer').execute();
  },
};
