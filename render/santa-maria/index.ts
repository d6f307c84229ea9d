import type { SantaMariaView } from '../../src/games/santa-maria/view.js';
import type { PictureBook } from '../book.js';
import { describeSantaMaria } from './alt.js';
import { boardOfSantaMaria } from './board.js';
import { type Kind, suitsSantaMaria } from './focus.js';
import { santaMariaLegend } from './legend.js';

export const santaMariaPictures: PictureBook<SantaMariaView, Kind> = {
  kinds: {
    table: () => import('./table.js'),
    area: () => import('./area.js'),
    dice: () => import('./dice-picture.js'),
    places: () => import('./places-picture.js'),
    docks: () => import('./docks-picture.js'),
  },
  suits: suitsSantaMaria,
  legend: santaMariaLegend,
  guide: [
    { id: 'goal', kind: 'table' },
    { id: 'turn', kind: 'area' },
    { id: 'points', kind: 'table' },
  ],
  sentences: describeSantaMaria,
  board: boardOfSantaMaria,
};
