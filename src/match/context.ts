import type { LRUCache } from 'lru-cache';
import type { AnyGame, Position, Refusal, Result, Told } from '../engine/index.js';
import type { Course } from '../lessons/course.js';
import type { Lesson } from '../lessons/lesson.js';
import type { Database } from '../store/index.js';
import type { Locale, MatchStatus, Outcome, SeatPress } from './api.js';
import type { Loaded } from './loaded.js';
import type { Queue } from './queue.js';
import type { Tape } from './tape.js';

/** A committed position in memory. */
export interface CachedPosition {
  moves: number;
  /** Shared by everybody who asks: never to be changed in place. */
  position: Position;
}

/** A press that was carried out: the decision it answered, how, and what it said. */
export interface LastPress extends Pick<Outcome, 'told' | 'seals'> {
  key: string;
  what: SeatPress;
}

/** Where it is written, for whoever runs the bot, what went wrong; a logger of pino is one. */
export interface Log {
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** What every part of the service works with. */
export interface Context {
  database: Database;
  games: Record<string, AnyGame>;
  /** By game; a game may have none. */
  lessons: Record<string, Lesson>;
  /** Unix milliseconds. */
  now(): number;
  randomBytes(size: number): Buffer;
  log: Log;
  queue: Queue;
  /** The positions used last, by match. */
  positions: LRUCache<string, CachedPosition>;
  /** How the lessons looked at last have gone, after so many moves. */
  courses: LRUCache<string, { moves: number; course: Course }>;
  /** What each move told of the matches last looked back on, by match. Shared as positions are. */
  told: LRUCache<string, Told[][]>;
  /** The turns of the matches last stepped through, by match. */
  tapes: LRUCache<string, Tape>;
  /** What each seat's holder last pressed, and what came of it, by match and seat: presses often come twice. */
  pressed: LRUCache<string, LastPress>;
  /** Matches that this build was found unable to serve: why, and as what they were kept then. */
  aside: Map<string, { moves: number; status: MatchStatus; why: Refusal }>;
  /** Matches that are being looked at for the first time, or again after they were aside. */
  loading: Map<string, Promise<Result<Loaded>>>;
  /** People whose data were deleted just now: their names are not learnt from what was begun before. */
  erased: LRUCache<string, true>;
  /** Languages that people have chosen; undefined: not looked up yet. */
  languages?: Promise<Map<string, Locale>>;
  /** Nonces of posts that this process is sending. */
  sending: Set<string>;
  /** Plays the computer's seats in its own time; without it they move at random at once. */
  computer?: { wake(id: string): void };
  /** Makes stale ratings anew in its own time. */
  rater?: { wake(): void };
  /** Says that there may be something to do at a tournament. */
  tournamentChanged(): void;
  /** Told of each commit: of which game, and what it was; conflict: it is done again. */
  committed?(game: string, kind: 'start' | 'turn' | 'over' | 'conflict'): void;
  /** Tells the poster that a post is owed. */
  owed(): void;
}
