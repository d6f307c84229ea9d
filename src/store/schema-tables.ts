import type { Generated } from 'kysely';

/** Where people find each other to play. See `Schema`. */
export interface FindingTables {
  invitations: InvitationsTable;
  seekers: SeekersTable;
  templates: TemplatesTable;
}

/** Who wants to be told when a table of a game opens in a server. */
interface SeekersTable {
  guildId: string;
  game: string;
  userId: string;
  /** How many are to play; null: any number. */
  seats: number | null;
  everyHours: number;
  since: number;
  toldAt: number | null;
}

/** Who is asked by name to sit down at a match that gathers, each once. */
interface InvitationsTable {
  matchId: string;
  userId: string;
  askedAt: number;
  /** So long a seat is held for them. */
  until: number;
  state: 'open' | 'accepted' | 'declined' | 'expired' | 'recalled';
}

/** What a lobby can be opened with once more. Either a person's or a server's. */
interface TemplatesTable {
  id: Generated<number>;
  userId: string | null;
  guildId: string | null;
  name: string;
  /** What no other name of its owner may be like. */
  nameKey: string;
  game: string;
  /** JSON: the options and the rest, by the names they have in menus. */
  settings: string;
  savedAt: number;
}
