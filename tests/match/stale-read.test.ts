import { LRUCache } from 'lru-cache';
import { expect, it } from 'vitest';
import type { Context } from '../../src/match/context.js';
import { loadMatch } from '../../src/match/positions.js';
import { findMatch } from '../../src/store/index.js';
import { ferryGame } from './fixture-game.js';
import { must, tableAtTurns } from './harness.js';

it('a match that is committed to while it is read is read again, and not taken for damaged', async () => {
  const { db, service, id, holders } = await tableAtTurns(2);
  const stale = (await findMatch(db.db, id))!;
  must(await service.confirm(id, holders[0]!));
  const said: unknown[] = [];
  const note = (about: object): void => void said.push(about);
  const context = {
    database: db,
    games: { ferry: ferryGame() },
    now: Date.now,
    log: { warn: note, error: note },
    positions: new LRUCache({ max: 9 }),
    aside: new Map(),
    loading: new Map(),
  } as unknown as Context;
  const { match } = must(await loadMatch(context, stale));
  expect([match.moves, said, context.aside.size]).toEqual([stale.moves + 1, [], 0]);
});
