/** Wins in a row: those up to now, and the most there ever were. */
export interface Streak {
  /** How many wins in a row the last results are; 0: the last one was none. */
  current: number;
  /** When the first of them was; of none, when the last result was. Unix milliseconds. */
  since: number;
  /** The most wins there were in a row; of equal ones the first. */
  longest: number;
  /** When the first and the last of those were. */
  from: number;
  until: number;
  /** The match that was the last of those. */
  match: string;
  /** The last result that counts in it. */
  lastAt: number;
  last: string;
}

/** A result, as far as it goes on with a streak or ends it. */
export interface StreakResult {
  matchId: string;
  /** Unix milliseconds. */
  endedAt: number;
  won: boolean;
}

/** A streak after one more result, which was after all that count in it.
 * @example grown(undefined, { matchId: 'k3', endedAt: Date.now(), won: true }).current // 1 */
export function grown(streak: Streak | undefined, { matchId, endedAt, won }: StreakResult): Streak {
  const { current: before = 0 } = streak ?? {};
  const current = won ? before + 1 : 0;
  const since = won && streak && before > 0 ? streak.since : endedAt;
  const last = { lastAt: endedAt, last: matchId };
  const best = streak ?? { longest: 0, from: endedAt, until: endedAt, match: matchId };
  if (current > best.longest) {
    return { current, since, longest: current, from: since, until: endedAt, match: matchId, ...last };
  }
  const { longest, from, until, match } = best;
  return { current, since, longest, from, until, match, ...last };
}

/** Does the longest streak go on? @example isRunning(streak) */
export function isRunning({ longest, match, last }: Pick<Streak, 'longest' | 'match' | 'last'>): boolean {
  return longest > 0 && match === last;
}
