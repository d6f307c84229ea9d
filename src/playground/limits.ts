import { createHash } from 'node:crypto';
import type { Clock } from './clock.js';

interface Window {
  used: number;
  endsAt: number;
}

export interface LimitState {
  allowed: boolean;
  retryAfterSeconds: number;
  headers: Record<string, string>;
}

/** Counts requests by bucket (route and its main id) in fixed windows, and writes Discord's headers. */
export class Limits {
  readonly #clock: Clock;
  readonly #rate: { limit: number; perSeconds: number };
  readonly #windows = new Map<string, Window>();

  constructor(clock: Clock, rate: { limit: number; perSeconds: number }) {
    this.#clock = clock;
    this.#rate = rate;
  }

  /** Takes one request into account. */
  take(route: string, majorId: string): LimitState {
    const now = this.#clock.now();
    const key = `${route} ${majorId}`;
    let window = this.#windows.get(key);
    if (!window || window.endsAt <= now) {
      this.#forgetEnded(now);
      window = { used: 0, endsAt: now + this.#rate.perSeconds * 1000 };
      this.#windows.set(key, window);
    }
    const allowed = window.used < this.#rate.limit;
    if (allowed) window.used += 1;
    const resetAfter = (window.endsAt - now) / 1000;
    return {
      allowed,
      retryAfterSeconds: resetAfter,
      headers: {
        'x-ratelimit-bucket': createHash('md5').update(route).digest('hex'),
        'x-ratelimit-limit': String(this.#rate.limit),
        'x-ratelimit-remaining': String(this.#rate.limit - window.used),
        'x-ratelimit-reset': (window.endsAt / 1000).toFixed(3),
        'x-ratelimit-reset-after': resetAfter.toFixed(3),
      },
    };
  }

  #forgetEnded(now: number): void {
    if (this.#windows.size < 1000) return;
    for (const [key, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(key);
  }
}
