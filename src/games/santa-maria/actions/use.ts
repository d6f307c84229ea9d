import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { asked } from '../../kit/seats.js';
import { carryOut } from '../effects/use.js';
import type { State } from '../state.js';
import { effectWords } from '../words.js';

/** Says yes to something that may be left unused as a whole: a building, or a step on a track (SM-8.1, SM-8.2). */
export const use: Action<State, Record<string, never>> = {
  answer: true,
  params: [],
  detail: (state, seat) =>
    message('santa-maria.detail.effects', { effects: effectWords(asked(state, seat, 'use').effects) }),
  perform: carryOut,
};
