import type { AnnoView } from '../../src/games/anno-1800/view.js';
import { topOf } from '../kit/top.js';
import { phaseWords } from './words.js';

/** The header: the game, the round, whose turn it is or who has won. */
export const drawTop = topOf<AnnoView>({ title: 'anno-1800.title', phase: phaseWords });
