import { type Kysely, type Migration, sql } from 'kysely';

/** What a channel of a server is told once, and told anew where it changes: how a season ended, and how matches did. */
export const announcements: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('announcements')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('channel_id', 'text', (column) => column.notNull())
      .addColumn('season_id', 'integer', (column) => column.references('seasons.id').onDelete('cascade'))
      .addColumn('match_id', 'text', (column) => column.references('matches.id').onDelete('cascade'))
      .addColumn('asked_at', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('shown', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('tried', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('message_id', 'text')
      .addCheckConstraint('announcements_about', sql`(season_id is null) <> (match_id is null)`)
      .execute();
    for (const about of ['season_id', 'match_id']) {
      await schema
        .createIndex(`announcements_${about}`)
        .on('announcements')
        .column(about)
        .unique()
        .where(sql.ref(about), 'is not', null)
        .execute();
    }
    await schema.createIndex('announcements_guild').on('announcements').column('guild_id').execute();
    await schema
      .createIndex('announcements_due')
      .on('announcements')
      .columns(['failures', 'id'])
      .where(sql.ref('shown'), '<', sql.ref('revision'))
      .execute();
  },
};
