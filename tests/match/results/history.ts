import { createRng, type Rng } from '../../../src/engine/index.js';
import { countResult, counts, ratedOf } from '../../../src/match/results/keep-ratings.js';
import { keepRecords } from '../../../src/match/results/keep-records.js';
import { counted, hasCurve, poolsOf, ratingRule, readPool, type Standing } from '../../../src/ratings/index.js';
import { type Database, insertResult, type StoredResult } from '../../../src/store/index.js';
import { withoutForeignKeys } from '../../postgres/database.js';
import { database } from '../harness.js';

/** A database that takes results of matches it does not have. */
export async function archive(file?: string, trace?: (text: string) => void): Promise<Database> {
  const db = await database(file, trace);
  await withoutForeignKeys(db.db);
  return db;
}

const start = Date.UTC(2026, 0, 1);

export interface Crowd {
  people: number;
  guilds: number;
  /** Of so many results one each is cancelled, not ranked, solo, with the computer; 0: none. */
  oddEvery: number;
}

/** Results as they might have been, some at the same moment, with ties and seats that changed hands. */
export function invented(
  count: number,
  seed: string,
  crowd: Crowd = { people: 12, guilds: 2, oddEvery: 5 },
): StoredResult[] {
  const rng = createRng({ seed: seed.repeat(16), block: 0 });
  let endedAt = start;
  return Array.from({ length: count }, (_, index): StoredResult => {
    endedAt += rng.int(3) * 4 * 3_600_000;
    const odd = crowd.oddEvery > 0 && rng.int(crowd.oddEvery) === 0 ? 1 + rng.int(4) : 0;
    const people = rng.shuffle(Array.from({ length: crowd.people }, (_, n) => `p${n}`));
    const seats = Array.from({ length: 2 + rng.int(3) }, () => rng.int(4));
    return {
      matchId: `m${String(index).padStart(6, '0')}`,
      guildId: `g${rng.int(crowd.guilds)}`,
      game: rng.pick(['ferry', 'quay', 'pier']),
      variant: '',
      kind: odd === 1 ? 'solo' : odd === 2 ? 'computer' : 'people',
      ranked: odd !== 3,
      endedAt,
      cancelled: odd === 4,
      seats: seats.map((points, seat) => {
        const place = 1 + seats.filter((other) => other > points).length;
        return { seat, points, place, winner: place === 1, holders: holders(rng, people) };
      }),
    };
  });
}

function holders(rng: Rng, people: string[]): { person: string | null; share: number }[] {
  const person = people.pop()!;
  const others = [0, 0, 0, 0, 1, 2][rng.int(6)];
  if (!others) return [{ person, share: 1 }];
  return [
    { person, share: 0.25 },
    { person: others === 1 ? null : people.pop()!, share: 0.75 },
  ];
}

/** Stores a result as the commit does that ends its match. */
export function store(db: Database, result: StoredResult): Promise<boolean> {
  return db.transaction(async (tx) => {
    await insertResult(tx, result);
    await keepRecords(tx, result.matchId);
    return countResult(tx, result);
  });
}

/** All that is stored of ratings, by pool and person. */
export async function standings(db: Database) {
  const rows = await db.db.selectFrom('ratings').selectAll().orderBy('pool').orderBy('userId').execute();
  const changes = await db.db
    .selectFrom('ratingChanges')
    .selectAll()
    .orderBy('pool')
    .orderBy('endedAt')
    .orderBy('result')
    .orderBy('userId')
    .execute();
  return { rows, changes };
}

/** What ought to be stored: results counted one after the other, each in its pools. */
export async function expected(results: StoredResult[]) {
  const rule = await ratingRule();
  const pools = new Map<string, Map<string, Standing>>();
  const changes: Awaited<ReturnType<typeof standings>>['changes'] = [];
  const order = [...results].filter(counts).sort((a, b) => a.endedAt - b.endedAt || (a.matchId < b.matchId ? -1 : 1));
  for (const result of order) {
    for (const pool of poolsOf({ ...result, seats: result.seats.length })) {
      const own = pools.get(pool) ?? new Map<string, Standing>();
      pools.set(pool, own);
      for (const [userId, standing] of counted(rule, ratedOf(result), (person) => own.get(person))) {
        own.set(userId, standing);
        const { endedAt, matchId } = result;
        if (hasCurve(readPool(pool)))
          changes.push({ pool, endedAt, result: matchId, userId, strength: standing.strength });
      }
    }
  }
  const rows = [...pools].flatMap(([pool, own]) =>
    [...own].map(([userId, { before: strengthBefore, ...standing }]) => ({
      pool,
      userId,
      ...standing,
      strengthBefore,
      hidden: 0,
    })),
  );
  const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return {
    rows: rows.sort((a, b) => compare(a.pool, b.pool) || compare(a.userId, b.userId)),
    changes: changes.sort(
      (a, b) =>
        compare(a.pool, b.pool) || a.endedAt - b.endedAt || compare(a.result, b.result) || compare(a.userId, b.userId),
    ),
  };
}
