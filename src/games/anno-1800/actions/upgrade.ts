import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one, someLeadsOn } from '../../kit/choice.js';
import { nextKind } from '../board/cubes.js';
import type { Kind } from '../data.js';
import { openBill } from '../effects/bill.js';
import { judgeUpgrades, lowerKinds } from '../effects/choosable.js';
import { costOf } from '../effects/costs.js';
import { outlookFor, priced } from '../effects/outlook.js';
import { payableAtOnce } from '../effects/payable.js';
import { beginAction } from '../flow/turn.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { needsArg } from '../words.js';

type Answers = { cube: string };

const cube = one<State, Answers>('cube', {
  among: () => lowerKinds,
  judge: judgeUpgrades,
  leadsOn: (state, seat) =>
    payableAtOnce(state, seat, (kind) => costOf(state, seat, { for: 'upgrade', from: kind as Kind })),
  describe(state, seat, kind) {
    const from = kind as Kind;
    const cost = costOf(state, seat, { for: 'upgrade', from });
    return {
      label: message('anno-1800.label.step', { from: { component: from }, to: { component: nextKind(from)! } }),
      ...priced(needsArg(cost), outlookFor(state, seat, cost)),
      anchor: anchor('supply', nextKind(from)!),
    };
  },
});

/** Upgrades a cube by one step, up to three times in an action (AN-16); which one is said when it is paid. */
export const upgrade: Action<State, Answers> = {
  params: [cube],
  why: cube.why,
  leadsOn: (state, seat) => someLeadsOn(cube, state, seat),
  perform(state, seat, { cube: kind }, io) {
    openBill(state, seat, { for: 'upgrade', from: kind as Kind });
    beginAction(state);
    io.say({
      id: 'anno-1800.told.open-upgrade',
      args: { seat: { seat }, from: { component: kind }, to: { component: nextKind(kind as Kind)! } },
      heading: true,
    });
  },
};
