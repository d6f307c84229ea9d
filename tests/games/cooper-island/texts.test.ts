import { describe } from 'vitest';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import { checkTexts } from '../shared/texts.js';
import { table } from './table.js';

const scoreLines = cooperIsland.score(table().state).seats[0]!.lines.map(({ id }) => id);
const phases = ['start', 'income', 'clean-up', 'window'];

describe('the texts', () => {
  checkTexts(cooperIsland, {
    families: {
      'score.': scoreLines,
      'headline.': [...phases, 'workers', 'over'],
      'call.': phases,
      'worker.': ['regular', 'special'],
      'ask.': ['terrain', 'income', 'royal', 'refresh', 'pause-statues', 'pause-isthmus', 'keep', 'anchors'],
      'told.': ['look-small', 'look-large', 'decline-fed', 'decline-refresh'],
      'why.': [
        'no-chart',
        'charted',
        'ruins',
        'contact',
        'occupied',
        'terrain',
        'levels',
        'uneven',
        'piece-waits',
        'no-single',
      ],
    },
    tablesEvery: 2,
  });
});
