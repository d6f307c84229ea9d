import type { Persona } from '../../src/playground/api.js';
import type { StoredResult } from '../../src/store/index.js';
import { store } from '../match/results/history.js';
import type { Town } from './town.js';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 0, 1);

/** The day with that number, as Discord writes it in a message. @example date(5) */
export const date = (n: number): string => `<t:${(start + n * dayMs) / 1000}:d>`;

/** A result of the town on the day with that number, as points by person; its match is `old` and the number. */
export async function played(
  town: Town,
  n: number,
  game: string,
  points: [Persona, number][],
  more: Partial<StoredResult> = {},
): Promise<void> {
  await store(town.database, {
    matchId: `old${n}`,
    guildId: town.guildId,
    game,
    variant: '',
    kind: points.length === 1 ? 'solo' : 'people',
    ranked: true,
    endedAt: start + n * dayMs,
    cancelled: false,
    seats: points.map(([{ id }, own], seat) => {
      const place = 1 + points.filter(([, other]) => other > own).length;
      return { seat, points: own, place, winner: place === 1, holders: [{ person: id, share: 1 }] };
    }),
    ...more,
  });
}
