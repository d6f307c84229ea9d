import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { addForests, forestsOn, plantable } from '../board/harbour.js';
import { plantForests } from '../effects/ops/forests.js';
import { anchor } from '../ids.js';
import { happen, type State } from '../state.js';
import { doubleWords } from '../words.js';
import { begin, termsOf, whyNot } from './terms.js';

/** Plant forests (NF-6.9, NF-9.14). */
export const plant: Action<State, { place: string }> = {
  params: [
    one('place', {
      among: (state, seat) => plantable(seatOf(state, seat), termsOf(state, seat, plantForests).op.count),
      describe: (state, seat, double) => ({
        label: doubleWords(double),
        detail: message('nusfjord.detail.forests', {
          forests: forestsOn(seatOf(state, seat), double) + termsOf(state, seat, plantForests).op.count,
        }),
        anchor: anchor('double', seat, double),
      }),
    }),
  ],
  detail: (state, seat) => message('nusfjord.detail.plant', { forests: termsOf(state, seat, plantForests).op.count }),
  why: (state, seat) => whyNot(state, seat, plantForests),
  perform(state, seat, { place }, io) {
    const { op } = begin(state, seat, plantForests, io);
    addForests(seatOf(state, seat), place, op.count);
    io.say({
      id: 'nusfjord.told.plant',
      args: { seat: { seat }, forests: op.count, place: doubleWords(place) },
      anchors: [anchor('double', seat, place)],
    });
    happen(state, seat, { event: 'forests-planted' });
  },
};
