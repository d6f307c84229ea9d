import { copyPosition, type Position, type Seat } from '../../engine/index.js';
import type { OwedEvent, StoredMatch, StoredMove } from '../../store/index.js';
import type { Orders } from '../api.js';
import type { Context } from '../context.js';
import { playEngineSeats } from '../engine-seats.js';
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
  given?: { seat: Seat; orders: Orders };
}

/** More rounds of orders and the engine's seats than any match needs. */
const most = 100;

/**
 * A commit with what people have ordered for the position it leads to, of which a copy is played on: so nobody is called for
 * what is played for them, and no crash comes between.
 * @example const change = await withOrders(context, asked)
 */
export async function withOrders<C extends Asked>(context: Context, asked: C): Promise<C> {
  const { match, given } = asked;
  const game = context.games[match.game];
  if (!game || match.lesson || asked.kind === 'over') return asked;
  // With a half-made move that goes on, the seat is still at it.
  const orders = await ordersAt(context, match, asked.keeps ? undefined : asked.seat);
  if (asked.keeps && asked.seat !== undefined) orders.delete(asked.seat);
  // Steps of a draft are in the way of what is ordered as of any other.
  if (given && asked.seat === given.seat) orders.set(given.seat, given.orders);
  else if (given) orders.delete(given.seat);
  for (const seat of asked.engine) orders.delete(seat);
  if (orders.size === 0 || !orderedMove(game, asked.position, orders)) return asked;
  const position = copyPosition(asked.position);
  const change = { ...asked, position, moves: [...asked.moves], events: [...asked.events] };
  const called = [...(asked.calls ?? [])];
  for (let round = 0; round < most; round += 1) {
    const played = playOrders(game, position, orders);
    if (played.moves.length === 0) break;
    const engine = playEngineSeats(context, game, position, asked.engine);
    change.moves.push(...played.moves, ...engine.moves);
    change.events.push(...played.events, ...engine.events);
    // Whoever has just moved sees it come back to them.
    called.push(...[...played.calls, ...engine.calls].filter((seat) => seat !== asked.seat));
  }
  const after = game.pending(position.state);
  if (after.length === 0) change.kind = 'over';
  if (asked.calls) {
    change.calls = stillWaited(after, called);
    // Whoever was called has answered already: that is told now, since somebody waits for it.
    if (asked.calls.length > 0 && change.calls.length === 0) change.news = true;
  }
  return change;
}
