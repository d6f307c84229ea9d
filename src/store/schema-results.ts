import type { Generated } from 'kysely';

/** How matches ended, and what is made of it. */
export interface ResultTables {
  results: ResultsTable;
  resultSeats: ResultSeatsTable;
  ratings: RatingsTable;
  ratingPools: RatingPoolsTable;
  ratingChanges: RatingChangesTable;
  punctuality: PunctualityTable;
  seasons: SeasonsTable;
}

/** How a match ended, or a series as a whole. */
export interface ResultsTable {
  matchId: string;
  guildId: string;
  game: string;
  seats: number;
  /** Options that are not as usual, as `id=value` in the order of ids, joined by commas. */
  variant: string;
  /** Who played it: people alone, people and the computer from the start, one person alone. */
  kind: 'people' | 'computer' | 'solo';
  /** 1: it is to count for ratings. */
  ranked: number;
  endedAt: number;
  /** When it was cancelled; null: it stands. */
  cancelledAt: number | null;
  /**
   * By how many points the first was ahead of the second; null: it is no record, since points did not decide it, not only people
   * played it, or it was cancelled.
   */
  margin: Generated<number | null>;
  /** 1: what records are read from knows it. */
  recorded: Generated<number>;
  /** The season of its server in which it ended; null: none was open. */
  seasonId: Generated<number | null>;
  /** JSON list of `Achievement` of one who played alone; null: it was not found out yet. */
  achievements: Generated<string | null>;
}

/** A time of a server that has leaderboards of its own. */
export interface SeasonsTable {
  id: Generated<number>;
  guildId: string;
  /** From 1, in the order of opening. */
  number: number;
  /** null: it is called by its number. */
  name: string | null;
  /** What people begin with in it. See `Beginning`. */
  begins: string;
  openedAt: number;
  openedBy: string;
  /** null: it is open. */
  closedAt: number | null;
  closedBy: string | null;
}

/** A holder of a seat in a result; one who held no part of its moves has no row. */
export interface ResultSeatsTable {
  matchId: string;
  seat: number;
  /** From 0, in the order of holding. */
  part: number;
  /** null: the computer. */
  userId: string | null;
  /** Which part of the seat's moves was theirs, above 0 and at most 1. */
  share: number;
  /** These three are the seat's. */
  points: number;
  place: number;
  winner: number;
}

/** How a person stands in a pool. See `Standing` for what each says. */
export interface RatingsTable {
  /** See `poolKey`. */
  pool: string;
  userId: string;
  mu: number;
  sigma: number;
  strength: number;
  results: number;
  changedAt: number;
  week: number;
  strengthBefore: number | null;
  /** 1: the person is among `hiddenPeople`. */
  hidden: Generated<number>;
}

/** Up to which result the ratings of a pool are right. */
export interface RatingPoolsTable {
  pool: string;
  /** The last result that counts in it, and when that match ended. */
  endedAt: number;
  result: string;
  /** 1: they are to be made anew, since a result came, went or changed before that one. */
  stale: number;
  /** Grows with every result that comes, goes or changes. */
  revision: number;
}

/** How strong somebody was after a result, in pools that have curves. */
export interface RatingChangesTable {
  pool: string;
  endedAt: number;
  result: string;
  userId: string;
  strength: number;
}

/** How many turns of a person with a time limit ended in a month, such as `2026-11`, and how many of them came late. */
export interface PunctualityTable {
  userId: string;
  month: string;
  turns: number;
  late: number;
}
