/** Where people find each other to play. See `Schema`. */
export interface FindingTables {
  invitations: InvitationsTable;
}

/** Who is asked by name to sit down at a match that gathers, each once. */
interface InvitationsTable {
  matchId: string;
  userId: string;
  askedAt: number;
  /** So long a seat is held for them. */
  until: number;
  state: 'open' | 'accepted' | 'declined' | 'expired';
}
