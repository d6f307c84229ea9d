import type { Kysely, Migration } from 'kysely';

/** How reliable whoever joins a match has to be. */
export const trust: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('matches').addColumn('trust', 'text').execute();
  },
};
