import { newcomer, type Rating } from './rating.js';

/**
 * What people begin a season with. fresh: as newcomers. soft: with their rating of the server, drawn toward a newcomer's, and less
 * certain. on: with it as it is.
 */
export const beginnings = ['fresh', 'soft', 'on'] as const;

export type Beginning = (typeof beginnings)[number];

/** Of a soft beginning: which part is kept of what a rating differs from a newcomer's, and how uncertain it is at least. */
const soft = { kept: 1 / 2, leastSigma: (3 / 4) * newcomer.sigma };

/**
 * The rating with which somebody begins a season; `before`: theirs in the server's pool when it was opened; undefined: they had none.
 * @example seasonStart('soft', { mu: 35, sigma: 2 }) // { mu: 30, sigma: 6.25 }
 */
export function seasonStart(begins: Beginning, before: Rating | undefined): Rating {
  if (before === undefined || begins === 'fresh') return newcomer;
  const { mu, sigma } = before;
  if (begins === 'on') return { mu, sigma };
  return { mu: newcomer.mu + soft.kept * (mu - newcomer.mu), sigma: Math.max(sigma, soft.leastSigma) };
}
