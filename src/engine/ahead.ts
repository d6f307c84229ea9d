import { pendingFor } from './choices.js';
import type { AnyGame } from './game.js';
import { done, type Result, refuse, type Seat } from './message.js';
import { settleAlone } from './play.js';
import type { Position } from './position.js';
import { createRng, type RngState } from './rng.js';

/** Nobody's: what is drawn from it says nothing of a match. */
const nobodys: RngState = { seed: '0'.repeat(32), block: 0 };

/**
 * A position on which a seat may think its next turn out: as if that turn began now, made from what the seat knows, so that
 * nothing done there can show what is hidden or what chance will bring. Refused: engine.no-ahead, or the game's own reason.
 * @example const trial = trialOf(game, position, 2)
 */
export function trialOf(game: AnyGame, { seats, options, state }: Position, seat: Seat): Result<Position> {
  if (!game.ahead) return refuse('engine.no-ahead');
  const ahead = game.ahead(game.scramble(state, seat, createRng({ ...nobodys })), seat);
  if (!ahead.ok) return ahead;
  const position = { seats, options, state: ahead.value, rng: { ...nobodys } };
  // What would come by itself first must be known.
  const known = settleAlone(game, position);
  const pending = pendingFor(game, position.state, seat);
  return known && pending?.holds && !pending.summons ? done(position) : refuse('engine.no-ahead');
}
