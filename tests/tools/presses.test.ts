import { expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import { countPresses } from '../../tools/presses.js';

it('a typical turn takes at most two presses more than the least', async () => {
  const counted = await countPresses(games);
  expect(Object.keys(counted)).toEqual(Object.keys(games));
  for (const [game, turns] of Object.entries(counted)) {
    expect([game, turns.length]).toEqual([game, expect.any(Number)]);
    expect(turns.length).toBeGreaterThan(1);
    // Play and Confirm alone would be no turn.
    for (const { turn, presses, least } of turns) {
      expect([turn, presses > 2, presses <= least + 2]).toEqual([turn, true, true]);
    }
  }
}, 120_000);
