import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { fits } from '../board/goods.js';
import type { EffectOf, Good } from '../data.js';
import { goods } from '../data.js';
import { giveToMarket, offers, once, spend } from '../effects/parts.js';
import { anchor } from '../ids.js';
import { type State, type TaskOf, topTask } from '../state.js';
import { amountsArg } from '../words.js';
import { goodWords } from './describe.js';

/** The gain that a good is taken by: of several the one with the least choice. */
function gainOf(state: State, seat: Seat, good: string): EffectOf<'take'> | undefined {
  const all = offers(state, seat, 'take').filter(({ of }) => of.includes(good as Good));
  return all.sort((a, b) => a.of.length - b.of.length)[0];
}

const good = one<State, { good: string }>('good', {
  among: (state, seat) => goods.filter((one) => gainOf(state, seat, one)),
  whyNot(state, seat, one) {
    const market = gainOf(state, seat, one)!.to === 'market';
    return market || fits(seatOf(state, seat), one as Good) ? undefined : message('cooper-island.why.full');
  },
  describe: (_state, _seat, one) => goodWords(one),
});

/** Takes a good that is due, where there is a slot for it (CI-12.1, CI-12.2). */
export const take: Action<State, { good: string }> = {
  answer: true,
  params: [good],
  why: good.why,
  perform(state, seat, args, io) {
    const effect = gainOf(state, seat, args.good)!;
    const { source } = topTask(state, seat) as TaskOf<'do'>;
    spend(state, seat, effect, once(effect));
    if (effect.to === 'market') {
      giveToMarket(state, seat, args.good as Good, 1, source, io);
      return;
    }
    seatOf(state, seat).warehouse[args.good as Good] += 1;
    io.say({
      id: 'cooper-island.told.take',
      args: { source: { component: source }, seat: { seat }, goods: amountsArg({ [args.good]: 1 }) },
      anchors: [anchor('warehouse', seat)],
      sums: true,
    });
  },
};
