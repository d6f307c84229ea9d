import { type Kysely, type Migration, sql } from 'kysely';

/** Tables of a server that somebody can sit down at, found without a look at all matches there ever were. */
export const tables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index matches_gathering on matches (guild_id, created_at) where status = 'open'`.execute(db);
    await sql`create index votes_offered on votes (match_id) where state = 'open' and kind = 'offer'`.execute(db);
  },
};
