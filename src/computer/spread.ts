/** How far numbers lie apart, as they come (Welford). @example new Spread(0.1).unit // 0.1 */
export class Spread {
  mean = 0;
  readonly #finest: number;
  #count = 0;
  /** Squared distances from the mean, added up. */
  #squares = 0;

  /** They are told apart no finer than this. */
  constructor(finest: number) {
    this.#finest = finest;
  }

  add(number: number): void {
    const off = number - this.mean;
    this.#count += 1;
    this.mean += off / this.#count;
    this.#squares += off * (number - this.mean);
  }

  /** Their standard deviation. */
  get unit(): number {
    return Math.max(this.#finest, Math.sqrt(this.#squares / Math.max(1, this.#count)));
  }
}
