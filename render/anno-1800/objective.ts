import { data } from '../../src/games/anno-1800/data.js';
import type { Piece } from '../kit/pieces.js';
import { effectsPieces, needPieces } from './signs.js';

const arrow: Piece = { glyph: 'play-button' };
const points = (text: number | string): Piece => ({ text, means: 'points' });
/** Who has most of what a majority counts. */
const counts = {
  cubes: 'farmer',
  engineer: 'engineer',
  investor: 'investor',
  trade: 'trade',
  expeditions: 'expedition',
};

/** What an objective card does, as rows of signs. */
export function objectivePieces(id: string): Piece[][] {
  const { use, swap, score } = data.objectives[id]!;
  if (use) return [[...needPieces(use.cost), arrow, ...effectsPieces(use.effects)]];
  if (swap) return [[...needPieces({ [swap.pay]: swap.count }), arrow, { icon: swap.need }]];
  switch (score?.per) {
    case 'industry': {
      const products = score.industries.map((one): Piece => ({ icon: data.industries[one]!.resource }));
      const half = products.length > 4 ? Math.ceil(products.length / 2) : products.length;
      const first: Piece[] = [points(`${score.points}×`), { icon: 'points' }];
      return half < products.length
        ? [[...first, ...products.slice(0, half - 1)], products.slice(half - 1)]
        : [[...first, ...products]];
    }
    case 'majority': {
      const [most, second] = data.constants.points.majority;
      const cubes: Piece[] = score.of === 'cubes' ? [{ icon: 'influence' }] : [{ icon: counts[score.of] }];
      return [[points(`${most}/${second}`), { icon: 'points' }, arrow, { icon: 'most' }, ...cubes]];
    }
    case 'visited':
      return [
        [points(`+${score.points}`), { icon: 'points' }, { icon: score.half === 'animal' ? 'expedition' : 'artifact' }],
      ];
    case 'few-old-world':
      return [
        [
          points(score.points),
          { icon: 'points' },
          { text: `≤${score.most}`, means: 'old-world' },
          { icon: 'old-world' },
        ],
      ];
    case 'new-world':
      return [[points(`${score.points}×`), { icon: 'points' }, { icon: 'new-world' }]];
    case 'hand':
      return [[points(`${score.points}×`), { icon: 'points' }, { icon: 'hand' }]];
    case undefined:
      return [[]];
  }
}
