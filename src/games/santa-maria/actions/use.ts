import type { Action } from '../../../engine/game.js';
import { carryOut } from '../effects/use.js';
import type { State } from '../state.js';

/** Says yes to something that may be left unused as a whole: a building, or a step on a track (SM-8.1, SM-8.2). */
export const use: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  perform: carryOut,
};
