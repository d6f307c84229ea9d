import { grown, type Streak, type StreakResult, streakPools } from '../../ratings/index.js';
import {
  deleteStreaks,
  type NewPlayed,
  type StoredResult,
  saveStreaks,
  streakResults,
  streaksIn,
  type Tx,
} from '../../store/index.js';
import { breathe } from '../slices.js';

/**
 * Counts a result that came, went or changed in the streaks of those who played it; `played` is what is stored of it for each. Mostly
 * it is their last one, and goes on with what is stored; else their streaks are made anew.
 * @example await keepStreaks(tx, result, played)
 */
export async function keepStreaks(tx: Tx, result: StoredResult, played: NewPlayed[]): Promise<void> {
  if (result.kind !== 'people') return;
  const pools = streakPools(result);
  for (const { person, winner: won, share, matchId, endedAt } of played) {
    if (share < 0.5) continue;
    const before = await streaksIn(tx, person, pools);
    const own = { matchId, endedAt, won };
    if (!before || result.cancelled || before.some((streak) => !isAfter(own, streak))) await countAnew(tx, person);
    else {
      const streakOf = (pool: string) => before.find((one) => one.pool === pool);
      await saveStreaks(
        tx,
        pools.map((pool) => ({ ...grown(streakOf(pool), own), pool, person })),
      );
    }
    await breathe();
  }
}

function isAfter({ endedAt, matchId }: StreakResult, { lastAt, last }: Streak): boolean {
  return endedAt === lastAt ? matchId > last : endedAt > lastAt;
}

async function countAnew(tx: Tx, person: string): Promise<void> {
  const streaks = new Map<string, Streak>();
  const results = await streakResults(tx, person);
  await breathe();
  for (const result of results) {
    for (const pool of streakPools(result)) streaks.set(pool, grown(streaks.get(pool), result));
  }
  await breathe();
  await deleteStreaks(tx, person);
  await saveStreaks(
    tx,
    [...streaks].map(([pool, streak]) => ({ ...streak, pool, person })),
  );
}
