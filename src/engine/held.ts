import { pendingFor, type Thought } from './choices.js';
import type { AnyGame } from './game.js';
import type { Seat } from './message.js';

/** A half-made move as it stands where it is looked at, and what of it is no longer possible. */
export interface HalfMade {
  thought?: Thought;
  dropped?: Thought;
}

/** Where a seat decides, with what is half made there. */
export interface Deciding {
  game: AnyGame;
  state: unknown;
  seat: Seat;
  thought?: Thought;
}

/**
 * What is left of a half-made move on a position: all of it, without the one that waits behind it, only that one, or
 * nothing.
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
 * @example standsBeside({ game, state, seat: 0 }, 'sell') */
export function standsBeside({ game, state, seat }: Deciding, action: string): boolean {
  return pendingFor(game, state, seat)?.free?.includes(action) ?? false;
}

/**
 * What waits behind a free action that is begun: the half-made move that is open, or the one that waits already behind
 * another free action. Undefined: nothing, or the action answers the decision itself.
 * @example heldBehind(deciding, 'sell')
 */
export function heldBehind(deciding: Deciding, action: string): Thought['held'] {
  const { thought } = deciding;
  if (!thought || !standsBeside(deciding, action)) return undefined;
  return standsBeside(deciding, thought.action) ? thought.held : thought;
}

/**
 * What is gone on with after a move that was taken: after a free action the half-made move, unless the action was just
 * that and something waits behind it. Undefined: nothing.
 * @example leftAfter(deciding, 'sell')
 */
export function leftAfter(deciding: Deciding, action: string): Thought | undefined {
  const { thought } = deciding;
  if (!thought || !standsBeside(deciding, action)) return undefined;
  return thought.action === action ? thought.held : thought;
}
