import { type OpenTable, openTables } from '../../store/index.js';
import type { Context } from '../context.js';

/** See `TableService.openTables`. */
export async function tablesIn(
  { database, games, now }: Context,
  guildId: string,
  readerId: string,
  game?: string,
): Promise<OpenTable[]> {
  const found = await openTables(database.db, guildId, { readerId, now: now(), ...(game !== undefined && { game }) });
  return found.filter((table) => {
    const max = Object.hasOwn(games, table.game) ? games[table.game]!.seats.max : 0;
    return table.seats + table.held < max;
  });
}
