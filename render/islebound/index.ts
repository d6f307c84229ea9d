import type { IsleboundView } from '../../src/games/islebound/view.js';
import type { PictureBook } from '../book.js';
import { describeIslebound } from './alt.js';
import { boardOfIslebound } from './board.js';
import { type Kind, suitsIslebound } from './focus.js';
import { isleboundLegend } from './legend.js';

export const isleboundPictures: PictureBook<IsleboundView, Kind> = {
  kinds: {
    table: () => import('./table.js'),
    area: () => import('./area.js'),
    capital: () => import('./capital-picture.js'),
    cards: () => import('./cards-picture.js'),
    events: () => import('./events-picture.js'),
    'cities-red': () => import('./cities-red-picture.js'),
    'cities-blue': () => import('./cities-blue-picture.js'),
  },
  ofSeat: ['area', 'capital'],
  suits: suitsIslebound,
  legend: isleboundLegend,
  guide: [
    { id: 'goal', kind: 'table' },
    { id: 'turn', kind: 'area' },
    { id: 'points', kind: 'table' },
  ],
  sentences: describeIslebound,
  board: boardOfIslebound,
};
