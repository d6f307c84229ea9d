import { type ActPage, type ActsTurn, actsOf, deleteActsBefore } from '../../store/index.js';
import type { Context } from '../context.js';

/** So many stand on a page. */
const onPage = 10;

/** So many are forgotten in one transaction. */
const atOnce = 500;

/** See `ServerService.acts`. */
export function acts({ database }: Context, guildId: string, turn?: ActsTurn): Promise<ActPage> {
  return actsOf(database.db, guildId, turn, onPage);
}

/** See `ServerService.forgetActs`. */
export async function forgetActs({ database, now }: Context, afterMs: number): Promise<number> {
  const before = now() - afterMs;
  for (let all = 0; ; ) {
    const gone = await database.transaction((tx) => deleteActsBefore(tx, before, atOnce));
    all += gone;
    if (gone < atOnce) return all;
  }
}
