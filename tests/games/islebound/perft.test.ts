import { describe, expect, it } from 'vitest';
import { countMoves } from '../../../src/engine/index.js';
import { islebound } from '../../../src/games/islebound/index.js';
import { type Table, table } from './table.js';

/** Positions and the number of legal sequences of 1, 2 (and 3) moves from them. */
const positions: Record<string, [table: () => Table, counts: number[]]> = {
  'first turn of two': [() => table(2), [6, 24, 81]],
  'a port in sight of every action': [
    () =>
      table(4, { boarding: 'yes', trade: 'yes' })
        .at('ratnest')
        .anchor('ratnest', 1)
        .give({ pirates: 2, serpents: 1, fish: 1 })
        .give({ books: 1, wood: 1 }, 1)
        .man(['bosun', 'worker']),
    [48, 440],
  ],
  'diplomacy with many cubes': [
    () => table(3).at('underwal').influence(0, 1, 2, 6, 7, 12, 17).man(['clerk', 'trader', 'envoy']),
    [30, 93],
  ],
  'a city that exchanges': [
    () =>
      table(2)
        .at('zhilliam')
        .control(0, 'zhilliam')
        .give({ wood: 2, fish: 2 })
        .man(['worker', 'trader', 'administrator'])
        .do('visit'),
    [18, 53],
  ],
  'a draft of two': [() => table(2, { architect: 'yes' }), [14, 98]],
};

describe('the number of legal moves', () => {
  it.each(Object.entries(positions))('%s', (_name, [make, counts]) => {
    const { position } = make();
    expect(counts.map((_, at) => countMoves(islebound, position, at + 1))).toEqual(counts);
  });
});
