import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { replaceShip } from '../board/fleet.js';
import { anchorsOf, pay } from '../board/stock.js';
import { type Path, pathId, pathRefusal, upgradeShip } from '../effects/ops/ships.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { amountsArg } from '../words.js';
import { begin, termsOf, whyNot } from './terms.js';

function paths(state: State, seat: Seat): Path[] {
  return termsOf(state, seat, upgradeShip).op.paths;
}

function pathNamed(state: State, seat: Seat, id: string): Path {
  const found = paths(state, seat).find((path) => pathId(path) === id);
  if (!found) throw new Error(`there is no upgrade ${id}`);
  return found;
}

/** Replace a ship by a bigger one (NF-9.13). */
export const upgrade: Action<State, { path: string }> = {
  answer: true,
  params: [
    one('path', {
      among: (state, seat) => paths(state, seat).map(pathId),
      whyNot: (state, seat, id) => pathRefusal(state, seat, pathNamed(state, seat, id)),
      describe(state, seat, id) {
        const { from, to, cost } = pathNamed(state, seat, id);
        return {
          label: message('nusfjord.label.path', { from: { component: from }, to: { component: to } }),
          detail: message('nusfjord.detail.cost', { cost: amountsArg(cost) }),
          anchor: anchor('fleet', seat, from),
        };
      },
    }),
  ],
  why: (state, seat) => whyNot(state, seat, upgradeShip),
  perform(state, seat, { path }, io) {
    const { from, to, cost } = pathNamed(state, seat, path);
    begin(state, seat, upgradeShip, io);
    pay(state, seat, cost);
    replaceShip(state, seat, from, to);
    io.say({
      id: 'nusfjord.told.upgrade',
      args: { seat: { seat }, from: { component: from }, to: { component: to }, cost: amountsArg(cost) },
      anchors: [anchor('fleet', seat, to), anchor('ship', from), anchor('ship', to), ...anchorsOf(seat, cost)],
    });
  },
};
