import type { RecordScope } from '../store/index.js';
import type { Announcements } from './announcements.js';
import type { Board, BoardPage, BoardQuery } from './board.js';
import type { Curve, History, Versus } from './history.js';
import type { Profile } from './profile.js';
import type { AchievementRecord, FinishRecord, ScorePage, StreakRecord } from './records.js';
import type { Seasons } from './seasons.js';
import type { StandingBoards } from './standing.js';
import type { ToldResult } from './told-result.js';

/**
 * What many matches make of people.
 * @throws StoreError with its sentence where the database fails
 */
export interface Community {
  /** A page of a leaderboard as somebody reads it; without a reader, as everybody does. */
  board(query: BoardQuery, page: BoardPage, reader?: string): Promise<Board>;
  /** Leaves a person out wherever people are compared; their results count for others as before. */
  hide(personId: string): Promise<void>;
  /** Has them appear again. */
  show(personId: string): Promise<void>;
  /** Do they want to be left out? */
  isHidden(personId: string): Promise<boolean>;
  /**
   * What is known of how a person plays, with their rank in a server; undefined: nothing, or they do not want to appear and somebody
   * else asks. Without a reader, as everybody sees it; so are the next three.
   */
  profile(personId: string, guildId: string, reader?: string): Promise<Profile | undefined>;
  /** A page, from 1, of the matches of a person; undefined: as above. */
  history(personId: string, page: number, reader?: string): Promise<History | undefined>;
  /** How a person came off against a reader; undefined: as above, or they never met. */
  versus(personId: string, reader: string, page: number): Promise<Versus | undefined>;
  /** How strong a person was, in all games or one; undefined: as above. */
  curve(personId: string, game: string | undefined, reader?: string): Promise<Curve | undefined>;
  /** A page, from 1, of the highest scores. */
  scoreRecords(scope: RecordScope, page: number): Promise<ScorePage>;
  /** The longest winning streaks, whatever the number of players. */
  streakRecords(scope: RecordScope): Promise<StreakRecord[]>;
  /** The matches in which the first was ahead of the second by the least. */
  finishRecords(scope: RecordScope): Promise<FinishRecord[]>;
  /** Who has achieved what first, alone, or with the highest rank. */
  achievementRecords(scope: RecordScope): Promise<AchievementRecord[]>;
  /** Boards that stand in channels. */
  standing: StandingBoards;
  /** Times of servers that have boards of their own. */
  seasons: Seasons;
  /** What channels are told of seasons and of matches. */
  announcements: Announcements;
  /** How a match ended, as everybody may be told it; undefined: it has no result. */
  result(matchId: string): Promise<ToldResult | undefined>;
}
