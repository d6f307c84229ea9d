import type { Generated, Selectable } from 'kysely';
import type { ActsTable } from './schema-acts.js';
import type { BoardTables } from './schema-boards.js';
import type { DayTables } from './schema-days.js';
import type { PlansTable } from './schema-plans.js';
import type { PrivacyTables } from './schema-privacy.js';
import type { RecordTables } from './schema-records.js';
import type { ResultTables } from './schema-results.js';
import type { FindingTables } from './schema-tables.js';
import type { TournamentTables } from './schema-tournaments.js';
import type { PlayedBy } from './shapes.js';

/**
 * The tables, whose columns are in snake case in the database. JSON columns are text, so that the same schema fits a
 * server database; times are Unix milliseconds.
 */
export interface Schema
  extends ResultTables,
    RecordTables,
    BoardTables,
    DayTables,
    FindingTables,
    TournamentTables,
    PrivacyTables {
  guilds: GuildsTable;
  users: UsersTable;
  matches: MatchesTable;
  seats: SeatsTable;
  moves: MovesTable;
  snapshots: SnapshotsTable;
  drafts: DraftsTable;
  outbox: OutboxTable;
  looks: LooksTable;
  notes: NotesTable;
  votes: VotesTable;
  comments: CommentsTable;
  orders: OrdersTable;
  plans: PlansTable;
  acts: ActsTable;
}

interface GuildsTable {
  id: string;
  locale: string;
  seenAt: number;
  /** Days of vacation a year that count in its matches; null: nobody has said. */
  vacationDays: number | null;
  /** Since when the bot is not in it any more; null: it is. */
  leftAt: Generated<number | null>;
  /** JSON of what holds for its matches; null: nobody has chosen anything. */
  settings: string | null;
}

interface UsersTable {
  id: string;
  name: string;
  seenAt: number;
}

interface MatchesTable {
  id: string;
  guildId: string;
  channelId: string;
  game: string;
  /** Rules id of the build whose replay is known to agree; null while gathering. */
  rules: string | null;
  status: 'open' | 'playing' | 'over' | 'aside';
  version: number;
  options: string;
  hostId: string;
  locale: string;
  seed: string | null;
  seedHash: string | null;
  moves: number;
  /** JSON list of the anchors that the turn now running, or else the last one, changed. */
  changed: string;
  /** 1: the next commit begins a new turn. */
  turnOver: number;
  /** The seat whose resignation ended the match. */
  resignedSeat: number | null;
  /** The seat to which all others conceded it together, which ended the match. */
  concededTo: number | null;
  /** The first match of the series this one goes on with; null: it goes on with none. */
  seriesId: string | null;
  /** Which game of its series it is, from 1. */
  seriesNumber: Generated<number>;
  createdAt: number;
  startedAt: number | null;
  endedAt: number | null;
  /** Who closed it before its end, so that it has no result. */
  closedBy: string | null;
  /** The message that announces it while it gathers. */
  lobbyMessage: string | null;
  /** When somebody last joined, left or chose options; null: never since it was opened. */
  stirredAt: number | null;
  /** The match that is played once more; null: none. */
  rematchOf: string | null;
  /** JSON list of the people of that match, in the order in which they would sit now. */
  rematchPeople: string | null;
  /** The thread in which people talk about it; null: none was made. */
  talkThread: string | null;
  /** 1: a lesson, one person's alone against the computer; `channelId` is no channel's then. */
  lesson: Generated<number>;
  /** JSON of how fast it is played; null: nobody is in a hurry. */
  pace: string | null;
  /** JSON list of the times in which it was paused; null: never. */
  pauses: string | null;
  /** JSON of whom it takes in while it gathers; null: anybody. */
  trust: string | null;
  /** 1: its result is to count for ratings. */
  ranked: Generated<number>;
  /** The rules by which the result of a match that is over could not be told; null: it is, or was not asked for. */
  unscored: string | null;
}

/** One row per tenure: whoever takes a seat over gets a row of their own. */
interface SeatsTable {
  id: Generated<number>;
  matchId: string;
  /** null while gathering. */
  seat: number | null;
  /** null: the engine holds the seat. */
  userId: string | null;
  /** How many moves were committed when the tenure began and, unless it lasts, when it ended. */
  fromMove: number;
  untilMove: number | null;
  joinedAt: number;
  /** How well the computer plays the seat; null: a person holds it, or it is played at random. */
  level: string | null;
  /** What is left of its holder's time, in milliseconds; null: all of it, or there is no bank. */
  bank: number | null;
  /** 1: its holder is told, or was, that their turn is the next one, and has not had it since. */
  toldNext: number | null;
}

/** The truth: with the seed, options and rules they make every position. */
interface MovesTable {
  matchId: string;
  /** From 1. */
  number: number;
  seat: number;
  action: string;
  args: string;
  playedBy: PlayedBy;
  at: number;
}

/** A cache of the committed position. */
interface SnapshotsTable {
  matchId: string;
  moves: number;
  position: string;
  /** SHA-256 of `position`. */
  digest: string;
}

interface DraftsTable {
  matchId: string;
  seat: number;
  /** How many moves were committed when the steps were last known to be legal. */
  base: number;
  steps: string;
  thought: string | null;
  /** What starting over threw away: steps and thought. */
  thrown: string | null;
  /** Why a plan whose steps these are was not played, as JSON. */
  missed: string | null;
  updatedAt: number;
}

interface OutboxTable {
  id: Generated<number>;
  matchId: string;
  kind: 'start' | 'turn' | 'over' | 'aside';
  /** 1: somebody is called, or there is news, so everything up to this row is to be posted. */
  ready: number;
  /** JSON list of the seats it calls; null: all that are waited for. */
  calls: string | null;
  events: string;
  state: 'waiting' | 'sending' | 'posted' | 'given-up';
  /** How many moves there were before those it tells of; null: it tells of something else, too. */
  base: number | null;
  nonce: string | null;
  messageId: string | null;
  createdAt: number;
}

/** How far a person, with a seat or without, has caught up. */
interface LooksTable {
  matchId: string;
  userId: string;
  moves: number;
}

/** What a person, with a seat or without, has noted for themselves. */
interface NotesTable {
  matchId: string;
  userId: string;
  text: string;
  at: number;
}

/** What somebody proposes about a match. */
interface VotesTable {
  id: string;
  matchId: string;
  kind: string;
  /** What it is about, where several of a kind may be open at once; else empty. */
  subject: string;
  /** JSON, as its kind has it. */
  payload: string;
  proposedBy: string;
  proposedAt: number;
  /** null: it waits for as long as it takes. */
  expiresAt: number | null;
  state: 'open' | 'carried' | 'failed' | 'withdrawn' | 'expired';
  /** Why it has expired. */
  why: string | null;
  decidedAt: number | null;
  /** JSON list of those who are asked, with what they have said. */
  ballots: string;
  /** Grows with every change that its message has to show. */
  revision: number;
  /** The revision that its message shows. */
  shown: number;
  /** 1: its message may have been sent. */
  tried: number;
  /** Where its message was posted, or could not be since the channel is gone; null: nowhere yet. */
  channelId: string | null;
  messageId: string | null;
}

/** What a person, with a seat or without, has said on a match for everybody to read. */
interface CommentsTable {
  id: Generated<number>;
  matchId: string;
  userId: string;
  /** How many moves the match had when it had come to what is spoken of. */
  moves: number;
  text: string;
  at: number;
  /** The channel and the message in which it was told; null: it was not. */
  toldIn: string | null;
  toldAs: string | null;
}

/** What a person lets the bot play for them. */
interface OrdersTable {
  matchId: string;
  userId: string;
  /** 1: whatever has no alternative. */
  only: number;
  /** JSON list of the questions out of turn that are declined. */
  declines: string;
}

export type MatchRow = Selectable<MatchesTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type VoteRow = Selectable<VotesTable>;
