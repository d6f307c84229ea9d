import { expect, it } from 'vitest';
import { scoresKind } from '../../render/scores.js';
import { createRng } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { tellsTooMuch } from '../../tools/fuzz/glass-painter.js';
import { twoDeals } from '../../tools/fuzz/two-deals.js';
import { failures, fuzz } from '../../tools/fuzz.js';
import { seedOf } from '../seed.js';

it('whatever is pressed and typed is answered, changes nothing that the rules forbid, and tells nobody a secret', async () => {
  const found = await fuzz(games, 120, 'test');
  expect([...failures(found), ...found.notes]).toEqual([]);
  expect(found.answered).toBe(found.interactions);
  expect(found.moves).toBeGreaterThan(20);
  expect(found.done.publicPostsCompared).toBeGreaterThan(4);
  expect(found.done.secretsCompared).toBeGreaterThan(4);
}, 240_000);

it('takes scores for public, and a picture made for a seat for none that may be posted', () => {
  const scores = { game: 'nusfjord', kind: scoresKind, view: {}, locale: 'en' as const, names: [] };
  const deals = twoDeals(games, createRng({ seed: seedOf(1), block: 0 }));
  const rng = createRng({ seed: seedOf(2), block: 0 });
  expect(tellsTooMuch(scores, deals, rng)).toBe(false);
  expect(tellsTooMuch({ ...scores, seat: 0 }, deals, rng)).toBe(true);
});
