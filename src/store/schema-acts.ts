import type { Generated } from 'kysely';

/** What organisers of a server did; the newest has the greatest id. */
export interface ActsTable {
  id: Generated<number>;
  guildId: string;
  at: number;
  /** Who did it. */
  userId: string;
  /** See `actKinds`. */
  kind: string;
  /** JSON of what belongs to its kind: what was before and after, which game. */
  about: string;
  /** What it was about; it may be gone. */
  matchId: string | null;
  channelId: string | null;
  /** Whom it concerned. */
  personId: string | null;
  tournamentId: number | null;
}
