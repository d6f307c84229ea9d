import type { Action } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { data } from '../data.js';
import { openBill } from '../effects/bill.js';
import { costOf } from '../effects/costs.js';
import { priceOfAction } from '../effects/outlook.js';
import { payableAtOnce } from '../effects/payable.js';
import { reachable } from '../effects/reachable.js';
import { beginAction } from '../flow/turn.js';
import type { State } from '../state.js';

type World = 'old-world' | 'new-world';

function whyNotExplore(state: State, seat: Seat, world: World): Refusal | undefined {
  const owner = seatOf(state, seat);
  const old = world === 'old-world';
  const { islands } = data.constants;
  const [own, most] = old
    ? [owner.oldWorld.length, islands.oldWorld.length]
    : [owner.newWorld.length, islands.newWorld.length];
  if (own >= most) return message('anno-1800.why.all-islands', { count: most });
  if ((old ? state.oldWorld : state.newWorld).length === 0) return message('anno-1800.why.no-island');
  return reachable(state, seat, false)(costOf(state, seat, { for: world }));
}

function exploring(world: World): Action<State, Record<string, never>> {
  return {
    params: [],
    why: (state, seat) => whyNotExplore(state, seat, world),
    detail(state, seat) {
      const cost = costOf(state, seat, { for: world });
      return Object.keys(cost).length > 0
        ? priceOfAction(state, seat, cost, whyNotExplore(state, seat, world))
        : message('anno-1800.why.all-islands', { count: data.constants.islands.oldWorld.length });
    },
    leadsOn: (state, seat) => payableAtOnce(state, seat, () => costOf(state, seat, { for: world }))(world),
    perform(state, seat, _args, io) {
      openBill(state, seat, { for: world });
      beginAction(state);
      io.say({ id: `anno-1800.told.open-${world}`, args: { seat: { seat } }, heading: true });
    },
  };
}

/** Opens up the Old World (AN-17). */
export const oldWorld = exploring('old-world');

/** Explores the New World (AN-18). */
export const newWorld = exploring('new-world');
