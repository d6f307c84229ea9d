import type { NusfjordView } from '../../src/games/nusfjord/view.js';
import type { PictureBook } from '../book.js';
import { describeNusfjord } from './alt.js';
import { boardOfNusfjord } from './board.js';
import { type Kind, suitsNusfjord } from './focus.js';
import { nusfjordLegend } from './legend.js';

export const nusfjordPictures: PictureBook<NusfjordView, Kind> = {
  kinds: {
    table: () => import('./table.js'),
    area: () => import('./area.js'),
    built: () => import('./built-picture.js'),
    spaces: () => import('./spaces-picture.js'),
    elders: () => import('./elders-picture.js'),
    'offer-a': () => import('./offer-a-picture.js'),
    'offer-b': () => import('./offer-b-picture.js'),
    'offer-c': () => import('./offer-c-picture.js'),
    offer: () => import('./offer-picture.js'),
  },
  ofSeat: ['area', 'built'],
  suits: suitsNusfjord,
  legend: nusfjordLegend,
  guide: [
    { id: 'goal', kind: 'table' },
    { id: 'turn', kind: 'area' },
    { id: 'points', kind: 'table' },
  ],
  sentences: describeNusfjord,
  board: boardOfNusfjord,
};
