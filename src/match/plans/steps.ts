import { type AnyGame, apply, copyPosition, type Move, type Position, printMove } from '../../engine/index.js';
import type { PlanStep } from '../../store/index.js';
import { chosenIn, heardBy } from './meaning.js';

/**
 * Legal steps as a plan keeps them, with what each means now. `end`: the last of them ends the turn; it is not taken here, since
 * what comes of it is nobody's to know.
 * @example planSteps(game, trial, moves, true)
 */
export function planSteps(game: AnyGame, trial: Position, moves: Move[], ends: boolean): PlanStep[] {
  const position = copyPosition(trial);
  return moves.map((move, index) => {
    const chosen = chosenIn(game, position.state, move);
    const line = printMove(game, move);
    if (ends && index === moves.length - 1) return { line, says: chosen };
    const { told } = apply(game, position, move);
    return { line, says: [...chosen, ...heardBy(move.seat, told)] };
  });
}
