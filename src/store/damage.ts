import { sql } from 'kysely';
import type { Db } from './database.js';
import { findDraft } from './drafts.js';
import { isPostgres } from './engine.js';
import { DamageError } from './errors.js';
import { listMoves } from './moves.js';
import { listOwed, states } from './outbox.js';
import { plansOf } from './plans.js';
import { findResult } from './results.js';
import { readJson, texts } from './shapes.js';
import type { StoredMatch } from './stored-match.js';
import { damagedVotes } from './votes.js';

/**
 * What cannot be read of all that is stored of a match, by table and column or row; the position is not looked at.
 * @example (await damageOf(db, match)).join() // 'matches.options'
 */
export async function damageOf(db: Db, match: StoredMatch): Promise<string[]> {
  const { id } = match;
  const damage = [...match.damage, ...(await mistyped(db, id))];
  const { changed } = await db.selectFrom('matches').select('changed').where('id', '=', id).executeTakeFirstOrThrow();
  if (!readJson(texts, changed)) damage.push('matches.changed');
  damage.push(...(await damagedMove(db, id)));
  const drafts = await db.selectFrom('drafts').select('seat').where('matchId', '=', id).execute();
  for (const { seat } of drafts) if ((await findDraft(db, id, seat))?.damaged) damage.push(`drafts, ${seat}`);
  for (const [seat, { damaged }] of await plansOf(db, id)) if (damaged) damage.push(`plans, ${seat}`);
  damage.push(...(await damagedVotes(db, id)).map((vote) => `votes, ${vote}`));
  const result = await db.selectFrom('results').select('matchId').where('matchId', '=', id).executeTakeFirst();
  if (result && !(await findResult(db, id))) damage.push('results');
  const owed = await listOwed(db, id);
  damage.push(...owed.filter((row) => row.damaged).map((row) => `outbox, ${row.id}`));
  const posts = await db.selectFrom('outbox').select(['id', 'state']).where('matchId', '=', id).execute();
  damage.push(...posts.filter(({ state }) => !states.includes(state)).map((row) => `outbox.state, ${row.id}`));
  return [...new Set(damage)];
}

/** SQLite keeps a text in a column of numbers; PostgreSQL does not. */
async function mistyped(db: Db, id: string): Promise<string[]> {
  const damage: string[] = [];
  if (isPostgres(db)) return damage;
  for (const { name, columns } of await db.introspection.getTables()) {
    const key = keyOf(name);
    if (!columns.some((column) => column.name === key)) continue;
    for (const column of columns) {
      const { rows } = await sql`select 1 from ${sql.table(name)} where ${sql.ref(key)} = ${id}
        and typeof(${sql.ref(column.name)}) not in (${column.dataType.toLowerCase()}, 'null') limit 1`.execute(db);
      if (rows.length > 0) damage.push(`${name}.${column.name}`);
    }
  }
  return damage;
}

async function damagedMove(db: Db, id: string): Promise<string[]> {
  try {
    await listMoves(db, id, 0, Number.MAX_SAFE_INTEGER);
    return [];
  } catch (error) {
    if (error instanceof DamageError) return [error.place];
    throw error;
  }
}

/** A row that belongs to one that is gone. */
export interface Orphan {
  /** Undefined: it is of no match. */
  match: string | undefined;
  table: string;
  parent: string;
}

/** None on PostgreSQL, where nobody can have keys unchecked. @example await orphans(db) // [{ match: 'k3x9qm2a', table: 'seats', parent: 'users' }] */
export async function orphans(db: Db): Promise<Orphan[]> {
  if (isPostgres(db)) return [];
  const { rows } = await sql<{ table: string; rowid: number; parent: string }>`pragma foreign_key_check`.execute(db);
  return Promise.all(
    rows.map(async ({ table, rowid, parent }) => {
      const key = sql.ref(keyOf(table));
      const found = await sql<{
        id: string;
      }>`select ${key} as id from ${sql.table(table)} where rowid = ${rowid}`.execute(db);
      return { match: found.rows[0]?.id, table, parent };
    }),
  );
}

/** The column that says which match a row is of. */
function keyOf(table: string): string {
  return table === 'matches' ? 'id' : 'match_id';
}
