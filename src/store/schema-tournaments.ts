import type { Generated } from 'kysely';

/** Tournaments of several tables. See `Schema`. */
export interface TournamentTables {
  tournaments: TournamentsTable;
  tournamentEntrants: TournamentEntrantsTable;
  tournamentTables: TournamentTablesTable;
  tournamentSeats: TournamentSeatsTable;
}

export interface TournamentsTable {
  id: Generated<number>;
  guildId: string;
  channelId: string;
  locale: string;
  organiserId: string;
  /** Empty: who gave it had their data deleted. */
  name: string;
  game: string;
  /** JSON: what its matches are like, by the names that has in menus. */
  settings: string;
  format: 'swiss' | 'round-robin' | 'elimination';
  /** How many sit at a table, where the numbers allow it. */
  seats: number;
  /** null: as many as are usual. */
  rounds: number | null;
  /** Of an elimination: how many of a table go on. */
  through: number;
  /** When a round opens: when the organiser says so, when all tables are over, or so many hours after the one before it. */
  opens: 'organiser' | 'over' | 'time';
  hours: number;
  seeding: 'rating' | 'draw';
  /** What is drawn follows from it: 32 hex digits. */
  seed: string;
  /** draft: nobody but its organiser has seen it. expired: it was open and never begun. */
  status: 'draft' | 'gathering' | 'playing' | 'over' | 'cancelled' | 'expired';
  /** The last round that was opened; 0: none. */
  round: Generated<number>;
  /**
   * When the next round opens; null: at no time that is known. While people can join: when its organiser is to be reminded of it, and
   * later when it closes by itself.
   */
  dueAt: number | null;
  createdAt: number;
  startedAt: number | null;
  endedAt: number | null;
  /** Grows with every change. */
  revision: Generated<number>;
  /** 1: there is something to do: a message to bring up to date, a table to set up, a round that may be over. */
  pending: Generated<number>;
  /** 1: its announcement may have been sent. */
  tried: Generated<number>;
  messageId: string | null;
  /** A name for all that its announcement shows. */
  shown: string | null;
  /** The same of the post that tells its end. */
  finalTried: Generated<number>;
  finalMessage: string | null;
  /** 1: its organiser may have been reminded that it is open. */
  remindTried: Generated<number>;
  /** When they were; null: not yet. */
  remindedAt: number | null;
}

interface TournamentEntrantsTable {
  tournamentId: number;
  userId: string;
  joinedAt: number;
  /** Their place in the seeding, from 0; null: it has not started. */
  number: number | null;
  /** They dropped out after that round; null: they have not. */
  goneAfter: number | null;
}

interface TournamentTablesTable {
  tournamentId: number;
  round: number;
  /** From 1. */
  number: number;
  /** 1: its thread may have been made. */
  tried: Generated<number>;
  threadId: string | null;
  /** Its match, or the first of a series; null: it was not set up yet. */
  matchId: string | null;
}

/** Where an entrant is in a round. */
interface TournamentSeatsTable {
  tournamentId: number;
  round: number;
  entrant: number;
  /** null: nowhere, they have a bye. */
  tableNumber: number | null;
  /** The seat of the match they sit down in; null: it was not set up yet. */
  seat: number | null;
  /** Why they have a bye; null: they have none. */
  bye: 'free' | 'walkover' | null;
}
