import type { Seat } from '../../../../engine/message.js';
import { push } from '../../../../engine/tasks.js';
import { seatOf } from '../../../kit/seats.js';
import { replaceShip, shipCount, trackRefusal } from '../../board/fleet.js';
import { buildingOf, data, type Op } from '../../data.js';
import type { State } from '../../state.js';
import { supplyWoodLimit } from '../modifiers.js';
import { fork, keyOf } from '../rehearsal.js';
import { dealsOf, onceOps, unusedOnces, windowActions } from '../window-effects.js';
import { Holdings } from './holdings.js';
import { outcomes, type World } from './outcomes.js';
import { type Rate, ratesOf } from './rates.js';
import type { Want } from './wants.js';

/** A world that may have ships sold. */
interface Node extends World {
  /** For ships, not yet among the holdings. */
  gold: number;
}

/** What a seat has for its windows, the same in every world that is tried. */
interface Means {
  seat: Seat;
  rates: Rate[];
  /** The best price of each type of ship that can be sold. */
  prices: [type: string, price: number][];
  /** Does any effect ask for gold? Then that for ships sold counts at once; otherwise only when all is done. */
  spendsGold: boolean;
  /** Does what effects do depend on no ship, but for the room that a ship sold makes for another? */
  looksAtNoShips: boolean;
}

/**
 * Could something become possible by effects usable in the window now open (NF-5.8)? Ships sold and once effects are
 * tried in every order; of goods all that can be made of them is kept together, since only their amounts count. So
 * there is no position too rich for an answer. `wants` says what a position asks of the seat's supply.
 * @example isWithinReach(state, 0, (tried) => opWants(tried, 0, op, source, everybody))
 */
export function isWithinReach(state: State, seat: Seat, wants: (tried: State) => Want[]): boolean {
  if (windowActions(state, seat).length === 0) return false;
  const means = meansOf(state, seat);
  const owner = seatOf(state, seat);
  let level: Node[] = [{ state, holdings: new Holdings(supplyWoodLimit(owner), owner.supply), gold: 0 }];
  // Each step sells a ship or uses up an effect: all ways to one position are equally long, and met on one level.
  while (level.length > 0) {
    const next = new Map<string, Node>();
    for (const node of level) {
      const closed = { ...node, holdings: node.holdings.exchanged(means.rates) };
      for (const end of sellAtLast(closed, means)) {
        if (closed.holdings.meet(wants(end.state), end.gold)) return true;
      }
      for (const after of [...(sellsBefore(node, means) ? sales(closed, means) : []), ...uses(closed, means)]) {
        const key = keyOf(after.state, seat);
        const known = next.get(key);
        next.set(key, known && !known.holdings.holds(after.holdings) ? both(known, after) : (known ?? after));
      }
    }
    level = [...next.values()];
  }
  return false;
}

function meansOf(state: State, seat: Seat): Means {
  const lists = dealsOf(state, seat, 'sellShip').map(({ op }) => op.prices);
  const best = (type: string): number => Math.max(0, ...lists.map((prices) => prices[type] ?? 0));
  const exchanges = dealsOf(state, seat, 'exchange').map(({ op }) => op);
  const effects = stepsOf(state, seat);
  const taken = [...exchanges, ...effects.flat()].map((op) => ('give' in op ? op.give : 'cost' in op ? op.cost : {}));
  return {
    seat,
    rates: ratesOf(exchanges),
    prices: Object.keys(data.ships).flatMap((type) => (best(type) > 0 ? [[type, best(type)]] : [])),
    spendsGold: taken.some((amounts) => (amounts?.gold ?? 0) > 0),
    looksAtNoShips: effects.every(looksAtNoShips),
  };
}

/** What once effects of a seat, and cards that follow on them, may do: a list for each of them. */
function stepsOf(state: State, seat: Seat): Op[][] {
  const cards = Object.values(seatOf(state, seat).buildings).map(buildingOf);
  const followers = cards.flatMap((card) => (card.timing === 'whenever' ? [card.effect.ops] : []));
  return [...unusedOnces(state, seat).map(onceOps), ...followers];
}

function looksAtNoShips(ops: Op[]): boolean {
  return ops.every(
    (op) => (op.op !== 'buildReservedSchooner' || ops.length === 1) && !('per' in op && op.per !== undefined),
  );
}

/**
 * May it matter that a ship is sold before effects are used? Mostly all can as well be sold at last: only a ship that
 * finds no room on the track needs it, and effects that count ships or ask for gold.
 */
function sellsBefore({ state }: Node, { seat, prices, spendsGold, looksAtNoShips }: Means): boolean {
  if (prices.length === 0) return false;
  if (spendsGold || !looksAtNoShips) return true;
  const builds = unusedOnces(state, seat).some((id) => onceOps(id).some(({ op }) => op === 'buildReservedSchooner'));
  const aside = Object.keys(state.shipsAside).filter((type) => (state.shipsAside[type] ?? 0) > 0);
  return builds && aside.some((type) => trackRefusal(seatOf(state, seat), type) !== undefined);
}

/** The same with any of its ships sold, those of no type, some and all. */
function* sellAtLast({ state, holdings, gold }: Node, means: Means, from = 0): Generator<Node> {
  const { seat, prices } = means;
  const [type, price] = prices[from] ?? [];
  if (type === undefined || price === undefined) return yield { state, holdings, gold };
  const most = shipCount(seatOf(state, seat), type);
  let sold = state;
  for (let count = 0; count <= most; count += 1) {
    if (count > 0) sold = withoutShip(sold, seat, type);
    yield* sellAtLast({ state: sold, holdings, gold: gold + count * price }, means, from + 1);
  }
}

function withoutShip(state: State, seat: Seat, type: string): State {
  const next = fork(state, seat);
  replaceShip(next, seat, type);
  return next;
}

/** Two ways to one position. */
function both(one: Node, other: Node): Node {
  return { ...one, holdings: one.holdings.with(other.holdings) };
}

/** One ship of each type sold, at the best price. */
function sales({ state, holdings, gold }: Node, { seat, prices, spendsGold }: Means): Node[] {
  return prices
    .filter(([type]) => shipCount(seatOf(state, seat), type) > 0)
    .map(([type, price]) => {
      const next = withoutShip(state, seat, type);
      if (!spendsGold) return { state: next, holdings, gold: gold + price };
      return { state: next, holdings: holdings.traded({ give: {}, get: { gold: price } }), gold };
    });
}

/** Each once effect used, in every way. */
function uses({ state, holdings, gold }: Node, { seat }: Means): Node[] {
  const depth = state.tasks.seats[seat]?.length ?? 0;
  return unusedOnces(state, seat).flatMap((building) => {
    const next = fork(state, seat);
    seatOf(next, seat).used.push(building);
    push(next.tasks, seat, { kind: 'ops', ops: onceOps(building), source: building, duty: 'any' });
    return outcomes({ state: next, holdings }, seat, depth).map((world) => ({ ...world, gold }));
  });
}
