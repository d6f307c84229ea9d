import type { Position } from '../../src/engine/index.js';
import { type Table, turn } from '../games/cooper-island/table.js';

const rich = { coins: 3, wood: 4, stone: 4, food: 4, gold: 3, cloth: 3 };

/** In the turn of seat 0, with all that a building card, a lid or a special worker asks for. */
function equipped(): Table {
  const t = turn(2).store(rich).dock('dock-1', 'boat-coin').lids(2).land('b1', 2, 'forest').land('b2', 3, 'mountain');
  return t.land('c1', 1, 'forest', 'statue').land('c2', 1, 'meadow');
}

const cheaper = (op: 'boat' | 'structure'): Table =>
  equipped().task({
    kind: 'do',
    parts: [{ of: [{ op }] }],
    source: op === 'boat' ? 'sector-b' : 'sector-d',
    discount: { amount: 2, of: ['coins', 'wood'] },
  });

const using = (card: string): Table => equipped().cards(card).do(`use-card card=${card}`);

/** By game: positions with questions to which random matches hardly come. */
export const rarePositions: Record<string, () => Position[]> = {
  'cooper-island': () =>
    [
      cheaper('boat'),
      cheaper('structure'),
      equipped().cards('large-07', 'small-04'),
      using('large-13'),
      using('large-14'),
      using('large-15'),
      equipped().cards('small-12').task({ kind: 'fed', points: 1, treated: false }),
    ].map(({ position }) => position),
};
