/** How well the computer plays. */
export const levels = ['easy', 'fair', 'strong'] as const;
export type Level = (typeof levels)[number];

/** How much thought a turn may take. */
export interface Budget {
  /** Milliseconds for a turn, however many steps it has. */
  ms: number;
  /** The most that is tried for each decision, so that a level is no stronger on a faster machine. Default: what there is time for. */
  tries?: number;
  /** Of a game that says what positions are worth: looks at what comes behind its turn, too. Default: only at the turn. */
  ahead?: true;
}

export const budgets: Record<Level, Budget> = {
  easy: { ms: 1_000, tries: 30 },
  fair: { ms: 3_000, tries: 300 },
  strong: { ms: 10_000, ahead: true },
};

/** How the computer plays a seat for which nobody chose. */
export const usualLevel: Level = 'fair';
