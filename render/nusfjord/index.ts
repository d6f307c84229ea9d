import type { NusfjordView } from '../../src/games/nusfjord/view.js';
import type { PictureBook } from '../book.js';
import { describeNusfjord } from './alt.js';
import { type Kind, suitsNusfjord } from './focus.js';
import { nusfjordLegend } from './legend.js';

export const nusfjordPictures: PictureBook<NusfjordView, Kind> = {
  kinds: {
    table: () => import('./table.js'),
    area: () => import('./area.js'),
    offer: () => import('./offer-picture.js'),
    elders: () => import('./elders-picture.js'),
  },
  suits: suitsNusfjord,
  legend: nusfjordLegend,
  guide: [
    { id: 'goal', kind: 'table' },
    { id: 'turn', kind: 'area' },
    { id: 'points', kind: 'table' },
  ],
  sentences: describeNusfjord,
};
