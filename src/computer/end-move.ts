import { type AnyGame, actionNamed, complete, type Move, type Pending } from '../engine/index.js';

/** The end of the turn, where it can end. @example endMove(game, state, decision)?.action // 'end-turn' */
export function endMove(game: AnyGame, state: unknown, { seat, end }: Pending): Move | undefined {
  if (end === undefined || actionNamed(game, end).why?.(state, seat)) return undefined;
  return complete(game, state, { seat, action: end, args: {} });
}
