import type { Seat } from '../engine/index.js';

/**
 * How long the seats of one match have thought about the turns they are in, however many steps and answers those have. A
 * turn is over when its seat is waited for no more.
 */
export class TurnClocks {
  readonly #spent = new Map<Seat, number>();

  /** Milliseconds left of a turn that may take `ms`. @example clocks.left(1, 3_000) // 3000 */
  left(seat: Seat, ms: number): number {
    return Math.max(0, ms - (this.#spent.get(seat) ?? 0));
  }

  spend(seat: Seat, ms: number): void {
    this.#spent.set(seat, (this.#spent.get(seat) ?? 0) + ms);
  }

  /** Ends the turns of those who are not waited for now; what each took, in milliseconds. */
  settle(waited: Seat[]): number[] {
    const over = [...this.#spent].filter(([seat]) => !waited.includes(seat));
    for (const [seat] of over) this.#spent.delete(seat);
    return over.map(([, ms]) => ms);
  }
}
