import type { Generated } from 'kysely';

/** What is still to be done for people whose data were deleted. Nothing here says who they were. */
export interface PrivacyTables {
  erasures: ErasuresTable;
  retellings: RetellingsTable;
}

/** Somebody whose data were deleted, by the id that stands for theirs, until their seats are given up and the file is rewritten. */
interface ErasuresTable {
  standIn: string;
  at: number;
}

/** A message that still shows somebody whose data were deleted. */
export interface RetellingsTable {
  id: Generated<number>;
  /** post: of a match, to be told anew. lobby: an announcement. gone: to be deleted. */
  kind: 'post' | 'lobby' | 'gone';
  matchId: string;
  channelId: string;
  messageId: string;
  locale: string;
  /** How often it could not be done. */
  tries: Generated<number>;
}
