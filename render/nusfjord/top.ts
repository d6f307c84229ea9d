import type { NusfjordView } from '../../src/games/nusfjord/view.js';
import { topOf } from '../kit/top.js';
import { seatMark } from './scene.js';
import { phaseWords } from './words.js';

/** The header: the game, the round and its phase, whose turn it is or who has won. */
export const drawTop = topOf<NusfjordView>({
  title: 'nusfjord.title',
  phase: phaseWords,
  mark: (view, seat) => seatMark({ view }, seat),
});
