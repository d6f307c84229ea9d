import type { Refusal } from '../../engine/index.js';
import type { StoredMatch } from '../../store/index.js';
import type { Context } from '../context.js';
import { openMatch } from '../open-seat.js';

/**
 * That a match is set aside, so that nothing which needs its position can be proposed; undefined: it can.
 * @example refusalNow: refuseAside
 */
export async function refuseAside(context: Context, { id }: Pick<StoredMatch, 'id'>): Promise<Refusal | undefined> {
  const loaded = await openMatch(context, id);
  return loaded.ok ? undefined : loaded.refusal;
}
