import type { Kysely, Migration } from 'kysely';

/** Who wants to be told when a table of a game opens in a server. */
export const seekers: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('seekers')
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer')
      .addColumn('every_hours', 'integer', (column) => column.notNull())
      .addColumn('since', 'integer', (column) => column.notNull())
      .addColumn('told_at', 'integer')
      .addPrimaryKeyConstraint('seekers_key', ['guild_id', 'game', 'user_id'])
      .execute();
    await schema.createIndex('seekers_user').on('seekers').columns(['user_id', 'guild_id']).execute();
  },
};
