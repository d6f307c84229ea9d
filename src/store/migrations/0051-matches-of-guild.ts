import type { Kysely, Migration } from 'kysely';

/** A server's matches are found without a look at all others, when it is forgotten or handed out. */
export const matchesOfGuild: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    const order = ['guild_id', 'series_number desc', 'created_at', 'id'];
    await schema.createIndex('matches_guild').on('matches').columns(order).execute();
  },
};
