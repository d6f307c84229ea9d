import type { SantaMariaView } from '../../src/games/santa-maria/view.js';
import { topOf } from '../kit/top.js';
import type { Say } from '../words.js';

/** The header: the game, the year or phase, whose turn it is or who has won. */
export const drawTop = topOf<SantaMariaView>({ title: 'santa-maria.title', phase: phaseWords });

function phaseWords({ phase, year, years }: SantaMariaView, say: Say): string {
  if (phase === 'year') return say('year', { year, years });
  return say(phase === 'setup' ? 'santa-maria.setup' : 'over');
}
