import type { Action } from '../../../engine/game.js';
import { type Message, message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { forested, forestsOn, removeForest } from '../board/harbour.js';
import { gain } from '../effects/goods.js';
import { clearForest } from '../effects/ops/forests.js';
import { anchor } from '../ids.js';
import { happen, type State, type Trigger } from '../state.js';
import { amountsArg, doubleWords } from '../words.js';
import { begin, termsOf, whyNot } from './terms.js';

function lineWords(state: State, seat: Seat, line: string): Message {
  return message(line, { goods: amountsArg({ wood: termsOf(state, seat, clearForest).op.wood }) });
}

/** Remove a forest for wood (NF-6.8). */
export const clear: Action<State, { forest: string }> = {
  params: [
    one('forest', {
      among: (state, seat) => forested(seatOf(state, seat)),
      describe(state, seat, double) {
        const left = forestsOn(seatOf(state, seat), double) - 1;
        return {
          label: doubleWords(double),
          detail: lineWords(state, seat, left > 0 ? 'nusfjord.detail.clear-one' : 'nusfjord.detail.clear-last'),
          anchor: anchor('double', seat, double),
        };
      },
    }),
  ],
  detail: (state, seat) => lineWords(state, seat, 'nusfjord.detail.clear'),
  why: (state, seat) => whyNot(state, seat, clearForest),
  perform(state, seat, { forest }, io) {
    const { op, source } = begin(state, seat, clearForest, io);
    const last = removeForest(seatOf(state, seat), forest);
    io.say({
      id: 'nusfjord.told.clear',
      args: { seat: { seat }, place: doubleWords(forest) },
      anchors: [anchor('double', seat, forest)],
    });
    if (op.wood > 0) gain(state, seat, { wood: op.wood }, source, io);
    const events: Trigger[] = op.wood > 0 ? [{ event: 'forest-cleared' }] : [];
    if (last) events.push({ event: 'double-emptied' });
    happen(state, seat, ...events);
  },
};
