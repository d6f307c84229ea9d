/** What profiles and records are read from; all of it is made from results. */
export interface RecordTables {
  played: PlayedTable;
  streaks: StreaksTable;
  achieved: AchievedTable;
}

/** A match that somebody played and that was not cancelled, with the seat that was theirs for longest. */
export interface PlayedTable {
  userId: string;
  endedAt: number;
  matchId: string;
  seat: number;
  /** These five are the result's. */
  guildId: string;
  game: string;
  seats: number;
  variant: string;
  kind: 'people' | 'computer' | 'solo';
  /** These four are the seat's, as in `resultSeats`. */
  share: number;
  points: number;
  place: number;
  winner: number;
  /** What the points are compared with, see `categoryOf`; null: they count for no record. */
  category: string | null;
}

/** How many matches a person has won in a row. See `Streak` for what each says. */
export interface StreaksTable {
  userId: string;
  /** See `poolKey`. */
  pool: string;
  current: number;
  since: number;
  longest: number;
  fromAt: number;
  untilAt: number;
  matchId: string;
  lastAt: number;
  lastResult: string;
}

/** What somebody who played alone has achieved in a match that was not cancelled. */
export interface AchievedTable {
  matchId: string;
  userId: string;
  /** The game and the achievement, see `achievedKind`. */
  kind: string;
  /** 0: there are no ranks of it. */
  rank: number;
  /** These three are the result's. */
  guildId: string;
  seasonId: number | null;
  endedAt: number;
}
