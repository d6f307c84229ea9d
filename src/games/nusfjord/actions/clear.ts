import type { Action } from '../../../engine/game.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { forested, removeForest } from '../board/harbour.js';
import { gain } from '../effects/goods.js';
import { clearForest } from '../effects/ops/forests.js';
import { anchor } from '../ids.js';
import { happen, type State, type Trigger } from '../state.js';
import { doubleWords } from '../words.js';
import { begin, whyNot } from './terms.js';

/** Remove a forest for wood (NF-6.8). */
export const clear: Action<State, { forest: string }> = {
  params: [
    one('forest', {
      among: (state, seat) => forested(seatOf(state, seat)),
      describe: (_state, seat, double) => ({ label: doubleWords(double), anchor: anchor('double', seat, double) }),
    }),
  ],
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
