import { type Kysely, type Migration, sql } from 'kysely';

/** What lone players have achieved by the rules of their games; of earlier results it is found out when the bot starts. */
export const achievements: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema.alterTable('results').addColumn('achievements', 'text').execute();
    await sql`update results set achievements = '[]' where kind != 'solo'`.execute(db);
    await schema
      .createIndex('results_unachieved')
      .on('results')
      .column('match_id')
      .where(sql.ref('achievements'), 'is', null)
      .execute();
    await schema
      .createTable('achieved')
      .addColumn('match_id', 'text', (column) => column.notNull().references('results.match_id').onDelete('cascade'))
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('rank', 'integer', (column) => column.notNull())
      .addColumn('guild_id', 'text', (column) => column.notNull())
      .addColumn('season_id', 'integer')
      .addColumn('ended_at', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('achieved_key', ['match_id', 'user_id', 'kind'])
      .execute();
    const best = ['kind', 'rank desc', 'ended_at', 'match_id', 'user_id'];
    const indexes = { all: best, guild: ['guild_id', ...best], user: ['user_id', 'kind', 'rank'] };
    for (const [name, columns] of Object.entries(indexes)) {
      await schema.createIndex(`achieved_${name}`).on('achieved').columns(columns).execute();
    }
    await schema
      .createIndex('achieved_season')
      .on('achieved')
      .columns(['season_id', 'ended_at', 'match_id', 'kind'])
      .where(sql.ref('season_id'), 'is not', null)
      .execute();
  },
};
