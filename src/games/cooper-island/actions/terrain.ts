import type { Action } from '../../../engine/game.js';
import { pop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { data, type Terrain, terrains } from '../data.js';
import { layStart } from '../effects/start.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { named } from '../words.js';
import { cubesWords } from './describe.js';

/** The terrain of the start tile, with the variant of a free start (CI-26.2). */
export const terrain: Action<State, { terrain: string }> = {
  params: [
    one('terrain', {
      among: () => terrains,
      describe: (_state, _seat, id) => ({
        label: named(id),
        detail: cubesWords([id as Terrain]),
        anchor: anchor('terrain', id),
      }),
    }),
  ],
  perform(state, seat, args, io) {
    pop(state.tasks, seat);
    layStart(state, seatOf(state, seat), args.terrain as Terrain);
    io.say({
      id: 'cooper-island.told.terrain',
      args: { seat: { seat }, terrain: { component: args.terrain } },
      anchors: [anchor('space', seat, data.constants.start.space)],
    });
  },
};
