import { expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import { fuzz } from '../../tools/fuzz.js';

it('whatever is pressed and typed is answered, and changes nothing that the rules forbid', async () => {
  expect(await fuzz(games, 120, 'test')).toEqual({
    interactions: 120,
    answered: 120,
    unanswered: 0,
    crashes: 0,
    unhandledRejections: 0,
    illegalStateChanges: 0,
    schemaFailures: 0,
  });
}, 120_000);
