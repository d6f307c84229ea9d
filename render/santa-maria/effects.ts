import { data, type Effect } from '../../src/games/santa-maria/data.js';
import type { Piece } from '../kit/pieces.js';

const arrow: Piece = { glyph: 'play-button' };

/** An effect as rows of signs, complete: a trade takes two rows. */
export function effectRows(effects: Effect[]): Piece[][] {
  const trades = effects.filter((effect) => effect.type === 'trade');
  const others = effects.filter((effect) => effect.type !== 'trade').flatMap(plainPieces);
  return [
    ...(others.length > 0 ? [others] : []),
    ...trades.flatMap(({ give, get }) => [
      give.flatMap((one, i) => [...(i > 0 ? [{ text: '/' } as const] : []), ...amountPieces(one)]),
      [arrow, ...amountPieces(get)],
    ]),
  ];
}

/** An effect in one short row for small spaces, where no figure could be read: no amounts, a trade by what it yields. */
export function effectSigns(effects: Effect[]): Piece[][] {
  const signs = effects.map((effect): Piece[] => {
    if (effect.type === 'trade') return [arrow, ...iconsOf(effect.get)];
    if (effect.type === 'gain') return iconsOf(effect.gain);
    return plainPieces(effect).slice(0, 1);
  });
  return [signs.flat()];
}

/** Amounts as signs: a few resources one by one, points and coins with a figure. */
export function amountPieces(amounts: Record<string, number>): Piece[] {
  return Object.entries(amounts).flatMap(([good, n]): Piece[] => {
    const oneByOne = good in data.resources && n <= 2;
    if (oneByOne) return Array.from({ length: n }, () => ({ icon: good }));
    return n === 1 ? [{ icon: good }] : [{ text: n, means: good }, { icon: good }];
  });
}

function iconsOf(amounts: Record<string, number>): Piece[] {
  return Object.keys(amounts).map((icon) => ({ icon }));
}

function plainPieces(effect: Exclude<Effect, { type: 'trade' }>): Piece[];
function plainPieces(effect: Effect): Piece[];
function plainPieces(effect: Effect): Piece[] {
  switch (effect.type) {
    case 'gain':
      return amountPieces(effect.gain);
    case 'ship':
      return [{ icon: 'ship' }];
    case 'conquest':
    case 'religion':
      return Array.from({ length: effect.steps }, () => ({ icon: effect.type }));
    case 'place-road-tile':
      return [{ icon: 'road' }];
    case 'trade':
      return [];
  }
}
