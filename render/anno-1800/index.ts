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
    hand: () => import('./hand.js'),
    played: () => import('./played.js'),
    trade: () => import('./trade.js'),
    'market-workers': () => import('./market-workers-picture.js'),
    'market-artisans': () => import('./market-artisans-picture.js'),
    'market-ships': () => import('./market-ships-picture.js'),
    objectives: () => import('./objectives.js'),
  },
  ofSeat: ['area', 'hand', 'played', 'trade'],
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
