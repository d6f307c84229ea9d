import {
  done,
  leftAfter,
  type Move,
  type Position,
  pendingFor,
  type Result,
  refuse,
  type Told,
} from '../../engine/index.js';
import type { Outcome, Reason } from '../api.js';
import { conflict } from '../attempt.js';
import type { Context } from '../context.js';
import { decidingAt, deskOf } from '../open-seat.js';
import { withThought } from '../redraft.js';
import { keepPlan, type OpenPlan } from './open-plan.js';

/** A legal step, and why it would be committed at once in a turn. */
interface Step {
  position: Position;
  told: Told[];
  seals: Reason[];
}

/** What nobody knows beforehand. */
const shown: Reason[] = ['chance', 'reveal'];

/**
 * Puts a step into a plan. The end of the turn makes it whole, and is not looked beyond. Refused: plan.shows, plan.others.
 * @example await takePlanned(context, open, move, step)
 */
export async function takePlanned(
  context: Context,
  open: OpenPlan,
  move: Move,
  { position, told, seals }: Step,
): Promise<Result<Outcome> | typeof conflict> {
  const { game } = open.loaded;
  const ends = pendingFor(game, open.position.state, open.seat)?.end === move.action;
  if (!ends && seals.length > 0)
    return refuse(shown.some((seal) => seals.includes(seal)) ? 'plan.shows' : 'plan.others');
  const taken = withThought(
    game,
    { position, steps: [...open.steps, { move, told }] },
    open.seat,
    leftAfter(decidingAt(open), move.action),
  );
  const same = { position: open.position, steps: open.steps, fallen: [] };
  const kept = await keepPlan(context, open, ends ? same : taken, ends);
  return kept ? done({ desk: deskOf(kept), told: [], seals: [] }) : conflict;
}
