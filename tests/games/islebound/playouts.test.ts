import { describe, expect, it } from 'vitest';
import { islebound } from '../../../src/games/islebound/index.js';
import { playTables } from '../shared/playouts.js';
import { tablesOf } from '../shared/tables.js';

describe('random matches', () => {
  it('cover every number of seats with every option and every two', () => {
    const tables = tablesOf(islebound);
    // None, each and each pair of the seven options, but not Architect with Six Buildings; Small World for two only.
    expect(tables.filter(({ seats }) => seats === 2)).toHaveLength(1 + 7 + 21 - 1);
    expect(tables).toHaveLength(28 + 2 * (1 + 6 + 15 - 1));
  });

  playTables(islebound, {
    idle: ['end-turn', 'decline', 'retreat', 'refuse', 'withdraw'],
    secretsEvery: 60,
    refereeEvery: 2,
    copiesEvery: 4,
    result({ winners }) {
      expect(winners.length).toBeGreaterThan(0);
    },
  });
});
