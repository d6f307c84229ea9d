import {
  type AnyGame,
  apply,
  awaited,
  check,
  complete,
  type MessageArg,
  type Move,
  onlyMove,
  type Pending,
  type Position,
  type Seat,
} from '../../engine/index.js';
import type { Orders } from '../api.js';
import type { Played } from '../engine-seats.js';
import { publicEvents } from '../events.js';
import { newlyCalled } from '../seals.js';

/** More in a row than anybody means by it: the rest is left to their players. */
const most = 100;

/**
 * Names the questions that are alike: what is asked, and about which component, whoever asks it and for how much.
 * Undefined: the question cannot be declined for good.
 * @example declineKey(pending) // 'refuse islebound.ask.answer'
 */
export function declineKey({ decline, prompt }: Pick<Pending, 'decline' | 'prompt'>): string | undefined {
  if (decline === undefined) return undefined;
  return [decline, prompt.id, ...Object.values(prompt.args ?? {}).flatMap(componentOf)].join(' ');
}

function componentOf(arg: MessageArg): string[] {
  return typeof arg === 'object' && 'component' in arg ? [arg.component] : [];
}

/**
 * Plays in place what people have ordered, seat by seat, until somebody has to decide for themselves. Who is in the midst
 * of a draft is not among `orders`.
 * @example const { moves } = playOrders(game, position, new Map([[0, { only: true, declines: [] }]]))
 */
export function playOrders(game: AnyGame, position: Position, orders: Map<Seat, Orders>): Played {
  const played: Played = { moves: [], events: [], calls: [] };
  while (played.moves.length < most) {
    const move = orderedMove(game, position, orders);
    if (!move) break;
    const before = game.pending(position.state);
    const { told } = apply(game, position, move);
    const who = { seat: move.seat, by: 'order' } as const;
    const events = publicEvents(told, who);
    played.moves.push({ move, by: 'order' });
    played.events.push(...(events.length > 0 ? events : [{ ...who, event: silent(game, move) }]));
    played.calls.push(...newlyCalled(before, game.pending(position.state), move));
  }
  return played;
}

/**
 * The next move that somebody has ordered; undefined: somebody has to decide for themselves. What has no alternative waits
 * while anybody else decides, who may yet bring one.
 * @example if (!orderedMove(game, position, orders)) return
 */
export function orderedMove(game: AnyGame, { state }: Position, orders: Map<Seat, Orders>): Move | undefined {
  const waiting = awaited(game.pending(state));
  for (const decision of waiting) {
    const { seat, decline } = decision;
    const key = declineKey(decision);
    if (decline === undefined || !orders.get(seat)?.declines.some((one) => one.key === key)) continue;
    const move = complete(game, state, { seat, action: decline, args: {} });
    if (!check(game, state, move)) return move;
  }
  const only = waiting.map((decision) =>
    orders.get(decision.seat)?.only ? onlyMove(game, state, decision) : undefined,
  );
  return only.every((move) => move !== undefined) ? only[0] : undefined;
}

/** What is told of a move that tells nobody anything by itself. @example silent(game, move).id */
export function silent(game: AnyGame, { seat, action }: Move) {
  return { id: 'order.silent', args: { seat: { seat }, action: { id: `${game.id}.action.${action}` } } };
}
