import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { spaceOf } from '../board/land.js';
import { data, spaceIds, type Terrain } from '../data.js';
import { chartSteps, laySingle, oresFor, singlesFor, whyNotChart, whyNotSingle } from '../effects/tiles.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { named } from '../words.js';
import { cubesWords, spaceWords } from './describe.js';
import { oreParam } from './params.js';

type Answers = { space: string; terrain: string; ore?: string };

const space = one<State, Answers>('space', {
  alone: true,
  among: () => spaceIds,
  whyNot: whyNotSingle,
  describe: (state, seat, id) => ({
    ...spaceWords(seat, id),
    detail: message('cooper-island.detail.steps', { steps: chartSteps(spaceOf(seatOf(state, seat), id).level) }),
  }),
});

/** A cartographer action: a single tile on new land or on top of old (CI-18.8 to CI-18.10). */
export const chart: Action<State, Answers> = {
  params: [
    space,
    one('terrain', {
      among: (state, seat, args) => singlesFor(state, seat, args.space),
      describe: (_state, _seat, terrain) => ({
        label: named(terrain),
        detail: cubesWords([terrain as Terrain]),
        anchor: anchor('terrain', terrain),
      }),
    }),
    oreParam((state, seat, args) =>
      oresFor([args.terrain as Terrain], spaceOf(seatOf(state, seat), args.space).level + 1),
    ),
  ],
  why: (state, seat) => whyNotChart(state, seat, data.constants.chart.explore) ?? space.why(state, seat),
  perform: (state, seat, args, io) => laySingle(state, seat, args.space, args.terrain as Terrain, args.ore, io),
};
