import { describe, expect, it } from 'vitest';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import { playTables } from '../shared/playouts.js';
import { tablesOf } from '../shared/tables.js';

describe('random matches', () => {
  it('cover every number of seats with every two values of options', () => {
    // With one seat the blue dice are always personal: three options of two values, else four.
    expect(tablesOf(santaMaria)).toHaveLength(1 + 3 + 3 + 3 * (1 + 4 + 6));
  });

  playTables(santaMaria, {
    idle: ['pass', 'decline'],
    secretsEvery: 9,
    result({ winners }, seats) {
      expect(winners).toHaveLength(seats === 1 ? 0 : 1);
    },
  });
});
