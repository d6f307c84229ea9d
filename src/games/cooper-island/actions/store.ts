import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { fits, takeItem } from '../board/goods.js';
import { cubeOn, spaceOf } from '../board/land.js';
import { type Good, goods, spaceIds } from '../data.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { amountsArg } from '../words.js';
import { itemWords } from './describe.js';

const market = 'market-';

function goodOf(state: State, seat: Seat, what: string): Good {
  return what.startsWith(market) ? (what.slice(market.length) as Good) : cubeOn(seatOf(state, seat), what)!;
}

const what = one<State, { what: string }>('what', {
  among(state, seat) {
    const owner = seatOf(state, seat);
    return [
      ...spaceIds.filter((id) => cubeOn(owner, id)),
      ...goods.filter((good) => owner.market[good] > 0).map((good) => `${market}${good}`),
    ];
  },
  whyNot: (state, seat, id) =>
    fits(seatOf(state, seat), goodOf(state, seat, id)) ? undefined : message('cooper-island.why.full'),
  none: () => message('cooper-island.why.nothing-to-store'),
  describe(state, seat, id) {
    if (!id.startsWith(market)) {
      const { level } = spaceOf(seatOf(state, seat), id);
      return { ...itemWords(state, seat, id), detail: message('cooper-island.detail.stored', { level }) };
    }
    return {
      detail: message('cooper-island.detail.from-market'),
      label: message('cooper-island.label.market', { goods: amountsArg({ [goodOf(state, seat, id)]: 1 }) }),
      anchor: anchor('marketed', seat, goodOf(state, seat, id)),
    };
  },
});

/** Moves a cube of the peninsula or a good of the market to the warehouse (CI-18.2). */
export const store: Action<State, { what: string }> = {
  params: [what],
  why: what.why,
  perform(state, seat, args, io) {
    const owner = seatOf(state, seat);
    const good = goodOf(state, seat, args.what);
    const fromMarket = args.what.startsWith(market);
    if (fromMarket) owner.market[good] -= 1;
    else takeItem(owner, args.what);
    owner.warehouse[good] += 1;
    const words = { seat: { seat }, goods: amountsArg({ [good]: 1 }) };
    io.say({
      id: fromMarket ? 'cooper-island.told.store-market' : 'cooper-island.told.store',
      args: fromMarket ? words : { ...words, space: args.what },
      anchors: [anchor('warehouse', seat), ...(fromMarket ? [] : [anchor('space', seat, args.what)])],
    });
  },
};
