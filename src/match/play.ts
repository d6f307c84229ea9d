import {
  type AnyGame,
  complete,
  done,
  type Move,
  type Position,
  pendingFor,
  play,
  type Result,
  refuse,
  type Seat,
  type Step,
  type Told,
} from '../engine/index.js';
import { findMatch, saveDraft } from '../store/index.js';
import type { Desk, Outcome, Reason, Thought } from './api.js';
import { attempt, conflict } from './attempt.js';
import { commit } from './commit.js';
import type { Context } from './context.js';
import { keepDraft } from './drafts.js';
import { playEngineSeats } from './engine-seats.js';
import { publicEvents } from './events.js';
import { afterwards, halfMade } from './half-made.js';
import { engineSeats } from './info.js';
import { deskOf, isStale, type OpenSeat, openSeat, seatAt } from './open-seat.js';
import { refuseThought, withThought } from './redraft.js';
import { newlyCalled, sealsOf, stillWaited } from './seals.js';

/** See `MatchService.play`. */
export function playStep(
  context: Context,
  id: string,
  personId: string,
  key: string | undefined,
  move: Omit<Move, 'seat'>,
): Promise<Result<Outcome>> {
  return act(context, id, personId, key, ({ seat }) => done({ seat, action: move.action, args: { ...move.args } }));
}

/** See `MatchService.confirm`. */
export function confirm(context: Context, id: string, personId: string, key?: string): Promise<Result<Outcome>> {
  return act(context, id, personId, key, ({ loaded, position, seat }) => {
    const pending = pendingFor(loaded.game, position.state, seat);
    if (!pending?.end) return refuse('match.not-yet');
    return done(complete(loaded.game, position.state, { seat, action: pending.end, args: {} }));
  });
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

function act(
  context: Context,
  id: string,
  personId: string,
  key: string | undefined,
  choose: (open: OpenSeat) => Result<Move>,
): Promise<Result<Outcome>> {
  return attempt(context, id, async () => {
    const opened = await openSeat(context, id, personId);
    if (!opened.ok) return opened;
    const open = opened.value;
    // With steps fallen the move would follow others than its player has in mind; the desk tells which first.
    if (isStale(open, key) || open.fallen.length > 0) return refuse('match.stale');
    const move = choose(open);
    if (!move.ok) return move;
    const step = playSealed(open.loaded.game, open.position, move.value);
    if (!step.ok) return step;
    return step.value.seals.length === 0
      ? stay(context, open, move.value, step.value)
      : seal(context, open, move.value, step.value);
  });
}

async function stay(
  context: Context,
  open: OpenSeat,
  move: Move,
  step: Sealed,
): Promise<Result<Outcome> | typeof conflict> {
  const next = { position: step.position, steps: [...open.steps, { move, told: step.told }] };
  const thought = afterwards(open, move.action);
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
  const engine = playEngineSeats(context, game, position, seats);
  const after = game.pending(position.state);
  const over = after.length === 0;
  const base = match.moves + steps.length + engine.moves.length;
  const legal = (one: Thought): boolean => !over && !refuseThought(game, position.state, seat, one);
  const left = halfMade(afterwards(open, move.action), legal);
  const stored = await commit(context, {
    match,
    position,
    moves: [...steps.map((taken) => ({ move: taken.move, by: 'person' as const })), ...engine.moves],
    events: [...steps.flatMap((taken) => publicEvents(taken.told, who)), ...engine.events],
    kind: over ? 'over' : 'turn',
    calls: stillWaited(after, [...called, ...engine.calls]),
    engine: seats,
    seat,
    async also(tx) {
      if (left.thought) await saveDraft(tx, match.id, seat, { base, steps: [], thought: left.thought }, context.now());
    },
  });
  if (!stored) return conflict;
  const now = await findMatch(context.database.db, match.id);
  if (!now) throw new Error(`match ${match.id} vanished after a commit`);
  const here = await seatAt(context, { match: now, game, position }, seat);
  const desk = deskOf({ ...here, ...(left.dropped && { dropped: left.dropped }) });
  return done({ desk, told: ownNews(step, seat), seals: step.seals });
}

function ownNews(step: Pick<Step, 'told'>, seat: Seat): Told[] {
  return step.told.filter(({ only }) => only === undefined || only === seat);
}
