import type { Kysely, Migration } from 'kysely';

/** What whoever manages a server has chosen for its matches; and an index for who hosts how many. */
export const servers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('guilds').addColumn('settings', 'text').execute();
    await db.schema.createIndex('matches_host').on('matches').columns(['host_id', 'status']).execute();
  },
};
