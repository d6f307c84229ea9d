import { describe } from 'vitest';
import { data, deckIds } from '../../../src/games/anno-1800/data.js';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import { checkTexts } from '../shared/texts.js';
import { table } from './table.js';

const scored = table().objectives(...Object.keys(data.objectives));
const scoreLines = anno1800.score(scored.state).seats[0]!.lines.map(({ id }) => id);

describe('the texts', () => {
  checkTexts(anno1800, {
    families: {
      'score.': scoreLines,
      'headline.': ['objectives', 'over'],
      'back.': deckIds,
      'facts.': ['old-world', 'new-world'],
      'field.': ['land', 'coast', 'sea'],
      'ask.next-': ['hire', 'upgrade'],
      'ask.pay-': ['build', 'play', 'hire', 'upgrade', 'old-world', 'new-world', 'expedition'],
      'from.': ['pool', 'island', 'tokens', 'ready', 'gold'],
      'param.need.': ['choose'],
      'takes.': ['pool', 'ready', 'gold'],
      'stays.': ['ready', 'spent', 'working'],
      'told.open-': ['old-world', 'new-world'],
    },
    tablesEvery: 2,
  });
});
