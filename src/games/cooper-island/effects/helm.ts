import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { positionAt, stepFrom } from '../board/geometry.js';
import { partsOf } from '../data.js';
import { anchor } from '../ids.js';
import { next, type ShipId, type State, type TaskOf } from '../state.js';
import { begin, toParts, triggered } from './parts.js';

/**
 * Points go to one ship, at once; where it is under way already, to the points still to be spent on it (CI-13.1, CI-13.14).
 * @example gainHelm(state, 0, 'one-mast', 3, io)
 */
export function gainHelm(state: State, seat: Seat, ship: ShipId, n: number, io: Io): void {
  io.say({
    id: 'cooper-island.told.helm',
    args: { seat: { seat }, ship: { component: ship }, n },
    anchors: [anchor('ship', seat, ship)],
  });
  const stack = state.tasks.seats[seat]!;
  const at = stack.findIndex((task) => task.kind === 'sail' && task.ship === ship);
  const under = stack[at];
  if (under?.kind === 'sail') stack[at] = { ...under, left: under.left + n };
  else next(state, seat, { kind: 'sail', ship, left: n });
}

/**
 * One point: an anchor is lifted, or the ship makes a step (CI-13.4, CI-13.13). The task has been taken off.
 * @example sailOn(state, 0, { kind: 'sail', ship: 'one-mast', left: 2 }, io)
 */
export function sailOn(state: State, seat: Seat, { ship, left }: TaskOf<'sail'>, io: Io): void {
  if (left === 0) return;
  next(state, seat, { kind: 'sail', ship, left: left - 1 });
  const owner = seatOf(state, seat);
  const own = owner.ships[ship];
  const args = { seat: { seat }, ship: { component: ship } };
  if (own.anchors > 0) {
    owner.ships[ship] = { ...own, anchors: own.anchors - 1 };
    io.say({ id: 'cooper-island.told.lift', args, anchors: [anchor('ship', seat, ship)] });
    return;
  }
  const { to, passed } = stepFrom(own.at, ship, state.seats.length);
  owner.ships[ship] = { ...own, at: to, steps: own.steps + 1 };
  next(state, seat, { kind: 'arrive', ship });
  // What is passed first is used first.
  for (const place of passed.reverse()) {
    const islet = seatOf(state, place.seat).islets[place.water];
    if (islet) begin(state, seat, islet, toParts(partsOf(islet)), io);
  }
}

/**
 * At bays and harbours: a logbook token with its gift, then the toll of a harbour (CI-13.6, CI-13.7, CI-13.15).
 * @example arrive(state, 0, 'one-mast', io)
 */
export function arrive(state: State, seat: Seat, ship: ShipId, io: Io): void {
  const owner = seatOf(state, seat);
  const place = positionAt(owner.ships[ship].at, state.seats.length);
  if (place.kind === 'bank') return;
  if (place.kind === 'harbour') {
    next(state, seat, { kind: 'toll', to: place.seat === seat ? null : place.seat, ship });
  }
  const token = state.logbooks.shift();
  if (token === undefined) return;
  io.reveal();
  owner.logbooks.push(token);
  io.say({
    id: 'cooper-island.told.logbook',
    args: { seat: { seat }, ship: { component: ship }, token: { component: token } },
    anchors: [anchor('logbooks', seat), anchor('ship', seat, ship)],
  });
  begin(state, seat, token, [...toParts(partsOf(token)), ...triggered(state, seat, 'logbook')], io);
}

/** An anchor comes under a ship. @example dropAnchor(state, 0, 'one-mast', io) */
export function dropAnchor(state: State, seat: Seat, ship: ShipId, io: Io): void {
  const owner = seatOf(state, seat);
  owner.ships[ship] = { ...owner.ships[ship], anchors: owner.ships[ship].anchors + 1 };
  io.say({
    id: 'cooper-island.told.anchor',
    args: { seat: { seat }, ship: { component: ship } },
    anchors: [anchor('ship', seat, ship)],
  });
}

/**
 * The ship with fewer anchors; undefined: both have as many (CI-13.11).
 * @example lighterShip(state, 0) // undefined
 */
export function lighterShip(state: State, seat: Seat): ShipId | undefined {
  const { ships } = seatOf(state, seat);
  const difference = ships['one-mast'].anchors - ships['two-mast'].anchors;
  if (difference === 0) return undefined;
  return difference < 0 ? 'one-mast' : 'two-mast';
}
