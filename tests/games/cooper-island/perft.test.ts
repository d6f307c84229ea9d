import { describe, expect, it } from 'vitest';
import { countMoves } from '../../../src/engine/index.js';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import { type Table, table, turn } from './table.js';

/** Positions and the number of legal sequences of 1 and 2 moves from them. */
const positions: Record<string, [table: () => Table, counts: number[]]> = {
  'the first income, which both have at once': [() => table(2).tiles({ 'double-1': 1, 'double-3': 1 }), [70, 3590]],
  'tiles to lay on land of several levels, with a cartographer': [
    () =>
      table(2)
        .tiles({ 'double-2': 1 })
        .bare()
        .land('b1', 3, 'mountain')
        .land('b2', 2, 'forest')
        .land('c1', 2, 'mountain')
        .land('c3', 1, 'settlement', 'cloth')
        .as(1)
        .tiles({ 'double-1': 1 })
        .as(0),
    [95, 7081],
  ],
  'a special worker among stacks, and a milestone to move': [
    () => {
      const t = table(2).hire(0, 1).spot('c', 'regular', 1).spot('a', 'regular', 1).workers();
      t.own.milestones['milestone-lids'] = '';
      return t;
    },
    [30, 591],
  ],
  'a structure to pay for, with a reduction and a space to free': [
    () =>
      turn(2)
        .hire(0, 1)
        .cards('small-02')
        .store({ coins: 1, wood: 1 })
        .land('a1', 2, 'forest', 'wood')
        .land('b1', 1, 'mountain', 'stone')
        .land('b2', 2, 'mountain', 'stone')
        .do('work worker=special sector=sector-d'),
    [63, 2076],
  ],
  'a ship that passes islets to a harbour': [
    () =>
      turn(2)
        .store({ wood: 1, coins: 1 })
        .islet('r1', 'islet-goods', 1)
        .islet('r3', 'islet-lux')
        .ship('one-mast', 8)
        .ship('two-mast', 12, 1)
        .effects({ op: 'helm', n: 3 }),
    [11, 116],
  ],
  'trades at the market': [
    () => turn(2).bare().store({ gold: 2, cloth: 3 }).land('b1', 2, 'meadow', 'food'),
    [54, 2206],
  ],
  'a clean-up with food of several spaces': [
    () => table(2).store({ food: 1, coins: 1 }).land('b1', 2, 'meadow', 'food').cards('small-12', 'large-07').cleanUp(),
    [43, 1527],
  ],
};

describe('the number of legal moves', () => {
  it.each(Object.entries(positions))('%s', (_name, [make, counts]) => {
    const { position } = make();
    expect([1, 2].map((depth) => countMoves(cooperIsland, position, depth))).toEqual(counts);
  });
});
