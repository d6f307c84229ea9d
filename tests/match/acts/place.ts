import { expect } from 'vitest';
import { type Community, createCommunity } from '../../../src/community/index.js';
import type { Thinker } from '../../../src/computer/thinker.js';
import { createMatchService, type MatchService } from '../../../src/match/index.js';
import type { ActKind, Database } from '../../../src/store/index.js';
import { ferryGame } from '../fixture-game.js';
import { database, end, fixedBytes } from '../harness.js';
import { noon } from '../time/days-table.js';

export const keeper = { id: 'boss', manages: true };
export const guild = { id: 'g1', locale: 'en' as const };
/** Whoever got the seat in question. */
export const somebody: string = expect.stringMatching(/^u[0-3]$/);
export const ferry = { game: 'ferry' };

/** A server with a clock that a test moves. */
export interface Place {
  db: Database;
  clock: { now: number };
  service: MatchService;
  community: Community;
}

/** Ends each turn at once. */
const ender: Thinker = {
  turn: async ({ seat }) => ({ moves: [{ seat, ...end }], ms: 1 }),
  close: async () => undefined,
};

export async function openPlace(trace?: (sql: string) => void): Promise<Place> {
  const db = await database(undefined, trace);
  const clock = { now: noon };
  const now = () => clock.now;
  const parts = { database: db, games: { ferry: ferryGame() }, now, randomBytes: fixedBytes(), thinker: ender };
  return { db, clock, service: createMatchService(parts), community: createCommunity({ database: db, now }) };
}

/** What an organiser does, and what is to be read of it. */
export interface Scene {
  kind: ActKind;
  /** By whom; default: the organiser. */
  by?: string;
  about: Record<string, unknown>;
  on?: { match?: true; channel?: string; person?: string; cup?: true };
  /** What comes before it; resolves with what is done. */
  before(place: Place): Promise<() => Promise<unknown>>;
  /** Does not change anything when it is done once more: so it is none then. */
  again?: true;
}
