import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one, several } from '../../kit/choice.js';
import { bagOf } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { takeItem, toMarket } from '../board/goods.js';
import { data, type Good, record } from '../data.js';
import { canTrade, nextGiven, yieldOf } from '../effects/trades.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { amountsArg } from '../words.js';
import { componentWords, goodWords, itemWords } from './describe.js';

type Answers = { kind: string; give: string[]; get: string[] };

const kind = one<State, Answers>('kind', {
  among: () => Object.keys(data.trades),
  whyNot: (state, seat, id) =>
    canTrade(seatOf(state, seat), id)
      ? undefined
      : message('cooper-island.why.too-little', { rate: record(data.trades, id).rate }),
  describe: (_state, _seat, id) => componentWords(id),
});

/** Trades at the market: what is received lies there (CI-18.3). */
export const trade: Action<State, Answers> = {
  intricate: true,
  params: [
    kind,
    {
      name: 'give',
      take: 'bag',
      closed: true,
      next: (state, seat, args, picked) => nextGiven(seatOf(state, seat), args.kind, picked),
      describe: (state, seat, _args, item) => itemWords(state, seat, item),
    },
    several('get', {
      take: 'bag',
      closed: true,
      among(state, seat, args) {
        const n = yieldOf(seatOf(state, seat), args.kind, args.give);
        return record(data.trades, args.kind).get.flatMap((good) => Array<string>(n).fill(good));
      },
      count(state, seat, args) {
        const n = yieldOf(seatOf(state, seat), args.kind, args.give);
        return { min: n, max: n };
      },
      describe: (_state, _seat, good) => goodWords(good),
    }),
  ],
  why: kind.why,
  perform(state, seat, { give, get }, io) {
    const owner = seatOf(state, seat);
    const given = bagOf(give.map((item) => takeItem(owner, item)));
    for (const good of get) toMarket(state, seat, good as Good, 1);
    io.say({
      id: 'cooper-island.told.trade',
      args: { seat: { seat }, give: amountsArg(given), get: amountsArg(bagOf(get)) },
      anchors: [anchor('market', seat)],
    });
  },
};
