import type { AnnoView } from '../../src/games/anno-1800/view.js';
import type { PictureBook } from '../book.js';
import { describeAnno } from './alt.js';
import { boardOfAnno } from './board.js';
import { type Kind, suitsAnno } from './focus.js';
import { annoLegend } from './legend.js';

export const annoPictures: PictureBook<AnnoView, Kind> = {
  kinds: {
    table: () => import('./table.js'),
    area: () => import('./area.js'),
    population: () => import('./population.js'),
    market: () => import('./market.js'),
    trade: () => import('./trade.js'),
    objectives: () => import('./objectives.js'),
  },
  ofSeat: ['area', 'population', 'trade'],
  suits: suitsAnno,
  legend: annoLegend,
  guide: [
    { id: 'goal', kind: 'table' },
    { id: 'turn', kind: 'area' },
    { id: 'points', kind: 'objectives' },
  ],
  sentences: describeAnno,
  board: boardOfAnno,
};
