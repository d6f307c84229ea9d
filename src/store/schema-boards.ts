import type { Generated } from 'kysely';

/** Who is compared, and where that stands. */
export interface BoardTables {
  hiddenPeople: HiddenPeopleTable;
  standingBoards: StandingBoardsTable;
}

/** Who does not want to appear where people are compared; their results count all the same. */
interface HiddenPeopleTable {
  userId: string;
  since: number;
}

/** A message that shows a leaderboard and is kept up to date. */
export interface StandingBoardsTable {
  id: Generated<number>;
  guildId: string;
  channelId: string;
  /** Whose matches it is made of. See `poolKey`. */
  pool: string;
  /** When somebody asked for it. */
  askedAt: number;
  /** 1: its message may have been sent. */
  tried: Generated<number>;
  /** null: it was not posted yet. */
  messageId: string | null;
  /** A name for all that the message shows. */
  shown: string | null;
  /** When the message was last written; null: never. */
  editedAt: number | null;
}
