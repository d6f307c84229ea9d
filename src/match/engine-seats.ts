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

/** What seats of the engine played: moves, what happened, and the seats that were called on the way, repeats among them. */
export interface Played {
  moves: StoredMove[];
  events: OwedEvent[];
  calls: Seat[];
}

/**
 * Plays random legal moves in place for the engine's seats, until a person must decide or the match is over; they act
 * only when they are waited for, so that no offer of theirs is taken back before it can be answered. Their randomness is their own: the match's generator is drawn from only as the rules say. `script`: what they play instead in a lesson, in
 * order, as long as it is legal. Elsewhere they play nothing here where the computer thinks for them.
 * @example const { moves, events } = playEngineSeats(context, game, position, new Set([2]))
 */
export function playEngineSeats(
  context: Pick<Context, 'randomBytes' | 'computer'>,
  game: AnyGame,
  position: Position,
  seats: Set<Seat>,
  script?: Move[],
): Played {
  const played: Played = { moves: [], events: [], calls: [] };
  if (seats.size === 0 || (context.computer && !script)) return played;
  const rng = createRng({ seed: context.randomBytes(16).toString('hex'), block: 0 });
  while (played.moves.length < endless) {
    const decision = awaited(game.pending(position.state)).find(({ seat }) => seats.has(seat));
    if (!decision) return played;
    const scripted = script?.[played.moves.length];
    const follows = scripted?.seat === decision.seat && !check(game, position.state, scripted);
    const move = follows ? scripted : randomMove(game, position.state, decision.seat, rng);
    if (!move) throw new Error(`${game.id}: seat ${decision.seat} must decide and has no legal move`);
    playAs(game, position, move, played);
  }
  throw new Error(`${game.id}: the engine's seats play without end`);
}

/**
 * Plays what was thought out for a seat of the engine's, in place: as long as the seat is waited for and the next move is
 * legal, since others may have moved meanwhile.
 * @example const { moves } = playThought(game, position, 1, thought)
 */
export function playThought(game: AnyGame, position: Position, seat: Seat, thought: Move[]): Played {
  const played: Played = { moves: [], events: [], calls: [] };
  for (const move of thought) {
    if (!awaited(game.pending(position.state)).some((decision) => decision.seat === seat)) break;
    if (check(game, position.state, move)) break;
    playAs(game, position, move, played);
  }
  return played;
}

function playAs(game: AnyGame, position: Position, move: Move, played: Played): void {
  const before = game.pending(position.state);
  const { told } = apply(game, position, move);
  played.calls.push(...newlyCalled(before, game.pending(position.state), move));
  played.moves.push({ move, by: 'engine' });
  played.events.push(...publicEvents(told, { seat: move.seat, by: 'engine' }));
}
