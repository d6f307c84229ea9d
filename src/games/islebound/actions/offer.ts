import type { Action, Description, Next } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { bagOf } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import type { Good } from '../data.js';
import { neighborsOf, tradable, whyNotTrade } from '../effects/trading.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { amountsArg } from '../words.js';

type Answers = { partner: string; give: string[]; take: string[] };

const partner = one<State, Answers>('partner', {
  open: true,
  among: (state, seat) => neighborsOf(state, seat).map(String),
  whyNot: (state, seat, other) => whyNotTrade(state, seat, Number(other)),
  none: () => message('islebound.why.no-ship'),
  describe: (_state, _seat, other) => ({
    label: message('islebound.label.seat', { seat: { seat: Number(other) } }),
    anchor: anchor('ship', Number(other)),
  }),
});

function goodWords(seat: Seat, good: string): Description {
  return {
    label: message('islebound.label.goods', { goods: amountsArg({ [good]: 1 }) }),
    anchor: anchor('goods', seat, good),
  };
}

/** What of a stock may be added to a bag, of which so many are picked. */
function more(state: State, seat: Seat, picked: readonly string[], fits: (good: Good) => boolean): Next {
  const { stock } = seatOf(state, seat);
  const bag = bagOf(picked);
  const values = tradable(state, seat).filter((good) => stock[good] > (bag[good] ?? 0) && fits(good));
  return { values, done: picked.length > 0 };
}

/** Offers a trade to a seat in the region, which answers at once (IB-14.2 to IB-14.4, IB-14.30). */
export const offer: Action<State, Answers> = {
  params: [
    partner,
    {
      name: 'give',
      take: 'bag',
      next(state, seat, args, picked) {
        const theirs = tradable(state, Number(partner.chosen(state, seat, args)));
        // Something of another kind must be left to receive.
        return more(state, seat, picked, (good) => theirs.some((other) => other !== good && !picked.includes(other)));
      },
      describe: (_state, seat, _args, good) => goodWords(seat, good),
    },
    {
      name: 'take',
      take: 'bag',
      next: (state, seat, args, picked) =>
        more(state, Number(partner.chosen(state, seat, args)), picked, (good) => !args.give.includes(good)),
      describe: (state, seat, args, good) => goodWords(Number(partner.chosen(state, seat, args)), good),
    },
  ],
  why: partner.why,
  perform(state, seat, args, io) {
    const to = Number(partner.chosen(state, seat, args));
    const [give, take] = [bagOf(args.give), bagOf(args.take)];
    state.offer = { to, give, take };
    io.bind();
    io.say({
      id: 'islebound.told.offer',
      args: { seat: { seat }, other: { seat: to }, give: amountsArg(give), take: amountsArg(take) },
      anchors: [anchor('ship', seat), anchor('ship', to)],
    });
  },
};
