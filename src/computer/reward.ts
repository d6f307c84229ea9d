import type { AnyGame, Seat } from '../engine/index.js';
import { Spread } from './spread.js';

/** Leads are told apart no finer than about this many points, so that luck is not taken for skill where all are equal. */
const finest = 0.1;

/**
 * Makes rewards from 0 to 1 of positions, one a seat: 0.5 is the lead that came of most tries, so that it matters no less
 * who is far behind than in a close match. With one seat its own points count.
 */
export class Rewards {
  readonly #game: AnyGame;
  /** What each seat's lead over the best of the others was so far. */
  readonly #leads: Spread[] = [];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** @example rewards.of(position.state) // [0.7, 0.3] */
  of(state: unknown): number[] {
    const totals = this.#game.score(state).seats.map(({ total }) => total);
    return totals.map((own, seat) => {
      const others = totals.filter((_, other) => other !== seat);
      return this.#rewardOf(seat, others.length > 0 ? own - Math.max(...others) : own);
    });
  }

  #rewardOf(seat: Seat, lead: number): number {
    this.#leads[seat] ??= new Spread(finest);
    const leads = this.#leads[seat];
    leads.add(lead);
    return 1 / (1 + Math.exp((leads.mean - lead) / leads.unit));
  }
}
