/** How well the computer plays. */
export const levels = ['easy', 'fair', 'strong'] as const;
export type Level = (typeof levels)[number];

/** Milliseconds of thought for a turn, however many steps it has. */
export const turnMs: Record<Level, number> = { easy: 1_000, fair: 3_000, strong: 10_000 };

/** How the computer plays a seat for which nobody chose. */
export const usualLevel: Level = 'fair';
