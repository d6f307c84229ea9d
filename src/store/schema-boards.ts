import type { Generated } from 'kysely';

/** Who is compared, and where that stands. */
export interface BoardTables {
  hiddenPeople: HiddenPeopleTable;
  standingBoards: StandingBoardsTable;
  announcements: AnnouncementsTable;
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

/** What a channel is told once, in a message that shows what is newest: of a season or a match. */
export interface AnnouncementsTable {
  id: Generated<number>;
  guildId: string;
  channelId: string;
  /** One of these two is null. */
  seasonId: number | null;
  matchId: string | null;
  /** When it was asked for. */
  askedAt: number;
  /** Grows with every change that its message has to show. */
  revision: Generated<number>;
  /** The revision that its message shows; 0: none yet. */
  shown: Generated<number>;
  /** 1: its message may have been sent. */
  tried: Generated<number>;
  /** How often it could not be told since it last could. */
  failures: Generated<number>;
  /** null: it was not posted yet. */
  messageId: string | null;
}
