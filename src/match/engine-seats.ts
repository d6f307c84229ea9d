import {
  type AnyGame,
  apply,
  awaited,
  check,
  createRng,
  type Move,
  type Position,
  randomMove,
  type Seat,
} from '../engine/index.js';
import type { OwedEvent, StoredMove } from '../store/index.js';
import type { Context } from './context.js';
import { publicEvents } from './events.js';
import { newlyCalled } from './seals.js';

/** More moves in a row than any match has: a rule that never ends. */
const endless = 20_000;

/**
 * Plays random legal moves in place for the engine's seats, until a person must decide or the match is over; they act
 * only when they are waited for, so that no offer of theirs is taken back before it can be answered. Their randomness is their own: the match's generator is drawn from only as the rules say. `calls` are the seats their
 * moves called, repeats among them. `script`: what they play instead, in order, as long as it is legal.
 * @example const { moves, events } = playEngineSeats(context, game, position, new Set([2]))
 */
export function playEngineSeats(
  context: Pick<Context, 'randomBytes'>,
  game: AnyGame,
  position: Position,
  seats: Set<Seat>,
  script: Move[] = [],
): { moves: StoredMove[]; events: OwedEvent[]; calls: Seat[] } {
  const moves: StoredMove[] = [];
  const events: OwedEvent[] = [];
  const calls: Seat[] = [];
  if (seats.size === 0) return { moves, events, calls };
  const rng = createRng({ seed: context.randomBytes(16).toString('hex'), block: 0 });
  while (moves.length < endless) {
    const before = game.pending(position.state);
    const decision = awaited(before).find(({ seat }) => seats.has(seat));
    if (!decision) return { moves, events, calls };
    const scripted = script[moves.length];
    const follows = scripted?.seat === decision.seat && !check(game, position.state, scripted);
    const move = follows ? scripted : randomMove(game, position.state, decision.seat, rng);
    if (!move) throw new Error(`${game.id}: seat ${decision.seat} must decide and has no legal move`);
    const { told } = apply(game, position, move);
    calls.push(...newlyCalled(before, game.pending(position.state), move));
    moves.push({ move, by: 'engine' });
    events.push(...publicEvents(told, { seat: move.seat, by: 'engine' }));
  }
  throw new Error(`${game.id}: the engine's seats play without end`);
}
