import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { top } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { replaceShip } from '../board/fleet.js';
import type { OpOf } from '../data.js';
import { gain } from '../effects/goods.js';
import { sellable, sellShipOp } from '../effects/ops/ships.js';
import { dealsOf } from '../effects/window-effects.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { amountsArg, named } from '../words.js';
import { begin, termsOf } from './terms.js';

interface Offer {
  op: OpOf<'sellShip'>;
  source: string;
}

/** Does a card ask for it, or is it done in an effect window? */
function isAsked(state: State, seat: Seat): boolean {
  const task = top(state.tasks, seat);
  return task?.kind === 'grant' && task.op.op === 'sellShip';
}

/** The price lists that hold now: the one asked about, or those of own buildings. */
function offers(state: State, seat: Seat): Offer[] {
  if (isAsked(state, seat)) return [termsOf(state, seat, sellShipOp)];
  return dealsOf(state, seat, 'sellShip').map(({ op, building }) => ({ op, source: building }));
}

function bestOffer(state: State, seat: Seat, type: string): { gold: number; source: string } {
  const prices = offers(state, seat).map(({ op, source }) => ({ gold: op.prices[type] ?? 0, source }));
  return prices.sort((a, b) => b.gold - a.gold)[0] ?? { gold: 0, source: type };
}

const ship = one<State, { ship: string }>('ship', {
  among: (state, seat) => [...new Set(offers(state, seat).flatMap(({ op }) => sellable(state, seat, op)))],
  none: () => message('nusfjord.why.no-ships-to-sell'),
  describe: (state, seat, type) => ({
    label: named(type),
    detail: message('nusfjord.detail.for', { goods: amountsArg({ gold: bestOffer(state, seat, type).gold }) }),
    anchor: anchor('fleet', seat, type),
  }),
});

/** An own ship for gold: in an effect window, or where a card offers it once. */
export const sellShip: Action<State, { ship: string }> = {
  params: [ship],
  why: ship.why,
  perform(state, seat, { ship }, io) {
    const { gold, source } = bestOffer(state, seat, ship);
    if (isAsked(state, seat)) begin(state, seat, sellShipOp, io);
    replaceShip(state, seat, ship);
    io.say({
      id: 'nusfjord.told.sell-ship',
      args: { seat: { seat }, ship: { component: ship } },
      anchors: [anchor('ship', ship), anchor('fleet', seat, ship)],
    });
    gain(state, seat, { gold }, source, io);
  },
};
