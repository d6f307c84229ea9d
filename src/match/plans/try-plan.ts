import {
  type AnyGame,
  apply,
  check,
  copyPosition,
  type Move,
  message,
  type Position,
  parseMove,
  pendingFor,
  type Refusal,
} from '../../engine/index.js';
import type { PlanStep, StoredPlan } from '../../store/index.js';
import type { Played } from '../engine-seats.js';
import { publicEvents } from '../events.js';
import { newlyCalled, sealsOf } from '../seals.js';
import { changedIn, chosenIn, heardBy } from './meaning.js';

/** A plan that fits, played on `position`; or the first step that does not fit and why, with the steps before it. */
export type Tried =
  | { fits: true; position: Position; played: Played }
  | { fits: false; stands: Move[]; missed: { action?: string; why: Refusal } };

/**
 * Plays a whole planned turn on a copy of the position: only if every step is legal, means what it meant when it was planned and
 * shows nothing new, and the last one ends the turn. One that was not finished never fits.
 * @example const tried = tryPlan(game, position, plan)
 */
export function tryPlan(
  game: AnyGame,
  committed: Position,
  { seat, steps, ready }: Pick<StoredPlan, 'seat' | 'steps' | 'ready'>,
): Tried {
  const position = copyPosition(committed);
  const played: Played = { moves: [], events: [], calls: [] };
  for (const [index, { line, says }] of steps.entries()) {
    const parsed = parseMove(game, line);
    const move = parsed.ok && parsed.value.seat === seat ? parsed.value : undefined;
    const ends = ready && index === steps.length - 1;
    const why = move ? takeStep(game, position, move, says, ends, played) : message('plan.unreadable');
    if (!why) continue;
    const stands = played.moves.map((taken) => taken.move);
    return { fits: false, stands, missed: { ...(move && { action: move.action }), why } };
  }
  if (ready) return { fits: true, position, played };
  return { fits: false, stands: played.moves.map(({ move }) => move), missed: { why: message('plan.unfinished') } };
}

/** Refusals that name ids: what the choice was called when it was planned says more. */
const bare = ['engine.not-legal', 'engine.missing', 'engine.unknown-param'];

/** Why the step does not fit; undefined: it is played. */
function takeStep(
  game: AnyGame,
  position: Position,
  move: Move,
  says: PlanStep['says'],
  ends: boolean,
  played: Played,
): Refusal | undefined {
  const { seat } = move;
  const illegal = check(game, position.state, move);
  if (illegal) return bare.includes(illegal.id) && says[1] ? message('plan.gone', { was: says[1] }) : illegal;
  const before = game.pending(position.state);
  if (ends !== (pendingFor(game, position.state, seat)?.end === move.action)) return message('plan.not-whole');
  const chosen = chosenIn(game, position.state, move);
  const step = apply(game, position, move);
  // What comes of the end of a turn is no part of it.
  const changed = changedIn(says, ends ? chosen : [...chosen, ...heardBy(seat, step.told)]);
  if (changed) return changed;
  if (!ends && sealsOf(game, before, step, move).length > 0) return message('plan.shows');
  played.moves.push({ move, by: 'plan' });
  played.events.push(...publicEvents(step.told, { seat, by: 'plan' }));
  played.calls.push(...newlyCalled(before, game.pending(position.state), move));
  return undefined;
}
