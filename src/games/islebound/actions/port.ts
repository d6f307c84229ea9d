import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { cityOf, homePorts } from '../data.js';
import { afterPort } from '../flow/opening.js';
import { anchor } from '../ids.js';
import { answered, type State } from '../state.js';
import { named } from '../words.js';

/** Chooses a home port that nobody has yet (IB-2.9). */
export const port: Action<State, { city: string }> = {
  params: [
    one('city', {
      among: (state) => homePorts.filter((city) => state.owners[city] === undefined),
      describe: (_state, _seat, city) => ({
        label: named(city),
        detail: message('islebound.detail.text', { text: { textOf: cityOf(city).id } }),
        anchor: anchor('city', city),
      }),
    }),
  ],
  perform(state, seat, { city }, io) {
    answered(state);
    state.owners[city] = seat;
    seatOf(state, seat).ship = city;
    io.say({
      id: 'islebound.told.port',
      args: { seat: { seat }, city: { component: city } },
      anchors: [anchor('city', city)],
    });
    afterPort(state, seat, io);
  },
};
