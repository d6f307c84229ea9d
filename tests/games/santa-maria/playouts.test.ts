import { describe, expect, it } from 'vitest';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import { playTables } from '../shared/playouts.js';
import { allTables } from '../shared/tables.js';

describe('random matches', () => {
  it('cover every number of seats with every combination of options', () => {
    // Eight with one seat, where the blue dice are always personal; sixteen with each other number.
    expect(allTables(santaMaria)).toHaveLength(8 + 3 * 16);
  });

  playTables(santaMaria, {
    idle: ['pass', 'decline'],
    secretsEvery: 9,
    result({ winners }, seats) {
      expect(winners).toHaveLength(seats === 1 ? 0 : 1);
    },
  });
});
