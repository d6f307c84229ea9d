import type { Action } from '../../../engine/game.js';
import { one, someLeadsOn } from '../../kit/choice.js';
import { type Kind, kinds } from '../data.js';
import { openBill } from '../effects/bill.js';
import { judgeHires } from '../effects/choosable.js';
import { costOf, hiring } from '../effects/costs.js';
import { outlookFor, priced } from '../effects/outlook.js';
import { payableAtOnce } from '../effects/payable.js';
import { beginAction } from '../flow/turn.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { named, needsArg } from '../words.js';

type Answers = { cube: string };

const cube = one<State, Answers>('cube', {
  among: () => kinds,
  judge: judgeHires,
  leadsOn: (state, seat) => payableAtOnce(state, seat, (kind) => costOf(state, seat, hiring(state, kind as Kind))),
  describe(state, seat, kind) {
    const cost = costOf(state, seat, hiring(state, kind as Kind));
    return {
      label: named(kind),
      ...priced(needsArg(cost), outlookFor(state, seat, cost)),
      anchor: anchor('supply', kind),
    };
  },
});

/** Increases the workforce by a cube, up to three in an action, each with a bill of its own (AN-15). */
export const hire: Action<State, Answers> = {
  params: [cube],
  why: cube.why,
  leadsOn: (state, seat) => someLeadsOn(cube, state, seat),
  perform(state, seat, { cube: kind }, io) {
    openBill(state, seat, hiring(state, kind as Kind));
    beginAction(state);
    io.say({
      id: 'anno-1800.told.open-hire',
      args: { seat: { seat }, cubes: { amounts: { [kind]: 1 } } },
      heading: true,
    });
  },
};
