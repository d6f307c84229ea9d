import {
  type AnyGame,
  apply,
  check,
  copyPosition,
  type HalfMade,
  halfMade,
  type Move,
  type Position,
  refuseThought,
  type Seat,
  type Thought,
} from '../engine/index.js';
import type { StoredDraft } from '../store/index.js';
import type { DraftStep } from './api.js';
import { sealsOf } from './seals.js';

/** A draft played on a committed position. */
export interface PlayedDraft extends HalfMade {
  position: Position;
  steps: DraftStep[];
  /** Steps that are not legal any more, or could not be taken back any more: from the first such step on, all. */
  fallen: Move[];
}

/**
 * Plays a stored draft on the committed position. Steps never carry a seal: where somebody else's commit would give
 * one to a step, it falls like an illegal one, since its owner has not agreed to it.
 * @example const { position, fallen } = playDraft(game, committed, stored, 0)
 */
export function playDraft(
  game: AnyGame,
  committed: Position,
  stored: StoredDraft | undefined,
  seat: Seat,
): PlayedDraft {
  if (!stored) return { position: committed, steps: [], fallen: [] };
  const position = stored.steps.length > 0 ? copyPosition(committed) : committed;
  const steps: DraftStep[] = [];
  const { thought } = stored;
  const after = thought && { dropped: thought };
  for (const [index, move] of stored.steps.entries()) {
    const fallen = stored.steps.slice(index);
    if (check(game, position.state, move)) return { position, steps, fallen, ...after };
    const before = game.pending(position.state);
    const step = apply(game, position, move);
    // One step too far: those before it are played again. What was being thought of came after it.
    if (sealsOf(game, before, step, move).length > 0) {
      const legal = { ...stored, steps: stored.steps.slice(0, index), thought: undefined };
      return { ...playDraft(game, committed, legal, seat), fallen, ...after };
    }
    steps.push({ move, told: step.told });
  }
  return withThought(game, { position, steps }, seat, thought);
}

/**
 * A draft whose steps are played, with what of a half-made decision goes on after them.
 * @example withThought(game, { position, steps: [] }, 0, thought).dropped
 */
export function withThought(
  game: AnyGame,
  { position, steps }: Pick<PlayedDraft, 'position' | 'steps'>,
  seat: Seat,
  thought: Thought | undefined,
): PlayedDraft {
  const legal = (one: Thought): boolean => !refuseThought(game, position.state, seat, one);
  return { position, steps, fallen: [], ...halfMade(thought, legal) };
}
