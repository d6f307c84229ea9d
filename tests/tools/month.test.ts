import { expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import { live } from '../../tools/month.js';

it('some days of matches of all games, with restarts and a day without Discord: everything is heard once, nobody is disturbed', async () => {
  const month = await live(games, { seed: '2', days: 4, players: 8, matches: 5, outage: 1 });
  const { missed, extra, disturbed, astray } = month;
  expect({ missed, extra, disturbed, astray }).toEqual({ missed: [], extra: [], disturbed: [], astray: [] });
  expect(month.restarts).toBeGreaterThan(10);
  expect(month.moves).toBeGreaterThan(50);
  expect(month.told.call).toBeGreaterThan(15);
}, 180_000);
