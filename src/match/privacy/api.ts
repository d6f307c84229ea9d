import type { Result } from '../../engine/index.js';
import type { PersonalData, Retelling } from '../../store/index.js';
import type { Batch } from '../api.js';
import type { Archive } from '../archive.js';

/** What became of a person's matches when their data were deleted. */
export interface Erased {
  /** Their seats in matches that go on, which the computer plays on or others have to themselves. */
  left: number;
  /** No copy of what was deleted is left in the database's file; false: it still has to be rewritten, which is tried again. */
  clean: boolean;
}

/** Nothing is kept of a person who does not want it, nor of a server that is gone. */
export interface PrivacyService {
  /** All that is stored about a person. Refused: privacy.soon, within some minutes of the last time. */
  personalData(personId: string): Promise<Result<PersonalData>>;
  /**
   * Puts a nobody in a person's place wherever they stand, and deletes what was theirs alone: at once and as a whole. Then their seats
   * are given up, so that their matches go on without them, and the database's file is rewritten; both are gone on with after
   * a restart (`finishErasures`). Whoever comes back is new.
   */
  erase(personId: string): Promise<Result<Erased>>;
  /** Goes on with what `erase` could not do yet. */
  finishErasures(): Promise<void>;
  /** These are the servers the bot is in now. */
  guildsSeen(ids: string[]): Promise<void>;
  /** The bot was taken out of a server, or is in it (again). */
  guildLeft(id: string, left: boolean): Promise<void>;
  /**
   * Deletes the matches, results, ratings and settings of servers that the bot left so long ago, and the people who belong to nothing
   * else; resolves with which servers those were. Ratings everywhere follow.
   */
  forgetGuilds(afterMs: number): Promise<string[]>;
  /** A match for other programs, with its positions turn by turn. Refused as `MatchService.log`. */
  archive(id: string): Promise<Result<Archive>>;
  /** Messages that still show somebody whose data were deleted, at most so many. */
  retellings(most: number): Promise<Retelling[]>;
  /** A message shows them no more, or cannot be changed; else it is tried again. */
  retold(id: number, done: boolean): Promise<void>;
  /** What the last post of a match told, if that is the message; undefined: it is not. */
  postIn(matchId: string, messageId: string): Promise<Batch | undefined>;
}
