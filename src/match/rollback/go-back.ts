import {
  awaited,
  done,
  type Message,
  message,
  type Refusal,
  type Result,
  refuse,
  rollbackMove,
  rolledBack,
} from '../../engine/index.js';
import type { StoredMatch, Tx } from '../../store/index.js';
import { conflict } from '../attempt.js';
import { commit } from '../commit.js';
import type { Context } from '../context.js';
import { playEngineSeats } from '../engine-seats.js';
import { engineSeats } from '../info.js';
import { openMatch } from '../open-seat.js';
import { replayed } from '../positions.js';
import type { GoingBack } from './ways-back.js';

/**
 * Lets a match stand as it stood after an earlier entry, by an entry of its own: no number ever goes back, and chance goes on from
 * where it had got. All who are waited for are called, and have their time afresh. Refused: match.damaged, vote.late-moved.
 * @example return goBack(context, match.id, 'rollback', payload, decide)
 */
export async function goBack(
  context: Context,
  id: string,
  action: 'rollback' | 'redo',
  { seat, base, to, whose, others, asked }: GoingBack,
  decide: (tx: Tx) => Promise<void>,
): Promise<Result<undefined> | typeof conflict> {
  const loaded = await openMatch(context, id);
  if (!loaded.ok) return loaded;
  const { match, game } = loaded.value;
  if (match.moves !== base) return refuse('vote.late-moved');
  const then = await replayed(context, { ...match, moves: to }, game);
  if (!then.ok) return refuse('match.damaged');
  const position = { ...then.value, rng: { ...loaded.value.position.rng } };
  const move = rollbackMove({ seat, action, to, agreed: asked });
  const seats = engineSeats(match);
  const engine = playEngineSeats(context, game, position, seats);
  const after = game.pending(position.state);
  const stored = await commit(context, {
    match,
    position,
    moves: [{ move, by: 'person' }, ...engine.moves],
    events: [{ seat, by: 'person', event: rolledBack(move, { whose, others }) }, ...engine.events],
    kind: after.length === 0 ? 'over' : 'turn',
    calls: awaited(after).map((decision) => decision.seat),
    news: true,
    // What was undone, and is there again, may never have been told.
    back: action === 'rollback' ? to : base,
    engine: seats,
    patch: { changed: [] },
    also: decide,
  });
  if (!stored) return conflict;
  // What those presses led to is no more.
  for (let one = 0; one < position.seats; one += 1) context.pressed.delete(`${id}:${one}`);
  return done(undefined);
}

/** Why it may not be asked for any more: the match has gone on since it was looked at.
 * @example refuseMoved(match, payload) */
export function refuseMoved(match: StoredMatch, { base }: GoingBack): Refusal | undefined {
  return match.moves === base ? undefined : message('rollback.moved');
}

/** What those who are asked should know beside it.
 * @example noteOn(match, 'vote.undo.note') */
export function noteOn(match: StoredMatch, id: string): Message {
  return message(id, { computers: engineSeats(match).size });
}
