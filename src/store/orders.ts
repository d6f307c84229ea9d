import type { Message } from '../engine/message.js';
import type { Db, Tx } from './database.js';
import { declines, readJson } from './shapes.js';

/** What a person lets the bot play for them in a match. */
export interface StoredOrders {
  /** Whatever has no alternative. */
  only: boolean;
  /** The questions out of turn that are declined: which, and as what one of them was asked. */
  declines: { key: string; prompt: Message }[];
}

/** By person; who has ordered nothing is not among them. What cannot be read is an order to nothing.
 * @example (await ordersOf(db, match.id)).get(userId)?.only */
export async function ordersOf(db: Db, matchId: string): Promise<Map<string, StoredOrders>> {
  const rows = await db.selectFrom('orders').selectAll().where('matchId', '=', matchId).execute();
  return new Map(
    rows.map((row) => [row.userId, { only: row.only === 1, declines: readJson(declines, row.declines) ?? [] }]),
  );
}

/** Keeps them instead of those before; where nothing is ordered no row is left.
 * @example await saveOrders(tx, match.id, userId, { only: true, declines: [] }) */
export async function saveOrders(tx: Tx, matchId: string, userId: string, orders: StoredOrders): Promise<void> {
  await tx.deleteFrom('orders').where('matchId', '=', matchId).where('userId', '=', userId).execute();
  if (!orders.only && orders.declines.length === 0) return;
  const row = { only: orders.only ? 1 : 0, declines: JSON.stringify(orders.declines) };
  await tx
    .insertInto('orders')
    .values({ matchId, userId, ...row })
    .execute();
}

/** Has everybody's orders hold in another match, too.
 * @example await copyOrders(tx, match.id, next.id) */
export async function copyOrders(tx: Tx, from: string, to: string): Promise<void> {
  for (const [userId, orders] of await ordersOf(tx, from)) await saveOrders(tx, to, userId, orders);
}
