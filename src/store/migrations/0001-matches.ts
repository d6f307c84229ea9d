import { type Kysely, type Migration, sql } from 'kysely';

/** Matches with their seats, moves, snapshots, drafts and the posts they owe. */
export const matches: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('guilds')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('matches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('guild_id', 'text', (column) => column.notNull().references('guilds.id'))
      .addColumn('channel_id', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rules', 'text')
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('open', 'playing', 'over', 'aside')`),
      )
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('host_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('seed', 'text')
      .addColumn('seed_hash', 'text')
      .addColumn('moves', 'integer', (column) => column.notNull())
      .addColumn('changed', 'text', (column) => column.notNull())
      .addColumn('turn_over', 'integer', (column) => column.notNull())
      .addColumn('resigned_seat', 'integer')
      .addColumn('created_at', 'integer', (column) => column.notNull())
      .addColumn('started_at', 'integer')
      .addColumn('ended_at', 'integer')
      .execute();
    await schema.createIndex('matches_channel').on('matches').columns(['channel_id', 'created_at']).execute();
    await sql`create unique index matches_active_channel on matches (channel_id) where status in ('open', 'playing')`.execute(
      db,
    );
    await schema
      .createTable('seats')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seat', 'integer')
      .addColumn('user_id', 'text', (column) => column.references('users.id'))
      .addColumn('from_move', 'integer', (column) => column.notNull())
      .addColumn('until_move', 'integer')
      .addColumn('joined_at', 'integer', (column) => column.notNull())
      .execute();
    await sql`create unique index seats_held on seats (match_id, seat) where until_move is null and seat is not null`.execute(
      db,
    );
    await sql`create unique index seats_user on seats (match_id, user_id) where until_move is null`.execute(db);
    await schema.createIndex('seats_of_user').on('seats').column('user_id').execute();
    await schema
      .createTable('moves')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('args', 'text', (column) => column.notNull())
      .addColumn('played_by', 'text', (column) => column.notNull())
      .addColumn('at', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('moves_key', ['match_id', 'number'])
      .execute();
    await schema
      .createTable('snapshots')
      .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
      .addColumn('moves', 'integer', (column) => column.notNull())
      .addColumn('position', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('drafts')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('base', 'integer', (column) => column.notNull())
      .addColumn('steps', 'text', (column) => column.notNull())
      .addColumn('thought', 'text')
      .addColumn('updated_at', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('drafts_key', ['match_id', 'seat'])
      .execute();
    await schema
      .createTable('outbox')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('ready', 'integer', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('nonce', 'text')
      .addColumn('message_id', 'text')
      .addColumn('created_at', 'integer', (column) => column.notNull())
      .execute();
    await schema.createIndex('outbox_match').on('outbox').columns(['match_id', 'state']).execute();
    await sql`create index outbox_owed on outbox (id) where state in ('waiting', 'sending')`.execute(db);
  },
};
