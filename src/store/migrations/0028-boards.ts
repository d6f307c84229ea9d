import { type Kysely, type Migration, sql } from 'kysely';

/** Leaderboards of many people, read from indexes alone; and messages that show one and are kept up to date. */
export const boards: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .alterTable('ratings')
      .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update ratings set hidden = 1 where user_id in (select user_id from hidden_people)`.execute(db);
    await schema.dropIndex('ratings_rank').execute();
    await schema.dropIndex('ratings_week').execute();
    const shown = ['pool', 'hidden'];
    await schema
      .createIndex('ratings_rank')
      .on('ratings')
      .columns([...shown, 'strength desc', 'user_id'])
      .execute();
    await schema
      .createIndex('ratings_week')
      .on('ratings')
      .columns([...shown, 'week', 'strength'])
      .execute();
    await schema
      .createIndex('ratings_before')
      .on('ratings')
      .columns([...shown, 'week', 'strength_before'])
      .execute();
    await schema.createIndex('ratings_user').on('ratings').column('user_id').execute();
    await schema
      .createTable('standing_boards')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('channel_id', 'text', (column) => column.notNull())
      .addColumn('pool', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'integer', (column) => column.notNull())
      .addColumn('tried', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('message_id', 'text')
      .addColumn('shown', 'text')
      .addColumn('edited_at', 'integer')
      .execute();
    await schema
      .createIndex('standing_boards_place')
      .unique()
      .on('standing_boards')
      .columns(['channel_id', 'pool'])
      .execute();
    await schema.createIndex('standing_boards_guild').on('standing_boards').column('guild_id').execute();
    // Those that were never posted come first.
    await schema.createIndex('standing_boards_due').on('standing_boards').column('edited_at').execute();
  },
};
