import { type AnyGame, type Position, pendingFor, type Seat } from '../engine/index.js';
import type { Thought } from './api.js';

/** A half-made decision as it stands where it is looked at, and what of it is no longer possible. */
export interface HalfMade {
  thought?: Thought;
  dropped?: Thought;
}

/** Where a seat decides, with what is half made there. */
interface Where {
  loaded: { game: AnyGame };
  position: Position;
  seat: Seat;
  thought?: Thought;
}

/**
 * What is left of a half-made decision on a position: all of it, without the one that waits behind it, only that one,
 * or nothing.
 * @param legal may it be half made like this?
 * @example halfMade(thought, (one) => !refuseThought(game, state, seat, one))
 */
export function halfMade(thought: Thought | undefined, legal: (thought: Thought) => boolean): HalfMade {
  if (!thought) return {};
  const { held, ...own } = thought;
  const waits = held && legal(held) ? held : undefined;
  const goesOn = legal(own);
  const dropped = held && !waits ? held : goesOn ? undefined : own;
  const left = goesOn ? { ...own, ...(waits && { held: waits }) } : waits;
  return { ...(left && { thought: left }), ...(dropped && { dropped }) };
}

/** Does the action stand beside the seat's decision rather than answer it?
 * @example standsBeside(game, position.state, 0, 'sell') */
export function standsBeside(game: AnyGame, state: unknown, seat: Seat, action: string): boolean {
  return pendingFor(game, state, seat)?.free?.includes(action) ?? false;
}

/**
 * What waits behind a free action that is begun: the half-made decision that is open, or the one that waits already
 * behind another free action. Undefined: nothing, or the action answers the decision itself.
 * @example behind(open, 'sell')
 */
export function behind(open: Where, action: string): Thought | undefined {
  const { thought } = open;
  if (!thought || !isBeside(open, action)) return undefined;
  return isBeside(open, thought.action) ? thought.held : thought;
}

/**
 * What is gone on with after a move that was taken: after a free action the half-made decision, unless the action was
 * just that and something waits behind it. Undefined: nothing.
 * @example afterwards(open, 'sell')
 */
export function afterwards(open: Where, action: string): Thought | undefined {
  const { thought } = open;
  if (!thought || !isBeside(open, action)) return undefined;
  return thought.action === action ? thought.held : thought;
}

function isBeside({ loaded, position, seat }: Where, action: string): boolean {
  return standsBeside(loaded.game, position.state, seat, action);
}
