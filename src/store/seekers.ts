import { sql } from 'kysely';
import type { Db, Tx } from './database.js';

/** That somebody wants to be told when a table of a game opens in a server. */
export interface Seeker {
  userId: string;
  guildId: string;
  game: string;
  /** How many are to play; null: any number. */
  seats: number | null;
  /** They are told at most once in so many hours. */
  everyHours: number;
  /** Tables that were opened before are not told; Unix milliseconds. */
  since: number;
  /** When they were told last. */
  toldAt: number | null;
}

const hourMs = 3_600_000;
/** No more are looked at at once. */
const mostAtOnce = 200;

/** What somebody looks for in a server. @example await seekersOf(db, '42', guildId) */
export async function seekersOf(db: Db, userId: string, guildId: string): Promise<Seeker[]> {
  const own = db.selectFrom('seekers').selectAll().where('userId', '=', userId).where('guildId', '=', guildId);
  return own.orderBy('game').execute();
}

/** Keeps what somebody looks for, instead of what they looked for of that game. @example await saveSeeker(tx, seeker) */
export async function saveSeeker(tx: Tx, seeker: Seeker): Promise<void> {
  const { seats, everyHours, since, toldAt } = seeker;
  await tx
    .insertInto('seekers')
    .values(seeker)
    .onConflict((conflict) =>
      conflict.columns(['guildId', 'game', 'userId']).doUpdateSet({ seats, everyHours, since, toldAt }),
    )
    .execute();
}

/** @example await deleteSeeker(tx, { userId: '42', guildId, game: 'nusfjord' }) */
export async function deleteSeeker(tx: Tx, seeker: Pick<Seeker, 'userId' | 'guildId' | 'game'>): Promise<void> {
  const { userId, guildId, game } = seeker;
  const own = tx.deleteFrom('seekers').where('userId', '=', userId);
  await own.where('guildId', '=', guildId).where('game', '=', game).execute();
}

/** Notes when somebody was told; null: never. @example await saveSought(tx, seeker, Date.now()) */
export async function saveSought(
  tx: Tx,
  { userId, guildId, game }: Pick<Seeker, 'userId' | 'guildId' | 'game'>,
  toldAt: number | null,
): Promise<void> {
  const own = tx.updateTable('seekers').set({ toldAt }).where('userId', '=', userId);
  await own.where('guildId', '=', guildId).where('game', '=', game).execute();
}

/** A table that somebody looks for. */
export interface SoughtTable extends Seeker {
  match: string;
  /** When it was opened, in Unix milliseconds. */
  createdAt: number;
}

/** One of them, after which to go on. */
export type SoughtAfter = Pick<SoughtTable, 'createdAt' | 'userId' | 'match'>;

/**
 * Who may be told of what at a moment: matches that gather and were opened since they were last told, or since they look.
 * `next`: after which there may be more.
 * @example for (const { match, ...seeker } of (await soughtTables(db, Date.now())).tables) …
 */
export async function soughtTables(
  db: Db,
  now: number,
  after?: SoughtAfter,
): Promise<{ tables: SoughtTable[]; next?: SoughtAfter }> {
  const order = ['matches.createdAt', 'userId', 'matches.id'] as const;
  const tables = await soughtFrom(db, now)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple(...order), '>', tuple(after!.createdAt, after!.userId, after!.match)),
      ),
    )
    .orderBy('matches.createdAt')
    .orderBy('userId')
    .orderBy('matches.id')
    .limit(mostAtOnce)
    .execute();
  const last = tables.at(-1);
  return { tables, ...(last && tables.length === mostAtOnce && { next: last }) };
}

function soughtFrom(db: Db, now: number) {
  return db
    .selectFrom('matches')
    .innerJoin('seekers', (join) =>
      join
        .onRef('seekers.guildId', '=', 'matches.guildId')
        .onRef('seekers.game', '=', 'matches.game')
        .onRef('matches.createdAt', '>', sql<number>`coalesce(seekers.told_at, seekers.since)`),
    )
    .selectAll('seekers')
    .select(['matches.id as match', 'matches.createdAt'])
    .where('matches.status', '=', sql.lit('open'))
    .where((eb) =>
      eb.or([eb('toldAt', 'is', null), eb('toldAt', '<=', sql<number>`${now} - seekers.every_hours * ${hourMs}`)]),
    );
}
