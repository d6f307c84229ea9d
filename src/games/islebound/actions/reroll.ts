import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { asked, seatOf } from '../../kit/seats.js';
import { pay } from '../board/stock.js';
import { rollDice } from '../effects/attack.js';
import { anchor } from '../ids.js';
import { answered, next, type State } from '../state.js';
import { amountsArg } from '../words.js';

/** Rolls one die again for a wood (IB-8.7). */
export const reroll: Action<State, { die: string }> = {
  answer: true,
  params: [
    one('die', {
      among: (state, seat) => [...new Set(asked(state, seat, 'fight').dice)].sort((a, b) => a - b).map(String),
      describe: (_state, _seat, die) => ({ label: message('islebound.label.die', { die }) }),
    }),
  ],
  detail: () => message('islebound.detail.cost', { cost: amountsArg({ wood: 1 }) }),
  why: (state, seat) =>
    seatOf(state, seat).stock.wood > 0 ? undefined : message('islebound.why.cost', { cost: amountsArg({ wood: 1 }) }),
  perform(state, seat, { die }, io) {
    const task = asked(state, seat, 'fight');
    answered(state);
    pay(state, seat, { wood: 1 });
    const [rolled] = rollDice(io, 1) as [number];
    const left = task.dice.slice();
    left.splice(left.indexOf(Number(die)), 1);
    io.say({
      id: 'islebound.told.reroll',
      args: { seat: { seat }, from: Number(die), to: rolled, cost: amountsArg({ wood: 1 }) },
      anchors: [anchor('goods', seat, 'wood')],
    });
    next(state, { ...task, dice: [...left, rolled].sort((a, b) => b - a) });
  },
};
