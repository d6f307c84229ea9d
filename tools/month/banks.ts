import type { Watched } from './expected.js';
import type { Player } from './people.js';
import type { Table } from './table.js';

const hourMs = 3_600_000;

const nameOf = (match: string, seat: number, player: Player): string => `${match}:${seat}:${player.id}`;

/** Keeps, beside the bot, what is left of everybody's bank of hours: a turn takes from it what it took, and then adds its part. */
export class Banks {
  readonly #left = new Map<string, number>();

  /** How much time somebody has for a turn that begins, in milliseconds; undefined: all they want. */
  timeFor({ id, pace: { limit } }: Table, seat: number, player: Player): number | undefined {
    if (!limit) return undefined;
    if ('hours' in limit) return limit.hours * hourMs;
    return this.#left.get(nameOf(id, seat, player)) ?? limit.bank * hourMs;
  }

  /** A turn is over, or is somebody else's. */
  spend({ match, seat, player, pace: { limit }, time = 0, used }: Watched): void {
    if (!limit || 'hours' in limit) return;
    const left = time > used ? time - used : 0;
    this.#left.set(nameOf(match, seat, player), Math.min(limit.bank * hourMs, left + limit.each * hourMs));
  }

  /** Whoever gets the seat again begins with a full one. */
  leave(match: string, seat: number): void {
    for (const name of this.#left.keys()) if (name.startsWith(`${match}:${seat}:`)) this.#left.delete(name);
  }
}
