import { addOutage, endOutages, lastBeat, reckonAllAnew, saveBeat, showVotesAnew } from '../../store/index.js';
import type { Context } from '../context.js';

/** More often it need not be written. */
const everyMs = 60_000;
/** Shorter ones cost nobody a turn. */
const shortestOutageMs = 10 * 60_000;

/**
 * Until when people could be reached, as far as is known: now, or when an outage began that has not ended yet. What has run out
 * since may get that time back.
 * @example if (vote.expiresAt <= (await reachableUntil(context))) …
 */
export async function reachableUntil({ database, now }: Pick<Context, 'database' | 'now'>): Promise<number> {
  const at = now();
  const last = await lastBeat(database.db);
  return last !== undefined && at - last > shortestOutageMs ? last : at;
}

/**
 * See `MatchService.beat`. Whatever lies between two of them was an outage, be it of Discord, of the network or of this
 * process: people could not act, so their time stood still.
 * @example await beat(context)
 */
export async function beat({ database, now }: Context): Promise<void> {
  const at = now();
  const last = await lastBeat(database.db);
  if (last !== undefined && at >= last && at - last < everyMs) return;
  await database.transaction(async (tx) => {
    const before = await lastBeat(tx);
    // The clock was put right: what lay far ahead may be due soon.
    if (before !== undefined && at < before) {
      await endOutages(tx, at);
      await reckonAllAnew(tx);
    }
    if (before !== undefined && at - before > shortestOutageMs) {
      await addOutage(tx, { from: before, until: at });
      await showVotesAnew(tx);
    }
    await saveBeat(tx, at);
  });
}
