import { describe } from 'vitest';
import { islebound } from '../../../src/games/islebound/index.js';
import { checkTexts } from '../shared/texts.js';
import { table } from './table.js';

const scoreLines = islebound.score(table().state).seats[0]!.lines.map(({ id }) => id);

describe('the texts', () => {
  checkTexts(islebound, {
    families: {
      'score.': scoreLines,
      'headline.': ['ports', 'draft', 'over'],
      'back.': ['base', 'metropolis'],
      'facts.': ['red', 'blue'].flatMap((banner) => ['coins', 'any', 'skill'].map((fee) => `${banner}-${fee}`)),
      'told.decline-': ['exchange', 'hire', 'may-place', 'build', 'free-visit'],
      'ask.': ['port', 'exchange', 'hire', 'reputation', 'choose', 'may-place', 'build', 'lose', 'place', 'draw'],
    },
    tablesEvery: 9,
  });
});
