import type { Kysely, Migration } from 'kysely';

/** How well the computer plays the seats it holds. */
export const computers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('seats').addColumn('level', 'text').execute();
  },
};
