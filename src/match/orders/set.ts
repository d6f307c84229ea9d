import { done, pendingFor, type Result, refuse } from '../../engine/index.js';
import { ordersOf, saveOrders } from '../../store/index.js';
import type { Orders, OrdersChange } from '../api.js';
import { about, answering, conflict } from '../attempt.js';
import { commit } from '../commit.js';
import type { Context } from '../context.js';
import { engineSeats } from '../info.js';
import { isStale, type OpenSeat, openSeat, visit } from '../open-seat.js';
import { declineKey } from './play-orders.js';

const none: Orders = { only: false, declines: [] };

/** See `MatchService.orders`. */
export function orders(context: Context, id: string, personId: string): Promise<Result<Orders>> {
  return answering(about(context, id), async () => {
    const open = await openSeat(context, id, personId);
    if (!open.ok) return open;
    if (open.value.loaded.match.lesson) return refuse('order.lesson');
    return done((await ordersOf(context.database.db, id)).get(personId) ?? none);
  });
}

/** See `MatchService.order`. */
export function order(context: Context, id: string, personId: string, change: OrdersChange): Promise<Result<Orders>> {
  return give(context, id, personId, (given) =>
    done(
      'only' in change
        ? { ...given, only: change.only }
        : { ...given, declines: given.declines.filter(({ key }) => key !== change.undecline) },
    ),
  );
}

/** See `MatchService.declineAlways`. */
export function declineAlways(context: Context, id: string, personId: string, key: string): Promise<Result<Orders>> {
  return give(context, id, personId, (given, open) => {
    if (isStale(open, key) || open.fallen.length > 0 || open.outdated) return refuse('match.stale');
    const pending = pendingFor(open.loaded.game, open.position.state, open.seat);
    const which = pending && declineKey(pending);
    if (!pending || which === undefined) return refuse('match.stale');
    const others = given.declines.filter((one) => one.key !== which);
    return done({ ...given, declines: [...others, { key: which, prompt: pending.prompt }] });
  });
}

/** Keeps what is ordered now, and plays at once what it says of the position there is. */
function give(
  context: Context,
  id: string,
  personId: string,
  make: (given: Orders, open: OpenSeat) => Result<Orders>,
): Promise<Result<Orders>> {
  return visit(context, id, personId, async (open) => {
    const { match, position } = open.loaded;
    if (match.lesson) return refuse('order.lesson');
    const made = make((await ordersOf(context.database.db, id)).get(personId) ?? none, open);
    if (!made.ok) return made;
    const played = await commit(context, {
      match,
      position,
      moves: [],
      events: [],
      calls: [],
      kind: 'turn',
      engine: engineSeats(match),
      // What is half thought on a question that is declined is forgotten with it; steps are not.
      ...(open.steps.length === 0 && { seat: open.seat }),
      given: { seat: open.seat, orders: made.value, save: (tx) => saveOrders(tx, id, personId, made.value) },
    });
    return played ? made : conflict;
  });
}
