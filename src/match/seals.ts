import type { AnyGame, Move, Pending, Seat, Step } from '../engine/index.js';
import type { Reason } from './api.js';

/**
 * Why a step is committed at once. The engine says that it cannot be taken back, or that its seat is not waited for any
 * more; here that is told apart: the player ended a turn (`handover`), even if the next decision is theirs again, as in
 * a solo match; others have to decide from now on and must not wait for a draft (`others`); or nobody is called, as
 * where one of many at once is done, or an answer was owed out of turn (`binding`).
 * @param before what was pending before the step
 * @example sealsOf(game, game.pending(before.state), step, move) // ['handover']
 */
export function sealsOf(game: AnyGame, before: Pending[], step: Step, move: Move): Reason[] {
  const { seals } = step;
  if (seals.includes('over')) return seals;
  const own = seals.filter((seal) => seal !== 'handover');
  if (endsTurn(before, move)) return [...own, 'handover'];
  if (newlyCalled(before, game.pending(step.position.state), move).length > 0) return [...own, 'others'];
  return seals.includes('handover') && !own.includes('binding') ? [...own, 'binding'] : own;
}

/**
 * The seats that a move calls: they are waited for now and were not before. Whoever moved is called only where that
 * ended a turn and the next decision is theirs again.
 * @param before what was pending before the move; `after` what is after it
 * @example newlyCalled(game.pending(before), game.pending(after), move) // [1]
 */
export function newlyCalled(before: Pending[], after: Pending[], move: Move): Seat[] {
  const waited = new Set(before.filter(({ holds }) => holds).map(({ seat }) => seat));
  const again = endsTurn(before, move);
  return after
    .filter(({ seat, holds }) => holds && (seat === move.seat ? again : !waited.has(seat)))
    .map(({ seat }) => seat);
}

/**
 * Those of the seats called on the way that are waited for at its end, each once.
 * @example stillWaited(game.pending(position.state), [1, 2, 1])
 */
export function stillWaited(after: Pending[], called: Seat[]): Seat[] {
  return after.filter(({ seat, holds }) => holds && called.includes(seat)).map(({ seat }) => seat);
}

function endsTurn(before: Pending[], move: Move): boolean {
  return before.some(({ seat, end }) => seat === move.seat && end === move.action);
}
