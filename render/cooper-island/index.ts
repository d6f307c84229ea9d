import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import type { PictureBook } from '../book.js';
import { describeCooperIsland } from './alt.js';
import { boardOfCooperIsland } from './board.js';
import { type Kind, suitsCooperIsland } from './focus.js';
import { cooperIslandLegend } from './legend.js';

export const cooperIslandPictures: PictureBook<CooperIslandView, Kind> = {
  kinds: {
    table: () => import('./table.js'),
    area: () => import('./area.js'),
    mat: () => import('./mat.js'),
    buildings: () => import('./buildings.js'),
    sea: () => import('./sea.js'),
    sectors: () => import('./sectors.js'),
    orders: () => import('./orders.js'),
  },
  ofSeat: ['area', 'mat', 'buildings'],
  suits: suitsCooperIsland,
  legend: cooperIslandLegend,
  guide: [
    { id: 'goal', kind: 'table' },
    { id: 'round', kind: 'sectors' },
    { id: 'land', kind: 'area' },
    { id: 'points', kind: 'sea' },
  ],
  sentences: describeCooperIsland,
  board: boardOfCooperIsland,
};
