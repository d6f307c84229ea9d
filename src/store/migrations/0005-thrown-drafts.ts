import type { Kysely, Migration } from 'kysely';

/** What a seat threw away when it started over, so that it can be taken back. */
export const thrownDrafts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('drafts').addColumn('thrown', 'text').execute();
  },
};
