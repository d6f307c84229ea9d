import { expect, it } from 'vitest';
import type { AnyGame, OptionSpec } from '../../src/engine/index.js';
import { santaMaria } from '../../src/games/santa-maria/index.js';
import { tablesOf } from './shared/tables.js';

it('tables are those left alone and those with each one or two values, every pair of values among them', () => {
  const options = Array.from(
    { length: 7 },
    (_, at): OptionSpec => ({ id: `o${at}`, values: ['a', 'b', 'c'], default: 'b' }),
  );
  const game: AnyGame = { ...santaMaria, seats: { min: 2, max: 3 }, options, fits: () => undefined };
  const tables = tablesOf(game);
  expect(tables).toHaveLength(2 * (1 + 7 * 2 + (7 * 6 * 2 * 2) / 2));
  expect(tables[0]).toEqual({ seats: 2, options: { o0: 'b', o1: 'b', o2: 'b', o3: 'b', o4: 'b', o5: 'b', o6: 'b' } });
  const pairs = new Set(tables.flatMap(({ options: { o2, o5 } }) => `${o2}${o5}`));
  expect([...pairs].sort()).toEqual(['aa', 'ab', 'ac', 'ba', 'bb', 'bc', 'ca', 'cb', 'cc']);
});
