import { copyPosition, message, type Position, type Seat } from '../../engine/index.js';
import type { OwedEvent, StoredMatch, StoredMove, StoredPlan } from '../../store/index.js';
import type { Orders } from '../api.js';
import type { Context } from '../context.js';
import { type Played, playEngineSeats } from '../engine-seats.js';
import { duePlan, plansAt, playPlans, type Settled } from '../plans/play-plans.js';
import { stillWaited } from '../seals.js';
import { ordersAt } from './orders-at.js';
import { orderedMove, playOrders } from './play-orders.js';

/** Of a commit, what orders can add to. */
interface Asked {
  match: StoredMatch;
  position: Position;
  moves: StoredMove[];
  events: OwedEvent[];
  kind: 'start' | 'turn' | 'over';
  calls?: Seat[];
  engine: Set<Seat>;
  news?: true;
  seat?: Seat;
  keeps?: boolean;
  back?: number;
  given?: { seat: Seat; orders: Orders };
  settled?: Settled;
}

/** More rounds of orders and the engine's seats than any match needs. */
const most = 100;

/**
 * A commit with what people have ordered and planned for the position it leads to, of which a copy is played on: so nobody is
 * called for what is played for them, and no crash comes between.
 * @example const change = await withOrders(context, asked)
 */
export async function withOrders<C extends Asked>(context: Context, asked: C): Promise<C> {
  const { match, given } = asked;
  const game = context.games[match.game];
  if (!game || match.lesson || asked.kind === 'over') return asked;
  // With a half-made move that goes on, the seat is still at it.
  const done = asked.back === undefined ? asked.seat : 'all';
  const orders = await ordersAt(context, match, asked.keeps ? undefined : done);
  if (asked.keeps && asked.seat !== undefined) orders.delete(asked.seat);
  // Steps of a draft are in the way of what is ordered as of any other.
  if (given && asked.seat === given.seat) orders.set(given.seat, given.orders);
  else if (given) orders.delete(given.seat);
  for (const seat of asked.engine) orders.delete(seat);
  const plans = await plansAt(context, match);
  // Whoever takes a seat over has planned nothing in it.
  if (asked.moves.length === 0 && asked.seat !== undefined) plans.delete(asked.seat);
  for (const seat of asked.engine) plans.delete(seat);
  const settled: Settled = { plans: [], missed: [] };
  if (asked.back !== undefined) dropPlans(plans, settled);
  const isOrdered = orders.size > 0 && orderedMove(game, asked.position, orders) !== undefined;
  if (!isOrdered && !duePlan(game, asked.position, plans))
    return settled.plans.length > 0 ? { ...asked, settled } : asked;
  const change = {
    ...asked,
    position: copyPosition(asked.position),
    moves: [...asked.moves],
    events: [...asked.events],
  };
  change.settled = settled;
  const called = [...(asked.calls ?? [])];
  const add = ({ moves, events }: Played): void => {
    change.moves.push(...moves);
    change.events.push(...events);
  };
  for (let round = 0; round < most; round += 1) {
    const planned: Played = { moves: [], events: [], calls: [] };
    change.position = playPlans(game, change.position, plans, settled, planned);
    // They have a draft from now on.
    for (const { seat } of settled.missed) orders.delete(seat);
    const played = playOrders(game, change.position, orders);
    if (planned.moves.length + played.moves.length === 0) break;
    const engine = playEngineSeats(context, game, change.position, asked.engine);
    for (const part of [planned, played, engine]) add(part);
    // Whoever has just moved sees it come back to them, but for a whole turn of somebody else between.
    const back = planned.moves.length > 0;
    called.push(...[...planned.calls, ...played.calls, ...engine.calls].filter((seat) => back || seat !== asked.seat));
  }
  const after = game.pending(change.position.state);
  if (after.length === 0) change.kind = 'over';
  if (asked.calls) {
    change.calls = stillWaited(after, called);
    // Whoever was called has answered already: that is told now, since somebody waits for it.
    if (asked.calls.length > 0 && change.calls.length === 0) change.news = true;
  }
  return change;
}

/** Where the match goes back, they were made for what is undone: none is played, and each is missed with a word. */
function dropPlans(plans: Map<Seat, StoredPlan>, settled: Settled): void {
  for (const [seat, plan] of plans) {
    settled.plans.push(plan);
    const missed = { why: message('rollback.plan') };
    if (plan.steps.length > 0) settled.missed.push({ seat, draft: { steps: [], missed } });
  }
  plans.clear();
}
