import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { covers } from '../../kit/goods.js';
import { asked, seatOf } from '../../kit/seats.js';
import { goodsAnchors, pay } from '../board/stock.js';
import { data } from '../data.js';
import { rollDice } from '../effects/attack.js';
import { answered, next, type State } from '../state.js';
import { amountsArg } from '../words.js';

const { reroll: cost } = data.constants;

/** Rolls one die again for a wood (IB-8.7). */
export const reroll: Action<State, { die: string }> = {
  answer: true,
  params: [
    one('die', {
      among: (state, seat) => [...new Set(asked(state, seat, 'fight').dice)].sort((a, b) => a - b).map(String),
      describe: (_state, _seat, die) => ({
        label: message('islebound.label.die', { die }),
        detail: message('islebound.detail.cost', { cost: amountsArg(cost) }),
      }),
    }),
  ],
  detail: () => message('islebound.detail.cost', { cost: amountsArg(cost) }),
  why: (state, seat) =>
    covers(seatOf(state, seat).stock, cost) ? undefined : message('islebound.why.cost', { cost: amountsArg(cost) }),
  perform(state, seat, { die }, io) {
    const task = asked(state, seat, 'fight');
    answered(state);
    pay(state, seat, cost);
    const [rolled] = rollDice(io, 1) as [number];
    const left = task.dice.slice();
    left.splice(left.indexOf(Number(die)), 1);
    io.say({
      id: 'islebound.told.reroll',
      args: { seat: { seat }, from: Number(die), to: rolled, cost: amountsArg(cost) },
      anchors: goodsAnchors(seat, cost),
    });
    next(state, { ...task, dice: [...left, rolled].sort((a, b) => b - a) });
  },
};
