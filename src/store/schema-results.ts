/** How matches ended, and what is made of it. */
export interface ResultTables {
  results: ResultsTable;
  resultSeats: ResultSeatsTable;
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
