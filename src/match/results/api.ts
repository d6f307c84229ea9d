import type { Result } from '../../engine/index.js';
import type { MatchInfo, MatchResult, Scores } from '../api.js';
import type { Correction } from './correct.js';

/** What has become of matches. */
export interface ResultService {
  /** The final sheet; after a resignation the others win, and after they conceded whom they conceded to. Refused as `table`, match.not-over, match.closed. */
  scores(id: string): Promise<Result<Scores>>;
  /** How a match ended, by its own id or, of a series, its last match's; undefined: it has no result. */
  resultOf(id: string): Promise<MatchResult | undefined>;
  /** Matches with a result on a server, those that ended last first. */
  overIn(guildId: string, most: number): Promise<MatchInfo[]>;
  /** Has a result count no more, or again: ratings follow. Refused: match.no-result. */
  cancelResult(id: string, by: string, cancelled: boolean): Promise<Result<undefined>>;
  /** Says anew how seats came off; those left out stay as they are. Ratings follow. Refused: match.no-result, correction.places. */
  correctResult(id: string, by: string, corrections: Correction[]): Promise<Result<undefined>>;
}
