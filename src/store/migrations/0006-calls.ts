import type { Kysely, Migration } from 'kysely';

/** Whom a post calls: who was called before is not called again. Posts owed from before call all that are waited for. */
export const calls: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('outbox').addColumn('calls', 'text').execute();
  },
};
