import { setTimeout as realDelay } from 'node:timers/promises';

/** What a planned fault does to the next matching request. */
export type Fault =
  /** Answer this instead of doing anything. */
  | { answer: { status: number; code?: number; message?: string; retryAfterSeconds?: number; global?: boolean } }
  /**
   * Cut the connection without an answer, before or after doing what was asked. A reset is what discord.js tries again
   * by itself; a plain end it reports as an error.
   */
  | { drop: 'before' | 'after'; reset?: boolean };

interface Plan {
  method: string;
  route: RegExp;
  fault: Fault;
  left: number;
}

/** Things that go wrong with Discord, on demand. */
export class Faults {
  /** Milliseconds of real time every request waits before it is looked at. */
  latencyMs = 0;
  #plans: Plan[] = [];

  /**
   * Spoils the next `times` requests of a route.
   *
   * @param route as in `LoggedRequest.route`, such as `/channels/:channel/messages`
   * @example twin.faults.next('POST', '/channels/:channel/messages', { answer: { status: 500 } })
   */
  next(method: string, route: string | RegExp, fault: Fault, times = 1): void {
    const pattern = typeof route === 'string' ? new RegExp(`^${literal(route)}$`) : route;
    this.#plans.push({ method, route: pattern, fault, left: times });
  }

  /** The next request of the route is told to wait, as Discord tells it. */
  limitNext(method: string, route: string | RegExp, retryAfterSeconds: number, global = false): void {
    this.next(method, route, { answer: { status: 429, retryAfterSeconds, global } });
  }

  /** Forgets all plans and the latency. */
  clear(): void {
    this.#plans = [];
    this.latencyMs = 0;
  }

  /** The fault due for this request, if any; uses it up. */
  take(method: string, route: string): Fault | undefined {
    const plan = this.#plans.find((one) => one.method === method && one.route.test(route));
    if (!plan) return undefined;
    plan.left -= 1;
    if (plan.left === 0) this.#plans = this.#plans.filter((one) => one !== plan);
    return plan.fault;
  }

  async delay(): Promise<void> {
    if (this.latencyMs > 0) await realDelay(this.latencyMs);
  }
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
