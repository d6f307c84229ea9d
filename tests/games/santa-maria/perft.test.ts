import { describe, expect, it } from 'vitest';
import { countMoves } from '../../../src/engine/index.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import { emptyTable, newMatch, type Table } from './table.js';

/** Positions and the number of legal sequences of 1, 2 (and 3) moves from them. */
const positions: Record<string, [table: () => Table, counts: number[]]> = {
  'first turn of two': [() => newMatch(2), [313, 1804, 97951]],
  'first turn of four, common blue dice': [() => newMatch(4, { 'common-blue-dice': 'true' }), [331, 1938, 97631]],
  'choosing boards': [() => newMatch(3, { boards: 'choose' }), [4, 12, 24]],
  'choosing town halls': [() => newMatch(2, { 'advanced-setup': 'true' }), [272, 55488]],
  'solo, town hall placed': [() => newMatch(1).do('choose-set set=town-hall-wood cell=r2c2 rotation=90'), [326, 3039]],
  'a late turn with scholars': [
    () =>
      emptyTable(3)
        .tile('double-08', 'r5c6', 270)
        .tile('triple-13', 'r4c3')
        .monks(0, 'botany', 'philosophy', 'logistics', 'industrialization')
        .monks(1, 'astronomy', 'mission-gems')
        .die('r6c6')
        .pile('r1c6', 1)
        .white(2, 5)
        .blue(3, 6)
        .store({ coins: 3, wood: 2, grain: 1, gold: 1 })
        .year(2),
    [882, 11099],
  ],
  'a shipment to choose': [
    () =>
      emptyTable()
        .monks(0, 'astronomy')
        .docks({
          'dock-coins': 'ship-01',
          'dock-conquistador': 'ship-05',
          'dock-religion': 'ship-16',
          'dock-happiness': 'ship-30',
        })
        .store({ wood: 2, grain: 1, sugar: 1, gold: 2, coins: 4 })
        .do('pass space=retire-shipping'),
    [22, 264, 2376],
  ],
  'a monk to place': [
    () =>
      emptyTable(3)
        .scholars('construction', 'botany')
        .bishops('square')
        .monks(1, 'construction', 'mission-sugar')
        .monks(2, 'construction')
        .religion(6)
        .store({ coins: 3, grain: 2, gold: 1 })
        .do('pass space=retire-religion', 'religion'),
    [12, 115, 856],
  ],
};

describe('the number of legal moves', () => {
  it.each(Object.entries(positions))('%s', (_name, [table, counts]) => {
    const { position } = table();
    expect(counts.map((_, at) => countMoves(santaMaria, position, at + 1))).toEqual(counts);
  });
});
