import { type AnyGame, apply, awaited, type Move, type Position, type Seat } from '../engine/index.js';
import { endMove } from './end-move.js';
import type { Budget } from './levels.js';
import { LookAhead } from './look-ahead.js';
import type { Luck } from './luck.js';
import { onlyMove } from './only-move.js';
import { Plan } from './plan.js';
import { Search } from './search.js';

/** Each decision of a turn takes so much of the time that is left, so that the first ones get most. */
const share = 0.6;
/** So much of the time is for thought: the try that is running then, and playing what was found, must end in time too. */
const spent = 0.97;
/** A turn of more steps goes in circles: it ends where it can. */
const longTurn = 40;

/** Looking ahead, so much of the time for a decision is for finding turns, not more tries, and so many of them are looked behind. */
const finding = { share: 0.3, tries: 2_000, turns: 8 };

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
export function playTurn(game: AnyGame, position: Position, seat: Seat, thinking: Thinking): Move[] {
  const { ms, now } = thinking;
  const end = now() + ms * spent;
  const next = thinking.ahead && game.worth ? turnAhead(game, seat, thinking) : moveByMove(game, seat, thinking);
  const moves: Move[] = [];
  for (;;) {
    const decision = awaited(game.pending(position.state)).find((one) => one.seat === seat);
    if (!decision) return moves;
    const late = moves.length >= longTurn || now() >= end;
    const simple = (late && endMove(game, position.state, decision)) || onlyMove(game, position.state, seat);
    const found = simple ? [simple] : next(position, now() + (end - now()) * share);
    if (found.length === 0) return moves;
    for (const move of found) {
      moves.push(move);
      if (apply(game, position, move).seals.length > 0) return moves;
    }
  }
}

/** What to play next, thought about until then. */
type Next = (position: Position, until: number) => Move[];

function moveByMove(game: AnyGame, seat: Seat, { tries = Number.POSITIVE_INFINITY, now, luck }: Thinking): Next {
  const search = game.worth ? new Plan(game, seat, luck) : new Search(game, seat, luck);
  return (position, until) => {
    for (let tried = 0; tried < tries && !search.done && now() < until; tried += 1) search.try(position);
    const move = search.take(position);
    return move ? [move] : [];
  };
}

/** As many steps at once as come without chance, chosen by what comes behind them. */
function turnAhead(game: AnyGame, seat: Seat, { now, luck }: Thinking): Next {
  const ahead = new LookAhead(game, seat, luck);
  return (position, until) => {
    const plan = new Plan(game, seat, luck);
    const tryUntil = (end: number): void => {
      for (let tried = 0; tried < finding.tries && !plan.done && now() < end; tried += 1) plan.try(position);
    };
    tryUntil(now() + (until - now()) * finding.share);
    const best = ahead.best(position, plan.turns(finding.turns), { now, until });
    if (best) return best;
    tryUntil(until);
    const move = plan.take(position);
    return move ? [move] : [];
  };
}
