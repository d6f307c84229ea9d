import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { toMarket } from '../board/goods.js';
import { type Good, goods } from '../data.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { amountsArg } from '../words.js';
import { goodWords } from './describe.js';

/** Chooses the good that somebody owes for a toll refused; it comes to the market (CI-9.6, CI-9.7). */
export const receive: Action<State, { good: string }> = {
  params: [one('good', { among: () => goods, describe: (_state, _seat, good) => goodWords(good) })],
  why: (state, seat) => (seatOf(state, seat).owed.length > 0 ? undefined : message('cooper-island.why.nothing-owed')),
  perform(state, seat, { good }, io) {
    seatOf(state, seat).owed.shift();
    toMarket(state, seat, good as Good, 1);
    io.say({
      id: 'cooper-island.told.receive',
      args: { seat: { seat }, goods: amountsArg({ [good]: 1 }) },
      anchors: [anchor('market', seat)],
    });
  },
};
