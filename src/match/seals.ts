import type { AnyGame, Move, Pending, Seal, Step } from '../engine/index.js';

/**
 * Why a step is committed at once. Beside the engine's own reasons a turn is handed on (`handover`) where the player
 * ended it, even if the next decision is theirs again, as in a solo match; and where others have to decide from now
 * on beside the player, who must not wait for a draft.
 * @param before what was pending before the step
 * @example sealsOf(game, game.pending(before.state), step, move) // ['handover']
 */
export function sealsOf(game: AnyGame, before: Pending[], step: Step, move: Move): Seal[] {
  const { seals } = step;
  if (seals.includes('handover') || seals.includes('over')) return seals;
  const ended = before.some(({ seat, end }) => seat === move.seat && end === move.action);
  const waited = new Set(before.filter(({ holds }) => holds).map(({ seat }) => seat));
  const after = game.pending(step.position.state);
  const joined = after.some(({ seat, holds }) => holds && seat !== move.seat && !waited.has(seat));
  return ended || joined ? [...seals, 'handover'] : seals;
}
