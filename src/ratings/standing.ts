import { newcomer, type Rating, strengthOf } from './rating.js';
import type { RatingRule, SeatOutcome } from './rule.js';

/** How somebody stands in a pool. */
export interface Standing extends Rating {
  /** The rating as a plain number. */
  strength: number;
  /** How many results count in it. */
  results: number;
  /** When the last of them was, in Unix milliseconds. */
  changedAt: number;
  /** The week of that, as `weekOf` numbers it. */
  week: number;
  /** Their strength before that week; null: they were new in it. */
  before: number | null;
}

/** A result, as far as it changes standings. */
export interface RatedResult {
  endedAt: number;
  seats: SeatOutcome[];
}

const dayMs = 86_400_000;
/** The first day of the time that is counted was a Thursday. */
const [daysOfWeek, daysSinceMonday] = [7, 3];

/** The number of the week, from Monday on in UTC, of a moment. @example weekOf(Date.UTC(1970, 0, 5)) // 1 */
export function weekOf(at: number): number {
  return Math.floor((Math.floor(at / dayMs) + daysSinceMonday) / daysOfWeek);
}

/**
 * How those who played a match stand after it; `standingOf` says how they stood, `startOf` what whoever did not stand there begins
 * with. Results are counted in the order in which matches ended: that order alone decides.
 * @example for (const [person, standing] of counted(rule, result, (id) => standings.get(id))) standings.set(person, standing)
 */
export function counted(
  rule: RatingRule,
  { endedAt, seats }: RatedResult,
  standingOf: (person: string) => Standing | undefined,
  startOf: (person: string) => Rating = () => newcomer,
): Map<string, Standing> {
  const after = rule.after(seats, (person) => standingOf(person) ?? startOf(person));
  const week = weekOf(endedAt);
  return new Map(
    [...after].map(([person, rating]): [string, Standing] => {
      const was = standingOf(person);
      const { mu, sigma } = rating;
      const before = was?.week === week ? was.before : (was?.strength ?? null);
      const results = (was?.results ?? 0) + 1;
      return [person, { mu, sigma, strength: strengthOf(rating), results, changedAt: endedAt, week, before }];
    }),
  );
}
