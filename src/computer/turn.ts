import { type AnyGame, apply, awaited, type Move, movesOf, type Position, type Seat } from '../engine/index.js';
import { endMove } from './end-move.js';
import type { Budget } from './levels.js';
import type { Luck } from './luck.js';
import { Plan } from './plan.js';
import { Search } from './search.js';

/** Each decision of a turn takes so much of the time that is left, so that the first ones get most. */
const share = 0.6;
/** So much of the time is for thought: the try that is running then, and playing what was found, must end in time too. */
const spent = 0.97;
/** A turn of more steps goes in circles: it ends where it can. */
const longTurn = 40;

/** What a turn is played with. */
export interface Thinking extends Budget {
  /** Milliseconds on a clock that only goes forward. */
  now(): number;
  luck: Luck;
}

/**
 * The moves of a seat until another must decide or something becomes known that was not (a card drawn, a die), since
 * what that is must come from the match itself. The position is changed.
 * @example playTurn(game, position, 1, { ms: 1_000, now: () => performance.now(), luck })
 */
export function playTurn(
  game: AnyGame,
  position: Position,
  seat: Seat,
  { ms, tries = Number.POSITIVE_INFINITY, now, luck }: Thinking,
): Move[] {
  const end = now() + ms * spent;
  const search = game.worth ? new Plan(game, seat, luck) : new Search(game, seat, luck);
  const moves: Move[] = [];
  for (;;) {
    const decision = awaited(game.pending(position.state)).find((one) => one.seat === seat);
    if (!decision) return moves;
    const late = moves.length >= longTurn || now() >= end;
    let move = (late && endMove(game, position.state, decision)) || onlyMove(game, position.state, seat);
    if (!move) {
      const until = now() + (end - now()) * share;
      for (let tried = 0; tried < tries && now() < until; tried += 1) search.try(position);
      move = search.take(position);
    }
    if (!move) return moves;
    moves.push(move);
    if (apply(game, position, move).seals.length > 0) return moves;
  }
}

/** The move of a seat that has no other, which needs no thought. */
function onlyMove(game: AnyGame, state: unknown, seat: Seat): Move | undefined {
  const moves = movesOf(game, state, seat);
  const first = moves.next();
  return !first.done && moves.next().done ? first.value : undefined;
}
