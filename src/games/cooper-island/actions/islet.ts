import type { Action } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { replaceTop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { asked, seatOf } from '../../kit/seats.js';
import { isOpen } from '../board/land.js';
import { data, record } from '../data.js';
import { landsOf, layIslet, stepsFromHarbour, watersOf, whyNotLand, whyNotWater } from '../effects/islets.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { componentWords, cubesWords, spaceWords } from './describe.js';

type Answers = { islet: string; water: string; land: string };

const water = one<State, Answers>('water', {
  alone: true,
  among: watersOf,
  whyNot: whyNotWater,
  describe: (_state, seat, id) => ({
    label: message('cooper-island.label.water', { space: id }),
    detail: message('cooper-island.detail.from-harbour', { steps: stepsFromHarbour(id) }),
    anchor: anchor('water', seat, id),
  }),
});

/** Lays an islet, once in the income phase (CI-6.1, CI-8). */
export const islet: Action<State, Answers> = {
  params: [
    one('islet', {
      among: (state, seat) => seatOf(state, seat).isletsLeft,
      describe: (_state, _seat, id) => componentWords(id),
    }),
    water,
    one('land', {
      among: (state, _seat, args) => landsOf(state, args.water),
      whyNot: (state, seat, land) =>
        isOpen(seatOf(state, seat), land) ? undefined : whyNotLand(seatOf(state, seat), land),
      describe: (_state, seat, land, args) => ({
        ...spaceWords(seat, land),
        detail: cubesWords([record(data.islets, args.islet).land]),
      }),
    }),
  ],
  why(state, seat): Refusal | undefined {
    if (asked(state, seat, 'income').islet) return message('cooper-island.why.islet-laid');
    if (seatOf(state, seat).isletsLeft.length === 0) return message('cooper-island.why.no-islet');
    return water.why(state, seat);
  },
  perform(state, seat: Seat, args, io) {
    replaceTop(state.tasks, seat, { ...asked(state, seat, 'income'), islet: true });
    layIslet(state, seat, args.islet, args.water, args.land, io);
  },
};
