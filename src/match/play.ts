import {
  type AnyGame,
  complete,
  done,
  halfMade,
  leftAfter,
  type Move,
  type Position,
  pendingFor,
  play,
  type Result,
  refuse,
  refuseThought,
  type Seat,
  type Step,
  type Thought,
  type Told,
} from '../engine/index.js';
import { findMatch, saveDraft } from '../store/index.js';
import type { Desk, Outcome, Reason } from './api.js';
import { conflict } from './attempt.js';
import { commit } from './commit.js';
import type { Context } from './context.js';
import { keepDraft } from './drafts.js';
import { playEngineSeats } from './engine-seats.js';
import { publicEvents } from './events.js';
import { engineSeats } from './info.js';
import { decidingAt, deskOf, isStale, type OpenSeat, seatAt, visit } from './open-seat.js';
import { takePlanned } from './plans/take.js';
import { withThought } from './redraft.js';
import { repliesLeft } from './replies.js';
import { newlyCalled, sealsOf, stillWaited } from './seals.js';

/** See `MatchService.play`. */
export function playStep(
  context: Context,
  id: string,
  personId: string,
  key: string | undefined,
  move: Omit<Move, 'seat'>,
): Promise<Result<Outcome>> {
  return visit(context, id, personId, async (open) => (isCurrent(open, key) ? take(context, open, move) : stale));
}

/** See `MatchService.confirm`. */
export function confirm(context: Context, id: string, personId: string, key?: string): Promise<Result<Outcome>> {
  return visit(context, id, personId, async (open) => (isCurrent(open, key) ? endTurn(context, open) : stale));
}

const stale = refuse('match.stale');

/** With steps fallen a move would follow others than its player has in mind; the desk tells which first. */
export function isCurrent(open: OpenSeat, key: string | undefined): boolean {
  return !isStale(open, key) && open.fallen.length === 0 && !open.outdated;
}

/** Plays a step on an open seat: a draft, or a commit where it is sealed. */
export async function take(
  context: Context,
  open: OpenSeat,
  { action, args }: Omit<Move, 'seat'>,
): Promise<Result<Outcome> | typeof conflict> {
  const move = { seat: open.seat, action, args: { ...args } };
  const step = playSealed(open.loaded.game, open.position, move);
  if (!step.ok) return step;
  const { plan } = open;
  if (plan) return takePlanned(context, { ...open, plan }, move, step.value);
  return step.value.seals.length === 0 ? stay(context, open, move, step.value) : seal(context, open, move, step.value);
}

/** Plays the `end` action of an open seat's decision. Refused: match.not-yet. */
export async function endTurn(context: Context, open: OpenSeat): Promise<Result<Outcome> | typeof conflict> {
  const { game, state, seat } = decidingAt(open);
  const end = pendingFor(game, state, seat)?.end;
  return end ? take(context, open, complete(game, state, { seat, action: end, args: {} })) : refuse('match.not-yet');
}

/** See `MatchService.preview`. */
export function preview(desk: Desk, move: Omit<Move, 'seat'>): Result<{ seals: Reason[]; told: Told[] }> {
  const { game, position, seat } = desk;
  const step = playSealed(game, position, { seat, action: move.action, args: move.args });
  return step.ok ? done({ seals: step.value.seals, told: ownNews(step.value, seat) }) : step;
}

function playSealed(game: AnyGame, position: Position, move: Move): Result<Sealed> {
  const step = play(game, position, move);
  if (!step.ok) return step;
  return done({ ...step.value, seals: sealsOf(game, game.pending(position.state), step.value, move) });
}

/** A step with the reasons for which it is committed. */
type Sealed = Omit<Step, 'seals'> & { seals: Reason[] };

async function stay(
  context: Context,
  open: OpenSeat,
  move: Move,
  step: Sealed,
): Promise<Result<Outcome> | typeof conflict> {
  const next = { position: step.position, steps: [...open.steps, { move, told: step.told }] };
  const thought = leftAfter(decidingAt(open), move.action);
  const kept = await keepDraft(context, open, withThought(open.loaded.game, next, open.seat, thought));
  return kept ? done({ desk: deskOf(kept), told: ownNews(step, open.seat), seals: [] }) : conflict;
}

async function seal(
  context: Context,
  open: OpenSeat,
  move: Move,
  step: Sealed,
): Promise<Result<Outcome> | typeof conflict> {
  const { loaded, seat } = open;
  const { game, match } = loaded;
  const who = { seat, by: 'person' } as const;
  const steps = [...open.steps, { move, told: step.told }];
  const { position } = step;
  const seats = engineSeats(match);
  const called = newlyCalled(game.pending(open.position.state), game.pending(position.state), move);
  const script = await repliesLeft(context, loaded);
  const engine = playEngineSeats(context, game, position, seats, script);
  const after = game.pending(position.state);
  const over = after.length === 0;
  const base = match.moves + steps.length + engine.moves.length;
  const legal = (one: Thought): boolean => !over && !refuseThought(game, position.state, seat, one);
  const left = halfMade(leftAfter(decidingAt(open), move.action), legal);
  const stored = await commit(context, {
    match,
    position,
    moves: [...steps.map((taken) => ({ move: taken.move, by: 'person' as const })), ...engine.moves],
    events: [...steps.flatMap((taken) => publicEvents(taken.told, who)), ...engine.events],
    kind: over ? 'over' : 'turn',
    calls: stillWaited(after, [...called, ...engine.calls]),
    engine: seats,
    seat,
    keeps: left.thought !== undefined,
    async also(tx) {
      if (left.thought) await saveDraft(tx, match.id, seat, { base, steps: [], thought: left.thought }, context.now());
    },
  });
  if (!stored) return conflict;
  const now = await findMatch(context.database.db, match.id);
  if (!now) throw new Error(`match ${match.id} vanished after a commit`);
  // Others may have ordered what follows.
  const reached = context.positions.get(match.id)?.position ?? position;
  const here = await seatAt(context, { match: now, game, position: reached }, seat);
  const desk = deskOf({ ...here, ...(left.dropped && { dropped: left.dropped }) });
  return done({ desk, told: ownNews(step, seat), seals: step.seals });
}

function ownNews(step: Pick<Step, 'told'>, seat: Seat): Told[] {
  return step.told.filter(({ only }) => only === undefined || only === seat);
}
