import type { City, Gain, Side, Step } from '../../src/games/islebound/data.js';
import type { Piece } from '../kit/pieces.js';

/** How a city can be taken, by the colour of its banner. */
export const bannerSigns: Record<City['banner'], string> = { red: 'crossed-swords', blue: 'shaking-hands' };

/** The colours of the banners. */
export const bannerColors: Record<City['banner'], string> = { red: '#b3202f', blue: '#1f6a8c' };

const arrow: Piece = { glyph: 'play-button' };
const or: Piece = { text: '/' };
const plus: Piece = { text: '+' };

/** The action of a city as a row of signs. */
export function actionPieces({ steps }: Side): Piece[] {
  return steps.flatMap(stepPieces);
}

function stepPieces(step: Step): Piece[] {
  switch (step.step) {
    case 'gain':
      return gainPieces(step.get);
    case 'gain-per-crew':
      return [plus, { icon: step.kind }, or, { icon: step.skill }];
    case 'build':
      return [{ icon: 'building' }];
    case 'exchange':
      return [...signsOf(Object.keys(step.prices[0]!)), arrow, ...signsOf(step.get.map(({ kind }) => kind))];
    case 'hire':
      return [{ icon: 'crew' }];
    case 'choose':
      return step.options.flatMap((gains, i) => [...(i > 0 ? [or] : []), ...gainPieces(gains)]);
    case 'place-influence':
      return [{ icon: 'influence' }];
    default:
      return [{ icon: step.step }];
  }
}

/** @example signsOf(['combat', 'work']) */
export function signsOf(icons: readonly string[]): Piece[] {
  return icons.map((icon) => ({ icon }));
}

/** What is gained, each with its sign. */
export function gainPieces(gains: readonly Gain[]): Piece[] {
  return gains.flatMap(({ kind, amount }): Piece[] => [
    ...(amount > 1 ? [{ text: amount, means: kind }] : []),
    { icon: kind },
  ]);
}
