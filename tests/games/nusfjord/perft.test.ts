import { describe, expect, it } from 'vitest';
import { countMoves } from '../../../src/engine/index.js';
import { nusfjord, type Table, table } from './table.js';

/** Positions and the number of legal sequences of 1, 2 (and 3) moves from them. */
const positions: Record<string, [table: () => Table, counts: number[]]> = {
  'first turn of two': [() => table(2), [17, 22, 219]],
  'first turn of five': [() => table(5), [16, 19, 244]],
  'first turn alone, advanced': [() => table(1, { solo: 'advanced' }), [17, 22, 544]],
  'a rich turn of four, with a copy board': [
    () =>
      table(4)
        .give(9, 9, 5)
        .store(2, 4, 0)
        .occupy(1, 'build-ship', 'build-ship', 'plus-gold')
        .elder('carter')
        .plates(3),
    [95, 119, 1444],
  ],
  'exchanges and a hand in round 5': [
    () => table(2).round(5).own('trading-house', 'resource-trade', 'wharf').hand(0, 'castle', 'manor').give(6, 7, 1),
    [59, 743, 8799],
  ],
  'two fish too few, twice': [
    () => {
      const t = table(3).elder('carter').elder('broker').elder('developer').elder('storekeeper');
      for (const id of ['shipwright', 'merchant', 'sailor', 'gardener']) t.elder(id, 0, 2);
      while (t.state.round === 1) t.do('pass').end();
      return t;
    },
    [8, 32, 512],
  ],
  'the last window': [
    () => {
      const t = table(2)
        .round(7)
        .own('trading-house', 'wood-trade')
        .ownOf(1, 'stockfishery')
        .give(4, 6, 0)
        .give(0, 8, 0, 1);
      return t.passRound();
    },
    [8, 47, 194],
  ],
};

describe('the number of legal moves', () => {
  it.each(Object.entries(positions))('%s', (_name, [make, counts]) => {
    const { position } = make();
    expect(counts.map((_, at) => countMoves(nusfjord, position, at + 1))).toEqual(counts);
  });
});
