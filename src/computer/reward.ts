import type { AnyGame, Seat } from '../engine/index.js';

/** What a seat's lead over the best of the others was so far. */
interface Scale {
  count: number;
  mean: number;
  /** Squared distances from the mean, added up (Welford). */
  spread: number;
}

/** Leads are told apart no finer than about this many points, so that luck is not taken for skill where all are equal. */
const finest = 0.1;

/**
 * Makes rewards from 0 to 1 of positions, one a seat: 0.5 is the lead that came of most tries, so that it matters no less
 * who is far behind than in a close match. With one seat its own points count.
 */
export class Rewards {
  readonly #game: AnyGame;
  readonly #scales: Scale[] = [];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** @example rewards.of(position.state) // [0.7, 0.3] */
  of(state: unknown): number[] {
    const worths = worthsOf(this.#game, state);
    return worths.map((own, seat) => {
      const others = worths.filter((_, other) => other !== seat);
      return this.#rewardOf(seat, others.length > 0 ? own - Math.max(...others) : own);
    });
  }

  #rewardOf(seat: Seat, lead: number): number {
    this.#scales[seat] ??= { count: 0, mean: 0, spread: 0 };
    const scale = this.#scales[seat];
    const off = lead - scale.mean;
    scale.count += 1;
    scale.mean += off / scale.count;
    scale.spread += off * (lead - scale.mean);
    const unit = Math.max(finest, Math.sqrt(scale.spread / scale.count));
    return 1 / (1 + Math.exp((scale.mean - lead) / unit));
  }
}

/** What each seat's position is worth, in points: as the game judges it, else its score now. */
function worthsOf(game: AnyGame, state: unknown): number[] {
  const { seats } = game.score(state);
  return seats.map(({ seat, total }) => (game.worth ? game.worth(state, seat) : total));
}
