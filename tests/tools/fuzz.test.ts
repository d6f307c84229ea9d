import { expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import { failures, fuzz } from '../../tools/fuzz.js';

it('whatever is pressed and typed is answered, changes nothing that the rules forbid, and tells nobody a secret', async () => {
  const found = await fuzz(games, 120, 'test');
  expect([...failures(found), ...found.notes]).toEqual([]);
  expect(found.answered).toBe(found.interactions);
  expect(found.moves).toBeGreaterThan(20);
  expect(found.done.publicPostsCompared).toBeGreaterThan(4);
  expect(found.done.secretsCompared).toBeGreaterThan(4);
}, 240_000);
