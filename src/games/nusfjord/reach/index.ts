import type { Seat } from '../../../engine/message.js';
import { push } from '../../../engine/tasks.js';
import { data } from '../data.js';
import { supplyWoodLimit } from '../effects/modifiers/supply-wood-limit.js';
import { replaceShip, shipCount } from '../fleet.js';
import { type State, seatOf } from '../state.js';
import { dealsOf, onceOps, unusedOnces, windowActions } from '../window.js';
import { fork, keyOf } from './fork.js';
import { Holdings } from './holdings.js';
import { outcomes, type World } from './outcomes.js';
import type { Want } from './wants.js';

/** A world that may have ships sold. */
interface Node extends World {
  /** For ships, not yet among the holdings. */
  gold: number;
}

/**
 * Could something become possible by effects usable in the window now open (NF-5.8)? Ships sold and once effects are
 * tried in every order; of goods all that can be made of them is kept together, since only their amounts count. So
 * there is no position too rich for an exact answer. `wants` says what a position asks of the seat's supply.
 * @example isWithinReach(state, 0, (tried) => opWants(tried, 0, op, source, everybody))
 */
export function isWithinReach(state: State, seat: Seat, wants: (tried: State) => Want[]): boolean {
  if (windowActions(state, seat).length === 0) return false;
  const rates = dealsOf(state, seat, 'exchange').map(({ op }) => op);
  const owner = seatOf(state, seat);
  const first: Node = { state, holdings: new Holdings(supplyWoodLimit(owner), owner.supply), gold: 0 };
  const spend = takesGold(state, seat);
  // Each step sells a ship or uses up an effect: all ways to one position are equally long, and met on one level.
  let level = new Map([['', first]]);
  while (level.size > 0) {
    const next = new Map<string, Node>();
    for (const node of level.values()) {
      const closed = { ...node, holdings: node.holdings.exchanged(rates) };
      if (closed.holdings.meet(wants(node.state), node.gold)) return true;
      for (const after of [...sales(closed, seat, spend), ...uses(closed, seat)]) {
        const key = keyOf(after.state, seat);
        const known = next.get(key);
        next.set(key, known ? { ...known, holdings: known.holdings.with(after.holdings) } : after);
      }
    }
    level = next;
  }
  return false;
}

/** Does any effect ask for gold? Then that for ships sold counts at once; otherwise only when all is done. */
function takesGold(state: State, seat: Seat): boolean {
  const rates = dealsOf(state, seat, 'exchange').map(({ op }) => op.give);
  const steps = Object.values(data.buildings).flatMap((card) => ('ops' in card.effect ? card.effect.ops : []));
  const once = steps.flatMap((op) => ('give' in op ? [op.give] : 'cost' in op ? [op.cost] : []));
  return [...rates, ...once].some(({ gold = 0 }) => gold > 0);
}

/** One ship of each type sold, at the best price. */
function sales({ state, holdings, gold }: Node, seat: Seat, spend: boolean): Node[] {
  const lists = dealsOf(state, seat, 'sellShip').map(({ op }) => op.prices);
  const types = [...new Set(lists.flatMap((prices) => Object.keys(prices)))];
  return types
    .filter((type) => shipCount(seatOf(state, seat), type) > 0)
    .map((type) => {
      const price = Math.max(...lists.map((prices) => prices[type] ?? 0));
      const next = fork(state, seat);
      replaceShip(next, seat, type);
      if (spend) return { state: next, holdings: holdings.traded({ give: {}, get: { gold: price } }), gold };
      return { state: next, holdings, gold: gold + price };
    });
}

/** Each once effect used, in every way. */
function uses({ state, holdings, gold }: Node, seat: Seat): Node[] {
  const depth = state.tasks.seats[seat]?.length ?? 0;
  return unusedOnces(state, seat).flatMap((building) => {
    const next = fork(state, seat);
    seatOf(next, seat).used.push(building);
    push(next.tasks, seat, { kind: 'ops', ops: onceOps(building), source: building, duty: 'any' });
    return outcomes({ state: next, holdings }, seat, depth).map((world) => ({ ...world, gold }));
  });
}
