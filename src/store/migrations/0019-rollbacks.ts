import type { Kysely, Migration } from 'kysely';

/** Which moves a post tells of, so that what was undone before it was told is not. Posts owed from before are all told. */
export const rollbacks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('outbox').addColumn('base', 'integer').execute();
  },
};
