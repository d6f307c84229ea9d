import { describe, expect, it } from 'vitest';
import { countMoves } from '../../../src/engine/index.js';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import { type Table, table } from './table.js';

/** Positions and the number of legal sequences of 1 and 2 moves from them. */
const positions: Record<string, [table: () => Table, counts: number[]]> = {
  'a first turn': [() => table(2).hand(['fw-01', 'fw-02', 'aei-14', 'nw-01']), [77, 1636]],
  'a bill with every source': [
    () =>
      table(3)
        .objectives('beryl-omara', 'aarhant')
        .laid(['aei-28', 'fw-36'])
        .islands({ new: ['new-world-01'] })
        .tokens('exploration', 3)
        .gold(2)
        .work('h-a1', 'farmer')
        .do('expand token=cigar-factory'),
    [22, 886],
  ],
  'ships, and a shipyard to remove': [
    () =>
      table(2)
        .built({ 'h-c2': 'shipyard-2', 'h-c3': 'brewery' })
        .do('expand token=trade-ship-1')
        .pay()
        .do('place field=h-s4'),
    [17, 252],
  ],
  'three upgrades of cubes in many places': [
    () =>
      table(2)
        .cubes({ farmer: 2, worker: 1, artisan: 4 }, { farmer: 1 })
        .work('h-a2', 'farmer')
        .do('upgrade cube=farmer')
        .pay(),
    [3, 39],
  ],
  'cards to put away': [
    () => table(2).hand(['aei-14', 'fw-01', 'fw-02', 'nw-01']).tokens('exploration', 6).do('play card=aei-14').pay(),
    [21, 616],
  ],
};

describe('the number of legal moves', () => {
  it.each(Object.entries(positions))('%s', (_name, [make, counts]) => {
    const { position } = make();
    expect([1, 2].map((depth) => countMoves(anno1800, position, depth))).toEqual(counts);
  });
});
