import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import { topOf } from '../kit/top.js';
import { phaseWords } from './words.js';

/** The header: the game, the round, whose turn it is or who has won. */
export const drawTop = topOf<CooperIslandView>({ title: 'cooper-island.title', phase: phaseWords });
