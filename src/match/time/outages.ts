import { findMatch, type Outage, outagesSince, waitsOf } from '../../store/index.js';
import type { Context } from '../context.js';

/**
 * See `MatchService.outages`.
 * @example const outages = await outagesOf(context, 'k3x9qm2a')
 */
export async function outagesOf({ database: { db } }: Context, id: string): Promise<Outage[]> {
  const match = await findMatch(db, id);
  if (match?.status !== 'playing' || !match.pace.limit) return [];
  const since = Math.min(...(await waitsOf(db, id)).map((wait) => wait.since));
  return Number.isFinite(since) ? outagesSince(db, since) : [];
}
