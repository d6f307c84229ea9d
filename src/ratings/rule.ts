import { newcomer, type Rating } from './rating.js';

/** How one seat of a match came off, and the people who held it. */
export interface SeatOutcome {
  /** From 1; equal ones are ties. */
  place: number;
  /** In the order of holding, each with the part of the seat's moves that was theirs, above 0 and at most 1. */
  holders: { person: string; share: number }[];
}

/** What people are rated by: the library, which is loaded when it is first needed. */
export interface RatingRule {
  /**
   * The ratings after a match of those who played it; nobody's where fewer than two seats were people's. Each holder of a seat has
   * the change that all of it would have brought them, times their share; to the others the seat is as strong as whoever held most of
   * it, of equals the last. Moves of the computer in their place are nobody's.
   */
  after(seats: SeatOutcome[], ratingOf: (person: string) => Rating): Map<string, Rating>;
}

/**
 * How much may have changed in anybody from one match to the next: a hundredth of what is unknown of a newcomer, as TrueSkill has it
 * (Herbrich, Minka and Graepel, 2006). Without it the rating of whoever has played much stands still, whatever they learn.
 */
const tau = newcomer.sigma / 100;

/** Plackett and Luce's model, as Weng and Lin (2011) update it.
 * @example const { after } = await ratingRule() */
export async function ratingRule(): Promise<RatingRule> {
  // It takes long to load, and most of what runs never needs it.
  const { rate } = await import('openskill');
  return {
    after(seats, ratingOf) {
      const manned = seats.filter(({ holders }) => holders.length > 0);
      const ratings = new Map<string, Rating>();
      if (manned.length < 2) return ratings;
      const rank = manned.map(({ place }) => place);
      const teams = manned.map((seat) => [ratingOf(mostOf(seat))]);
      const usual = rate(teams, { rank, tau });
      for (const [seat, { holders }] of manned.entries()) {
        for (const { person, share } of holders) {
          const before = ratingOf(person);
          const all = person === mostOf(manned[seat]!) ? usual : rate(teams.with(seat, [before]), { rank, tau });
          ratings.set(person, moved(ratings.get(person) ?? before, before, all[seat]![0]!, share));
        }
      }
      return ratings;
    },
  };
}

function mostOf({ holders }: SeatOutcome): string {
  return holders.reduce((most, one) => (one.share >= most.share ? one : most)).person;
}

/** A rating with a share of a change; of sigma as a factor, so that whoever held two seats keeps some of it. */
function moved(from: Rating, before: Rating, after: Rating, share: number): Rating {
  if (share === 1 && from === before) return after;
  return {
    mu: from.mu + share * (after.mu - before.mu),
    sigma: from.sigma * (1 + share * (after.sigma / before.sigma - 1)),
  };
}
