/** What is believed of how well somebody plays: a normal distribution. */
export interface Rating {
  mu: number;
  sigma: number;
}

/** Of whom nothing is known yet; the library's own. */
export const newcomer: Readonly<Rating> = { mu: 25, sigma: 25 / 3 };

/**
 * What a newcomer has, and how much one unit of the library's scale is. The least that was seen, of a player who loses
 * two hundred matches of five in a row, stays above 0.
 */
const [atFirst, perUnit] = [1000, 10];
/** It says what is almost certain: so many standard deviations below what is likely. */
const caution = 3;

/** A rating as one plain number, such as 1160.
 * @example strengthOf(newcomer) // 1000 */
export function strengthOf({ mu, sigma }: Rating): number {
  return Math.round(atFirst + perUnit * (mu - caution * sigma));
}

export type Certainty = 'new' | 'settling' | 'settled';

/** New are the first five matches or so, of five players nine; settling the first twelve, of five players twenty. */
const [newAbove, settlingAbove] = [7.5, 6.2];

/** How much the number is to be believed.
 * @example certaintyOf(newcomer) // 'new' */
export function certaintyOf({ sigma }: Rating): Certainty {
  if (sigma > newAbove) return 'new';
  return sigma > settlingAbove ? 'settling' : 'settled';
}
