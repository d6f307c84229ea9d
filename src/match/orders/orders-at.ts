import type { Seat } from '../../engine/index.js';
import { committedBy, findDraft, ordersOf, type StoredMatch } from '../../store/index.js';
import type { Orders } from '../api.js';
import type { Context } from '../context.js';

/**
 * What the people who hold the seats of a match now have ordered, by seat. Who is in the midst of a draft decides for
 * themselves, unless the match has gone back since; of `done`, a seat or all, the draft is used up.
 * @example playOrders(game, position, await ordersAt(context, match))
 */
export async function ordersAt(context: Context, match: StoredMatch, done?: Seat | 'all'): Promise<Map<Seat, Orders>> {
  const { db } = context.database;
  const found = new Map<Seat, Orders>();
  if (match.lesson) return found;
  const given = await ordersOf(db, match.id);
  if (given.size === 0) return found;
  for (const { seat, person, current } of match.tenures) {
    const own = current && seat !== null && person ? given.get(person.id) : undefined;
    if (!own || seat === null) continue;
    const draft = done === 'all' || seat === done ? undefined : await findDraft(db, match.id, seat);
    const isEmpty = !draft || (draft.steps.length === 0 && !draft.thought);
    if (isEmpty || draft.base < (await committedBy(db, match.id, seat)).lastBack) found.set(seat, own);
  }
  return found;
}
