import type { IsleboundView } from '../../src/games/islebound/view.js';
import { topOf } from '../kit/top.js';
import { phaseWords } from './words.js';

/** The header: the game, the round, whose turn it is or who has won. */
export const drawTop = topOf<IsleboundView>({ title: 'islebound.title', phase: phaseWords });
