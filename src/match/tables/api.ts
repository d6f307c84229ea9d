import type { OpenTable } from '../../store/index.js';

/** Where somebody finds others to play with. */
export interface TableService {
  /**
   * Tables of a server with a seat for somebody: matches that gather and are not full, and seats that are offered to anybody. Those
   * opened last come first. Whether somebody may see them is asked elsewhere.
   */
  openTables(guildId: string, game?: string): Promise<OpenTable[]>;
}
