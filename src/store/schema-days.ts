import type { Generated } from 'kysely';

/** What is known of people's time, and told them beside the posts. See `Schema`. */
export interface DayTables {
  waits: WaitsTable;
  habits: HabitsTable;
  mutes: MutesTable;
  vacations: VacationsTable;
  pings: PingsTable;
  outages: OutagesTable;
  beats: BeatsTable;
}

/** A person whom a match waits for. See `Wait` for what each says. */
interface WaitsTable {
  matchId: string;
  seat: number;
  since: number;
  called: number | null;
  reminders: number;
  warned: number;
  late: number | null;
  stalled: number;
  extra: number;
  /** 1: the computer plays this turn for its holder. */
  standIn: number;
  /** When something may be due; null: to be reckoned anew. A cache. */
  nextAt: number | null;
}

/** How a person wants to be called. */
interface HabitsTable {
  userId: string;
  /** JSON. */
  habits: string;
  /** When their next digest is due; null: they want none, or it is to be reckoned anew. */
  digestAt: number | null;
}

/** Who wants no pings of which match. */
interface MutesTable {
  matchId: string;
  userId: string;
}

/** When people are away, as days in their own zone, the last one with them. */
interface VacationsTable {
  id: Generated<number>;
  userId: string;
  fromDay: string;
  untilDay: string;
}

/** What somebody is to be told beside the posts; a row goes when it was told, or when it is not true any more. */
interface PingsTable {
  id: Generated<number>;
  kind: 'late' | 'call' | 'warn' | 'remind' | 'stalled' | 'digest' | 'over' | 'replaced' | 'next' | 'vote' | 'invite';
  userId: string;
  /** null: a digest. */
  matchId: string | null;
  seat: number | null;
  /** Which wait it is about. */
  since: number | null;
  /** Set once it is being sent. */
  nonce: string | null;
  createdAt: number;
}

/** When nobody could be reached. */
interface OutagesTable {
  id: Generated<number>;
  fromAt: number;
  untilAt: number;
}

/** One row: when people could be reached last. */
interface BeatsTable {
  id: number;
  at: number;
}
