import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { amount } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { affordablePlates, emptyPlates, fishForPlates } from '../board/plates.js';
import { anchorsOf, pay } from '../board/stock.js';
import { data } from '../data.js';
import { gain } from '../effects/goods.js';
import { serveFish } from '../effects/ops/goods.js';
import { anchor } from '../ids.js';
import { happen, type State } from '../state.js';
import { amountsArg } from '../words.js';
import { begin, termsOf, whyNot } from './terms.js';

/** Fish on plates of the banquet table, for gold (NF-6.3). */
export const serve: Action<State, { plates: number }> = {
  params: [
    amount('plates', {
      among(state, seat) {
        const { fish } = seatOf(state, seat).supply;
        return { min: 1, max: affordablePlates(state, fish, termsOf(state, seat, serveFish).op.plateCost) };
      },
      describe(state, seat, plates) {
        const { op } = termsOf(state, seat, serveFish);
        const gold = data.banquetTable.goldPerPlate * plates;
        const fish = fishForPlates(state, plates, op.plateCost);
        return {
          label: message('nusfjord.label.plates', { plates }),
          detail: message('nusfjord.detail.exchange', {
            cost: amountsArg({ fish }),
            goods: amountsArg({ gold, wood: (op.woodPerPlate ?? 0) * plates }),
          }),
          anchor: anchor('plate', state.plates + plates),
        };
      },
    }),
  ],
  detail(state, seat) {
    if (emptyPlates(state) === 0) return undefined;
    const { op } = termsOf(state, seat, serveFish);
    return message('nusfjord.detail.serve', {
      cost: amountsArg({ fish: fishForPlates(state, 1, op.plateCost) }),
      goods: amountsArg({ gold: data.banquetTable.goldPerPlate, wood: op.woodPerPlate ?? 0 }),
    });
  },
  why: (state, seat) => whyNot(state, seat, serveFish),
  perform(state, seat, { plates }, io) {
    const { op, source } = begin(state, seat, serveFish, io);
    const fish = fishForPlates(state, plates, op.plateCost);
    pay(state, seat, { fish });
    state.plates += plates;
    io.say({
      id: 'nusfjord.told.serve',
      args: { seat: { seat }, plates, cost: amountsArg({ fish }) },
      anchors: [...filled(state.plates, plates), ...anchorsOf(seat, { fish })],
    });
    gain(state, seat, { gold: data.banquetTable.goldPerPlate * plates }, source, io);
    if (op.woodPerPlate) gain(state, seat, { wood: op.woodPerPlate * plates }, source, io);
    happen(state, seat, { event: 'fish-served' });
  },
};

function filled(last: number, plates: number): string[] {
  return Array.from({ length: plates }, (_, index) => anchor('plate', last - index));
}
