import type { Move } from '../engine/index.js';

/** Turns that chance has a part in are told apart by no fewer tries. */
const enoughByChance = 3;
/** So many are kept, and when there are twice as many, the worse half is forgotten. */
const kept = 200;

/** A turn that was found, and what it gains on the whole, in points. */
export interface Turn {
  moves: Move[];
  gain: number;
}

interface Tried {
  moves: Move[];
  times: number;
  sum: number;
  byChance: boolean;
}

/** Turns that were tried, and how much each of them gained. */
export class TurnsTried {
  #turns = new Map<string, Tried>();

  /** `moves`: up to the end, or to a step by chance, after which it comes out one way or another. */
  note(moves: Move[], gain: number, byChance: boolean): void {
    // Turns of the same gain come to the same, mostly by the same steps in another order.
    const key = byChance ? JSON.stringify(moves) : gain.toFixed(6);
    const known = this.#turns.get(key);
    if (known && byChance) {
      known.times += 1;
      known.sum += gain;
    } else if (!known || moves.length < known.moves.length) {
      this.#turns.set(key, { moves, times: 1, sum: gain, byChance });
    }
    if (this.#turns.size > 2 * kept) this.#turns = new Map(this.#sorted().slice(0, kept));
  }

  /** The best first, not more than so many. @example tried.best(8) */
  best(most: number): Turn[] {
    const all = this.#sorted();
    const sure = all.filter(([, { times, byChance }]) => !byChance || times >= enoughByChance);
    return (sure.length > 0 ? sure : all)
      .slice(0, most)
      .map(([, { moves, sum, times }]) => ({ moves, gain: sum / times }));
  }

  #sorted(): [string, Tried][] {
    return [...this.#turns].sort(([, a], [, b]) => b.sum / b.times - a.sum / a.times);
  }
}
