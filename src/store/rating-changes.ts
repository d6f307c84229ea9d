import type { Db, Tx } from './database.js';
import type { ResultMark } from './ratings.js';
import { moment, whole } from './shapes.js';

/** How strong somebody was after a result. */
export interface RatingChange extends ResultMark {
  person: string;
  strength: number;
}

/** @example await saveChanges(tx, pool, [{ endedAt, result: match.id, person: '42', strength: 1160 }]) */
export async function saveChanges(tx: Tx, pool: string, changes: RatingChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insertInto('ratingChanges')
    .values(changes.map(({ person: userId, ...change }) => ({ pool, userId, ...change })))
    .onConflict((conflict) =>
      conflict
        .columns(['pool', 'endedAt', 'result', 'userId'])
        .doUpdateSet(({ ref }) => ({ strength: ref('excluded.strength') })),
    )
    .execute();
}

/** Changes in a pool by results after one, and up to another (undefined: all), in their order; also such as cannot be read.
 * @example await changesBetween(db, pool, first, last) */
export async function changesBetween(
  db: Db,
  pool: string,
  after: ResultMark,
  upTo: ResultMark | undefined,
): Promise<RatingChange[]> {
  const rows = await db
    .selectFrom('ratingChanges')
    .selectAll()
    .where('pool', '=', pool)
    .where((eb) => eb(eb.refTuple('endedAt', 'result'), '>', eb.tuple(after.endedAt, after.result)))
    .$if(upTo !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('endedAt', 'result'), '<=', eb.tuple(upTo!.endedAt, upTo!.result))),
    )
    .orderBy('endedAt')
    .orderBy('result')
    .execute();
  return rows.map(({ userId: person, endedAt, result, strength }) => ({ person, endedAt, result, strength }));
}

/** @example await deleteChanges(tx, pool, changes) */
export async function deleteChanges(tx: Tx, pool: string, changes: Omit<RatingChange, 'strength'>[]): Promise<void> {
  for (const { endedAt, result, person } of changes) {
    await tx
      .deleteFrom('ratingChanges')
      .where('pool', '=', pool)
      .where('endedAt', '=', endedAt)
      .where('result', '=', result)
      .where('userId', '=', person)
      .execute();
  }
}

/** How strong somebody was after each of their results in a pool that has curves, in order.
 * @example (await curveOf(db, poolKey({ game: 'nusfjord' }), '42')).at(-1)?.strength */
export async function curveOf(db: Db, pool: string, person: string): Promise<RatingChange[]> {
  const rows = await db
    .selectFrom('ratingChanges')
    .select(['endedAt', 'result', 'strength'])
    .where('pool', '=', pool)
    .where('userId', '=', person)
    .orderBy('endedAt')
    .orderBy('result')
    .execute();
  return rows
    .filter(({ endedAt, strength }) => moment.safeParse(endedAt).success && whole.safeParse(strength).success)
    .map((row) => ({ ...row, person }));
}
