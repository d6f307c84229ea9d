import { expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import { live } from '../../tools/month.js';

it('some days of matches of all games, with restarts and a day without Discord: everything is heard once, nobody is disturbed, no plan is lost', async () => {
  const month = await live(games, { seed: '2', days: 4, players: 8, matches: 5, outage: 1 });
  const { missed, extra, disturbed, astray, unplayed } = month;
  const nothing: string[] = [];
  expect({ missed, extra, disturbed, astray, unplayed }).toEqual({
    ...{ missed: nothing, extra: nothing, disturbed: nothing, astray: nothing, unplayed: nothing },
  });
  expect(month.restarts).toBeGreaterThan(10);
  expect(month.moves).toBeGreaterThan(50);
  expect(month.told.call).toBeGreaterThan(15);
  expect(month.told.vote).toBeGreaterThan(2);
  expect(month.plans.ready).toBeGreaterThan(0);
}, 180_000);
