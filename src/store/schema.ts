import type { Generated, Insertable, Selectable } from 'kysely';

/** The tables. JSON columns are text, so that the same schema fits a server database; times are Unix milliseconds. */
export interface Schema {
  guilds: GuildsTable;
  users: UsersTable;
  matches: MatchesTable;
  seats: SeatsTable;
  moves: MovesTable;
  snapshots: SnapshotsTable;
  drafts: DraftsTable;
  outbox: OutboxTable;
  looks: LooksTable;
}

interface GuildsTable {
  id: string;
  locale: string;
  seen_at: number;
}

interface UsersTable {
  id: string;
  name: string;
  seen_at: number;
}

interface MatchesTable {
  id: string;
  guild_id: string;
  channel_id: string;
  game: string;
  /** Rules id of the build whose replay is known to agree; null while gathering. */
  rules: string | null;
  status: 'open' | 'playing' | 'over' | 'aside';
  version: number;
  options: string;
  host_id: string;
  locale: string;
  seed: string | null;
  seed_hash: string | null;
  moves: number;
  /** JSON list of the anchors that the turn now running, or else the last one, changed. */
  changed: string;
  /** 1: the next commit begins a new turn. */
  turn_over: number;
  /** The seat whose resignation ended the match. */
  resigned_seat: number | null;
  /** The first match of the series this one goes on with; null: it goes on with none. */
  series_id: string | null;
  /** Which game of its series it is, from 1. */
  series_number: Generated<number>;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** Who closed it before its end, so that it has no result. */
  closed_by: string | null;
  /** The message that announces it while it gathers. */
  lobby_message: string | null;
  /** When somebody last joined, left or chose options; null: never since it was opened. */
  stirred_at: number | null;
}

/** One row per tenure: whoever takes a seat over gets a row of their own. */
interface SeatsTable {
  id: Generated<number>;
  match_id: string;
  /** null while gathering. */
  seat: number | null;
  /** null: the engine holds the seat. */
  user_id: string | null;
  /** How many moves were committed when the tenure began and, unless it lasts, when it ended. */
  from_move: number;
  until_move: number | null;
  joined_at: number;
}

/** The truth: with the seed, options and rules they make every position. */
interface MovesTable {
  match_id: string;
  /** From 1. */
  number: number;
  seat: number;
  action: string;
  args: string;
  played_by: 'person' | 'engine';
  at: number;
}

/** A cache of the committed position. */
interface SnapshotsTable {
  match_id: string;
  moves: number;
  position: string;
  /** SHA-256 of `position`. */
  digest: string;
}

interface DraftsTable {
  match_id: string;
  seat: number;
  /** How many moves were committed when the steps were last known to be legal. */
  base: number;
  steps: string;
  thought: string | null;
  /** What starting over threw away: steps and thought. */
  thrown: string | null;
  updated_at: number;
}

interface OutboxTable {
  id: Generated<number>;
  match_id: string;
  kind: 'start' | 'turn' | 'over' | 'aside';
  /** 1: somebody is called, or there is news, so everything up to this row is to be posted. */
  ready: number;
  /** JSON list of the seats it calls; null: all that are waited for. */
  calls: string | null;
  events: string;
  state: 'waiting' | 'sending' | 'posted' | 'given-up';
  nonce: string | null;
  message_id: string | null;
  created_at: number;
}

/** How far a person, with a seat or without, has caught up. */
interface LooksTable {
  match_id: string;
  user_id: string;
  moves: number;
}

export type MatchRow = Selectable<MatchesTable>;
export type NewMatchRow = Insertable<MatchesTable>;
export type OutboxRow = Selectable<OutboxTable>;
