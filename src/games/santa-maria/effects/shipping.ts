import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { docks } from '../board/docks.js';
import { data, record } from '../data.js';
import { anchor } from '../ids.js';
import type { Amounts, State } from '../state.js';
import { tileStepPrice } from './abilities.js';
import { canRaise } from './payments.js';

/** The cost of the tile at a dock; undefined: the dock is empty.
 * @example shipmentCost(state, 'dock-coins') // { wood: 1, sugar: 1 } */
export function shipmentCost(state: State, dock: string): Amounts | undefined {
  const tile = state.docks[dock];
  return tile ? record(data.shipments, tile).cost : undefined;
}

/** Is there a tile the seat could pay for, now or after free actions (SM-4.6)?
 * @example mayShip(state, 0) */
export function mayShip(state: State, seat: Seat): boolean {
  return docks.some((dock) => {
    const cost = shipmentCost(state, dock);
    return cost !== undefined && canRaise(state, seat, cost);
  });
}

/** Coins for moving a shipped tile between two docks of the harbour (SM-15.1).
 * @example tileMovePrice(state, 0, 'dock-coins', 'dock-happiness') // 3 with Astronomy */
export function tileMovePrice(state: State, seat: Seat, from: string, to: string): number {
  const price = tileStepPrice(state, seat) ?? Number.POSITIVE_INFINITY;
  return price * Math.abs(docks.indexOf(from) - docks.indexOf(to));
}

/** Could the seat pay for the shortest move of the tile, now or after free actions?
 * @example mayMoveTile(state, 0) */
export function mayMoveTile(state: State, seat: Seat): boolean {
  const price = tileStepPrice(state, seat);
  return price !== undefined && canRaise(state, seat, {}, price);
}

/** The next tile of the stack is turned up at an empty dock; none is left: the dock stays empty (SM-8.5 b).
 * @example refillDock(state, 0, 'dock-coins', io) */
export function refillDock(state: State, seat: Seat, dock: string, io: Io): void {
  pop(state.tasks, seat);
  const tile = state.stacks.shipments.shift() ?? null;
  state.docks[dock] = tile;
  if (tile === null) {
    io.say({ id: 'santa-maria.told.dock-empty', args: { dock: { component: dock } }, anchors: [anchor('dock', dock)] });
    return;
  }
  io.reveal();
  io.say({
    id: 'santa-maria.told.dock-refilled',
    args: { dock: { component: dock }, cost: { amounts: record(data.shipments, tile).cost } },
    anchors: [anchor('dock', dock)],
  });
}
