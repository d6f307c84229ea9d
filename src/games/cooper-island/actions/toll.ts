import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { asked, seatOf } from '../../kit/seats.js';
import { singleItems, takeItem, toMarket } from '../board/goods.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { amountsArg } from '../words.js';
import { itemWords } from './describe.js';

/** Pays a toll: one coin or cube, whatever it is worth (CI-9.5, CI-13.7). */
export const toll: Action<State, { item: string }> = {
  answer: true,
  params: [
    one('item', {
      closed: true,
      among: (state, seat) => singleItems(seatOf(state, seat)),
      describe: itemWords,
    }),
  ],
  why: (state, seat) =>
    singleItems(seatOf(state, seat)).length > 0 ? undefined : message('cooper-island.why.nothing-to-pay'),
  perform(state, seat, { item }, io) {
    const { to } = asked(state, seat, 'toll');
    pop(state.tasks, seat);
    const good = takeItem(seatOf(state, seat), item);
    const goods = amountsArg({ [good]: 1 });
    if (to === null) {
      io.say({ id: 'cooper-island.told.own-toll', args: { seat: { seat }, goods } });
      return;
    }
    toMarket(state, to, good, 1);
    io.say({
      id: 'cooper-island.told.toll',
      args: { seat: { seat }, goods, to: { seat: to } },
      anchors: [anchor('market', to)],
    });
  },
};
