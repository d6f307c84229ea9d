import { check } from './check.js';
import { pendingFor } from './choices.js';
import type { AnyGame, Move } from './game.js';
import { done, type Result, refuse } from './message.js';
import { apply, type Step, start } from './play.js';
import { forkPosition, type Position } from './position.js';
import type { MatchRecord } from './record.js';
import { isRollback, rolledBack, type TurnPart, targetOf, turnsOfOthers } from './rollback.js';
import { checkTable, readOptions } from './table.js';

/** What a replay is made from. */
type Replayable = Pick<MatchRecord, 'seed' | 'options' | 'names' | 'moves'>;

/** A step of a replay; the set-up has no move. */
export interface ReplayStep<S> {
  step: Step<S>;
  move?: Move;
}

/** Moves that stand, the last one first; lines that part share their beginning. */
type Line = (TurnPart & { before: Line }) | undefined;

/** The moves of a line that are not in another, in order. */
function partsAfter(line: Line, other: Line): TurnPart[] {
  const there = new Set<Line>();
  for (let at = other; at; at = at.before) there.add(at);
  const parts: TurnPart[] = [];
  for (let at = line; at && !there.has(at); at = at.before) parts.unshift(at);
  return parts;
}

/**
 * Plays a record from the start, checking every move, and stops after each step, so that a long one can be played in
 * slices; the position goes on changing after that. An entry that goes back is a step without chance. Returns as `replay`.
 * @example for (const { step } of replaying(game, record)) log(step.told)
 */
export function* replaying<S>(game: AnyGame, record: Replayable): Generator<ReplayStep<S>, Result<Position<S>>> {
  const options = readOptions(game, record.options);
  if (!options.ok) return options;
  const unfit = checkTable(game, record.names.length, options.value);
  if (unfit) return { ok: false, refusal: unfit };
  const first = start<S>(game, record.names.length, options.value, record.seed);
  yield { step: first };
  const { position } = first;
  const wanted = new Set(record.moves.filter(isRollback).map(targetOf));
  const kept = new Map<number, Position>();
  const keep = (entries: number): void => {
    if (wanted.has(entries)) kept.set(entries, forkPosition(game, position));
  };
  keep(0);
  /** What stood after each number of entries, as far as it is asked for. */
  const lines: Line[] = [undefined];
  for (const [index, move] of record.moves.entries()) {
    const { seat, action } = move;
    const line = lines[index];
    if (isRollback(move)) {
      const to = targetOf(move);
      const then = to < index && seat < position.seats ? kept.get(to) : undefined;
      if (!then) return refuse('replay.rollback', { number: index + 1, seat, to });
      // Chance goes on: what was known of it does not come again.
      position.state = forkPosition(game, then).state as S;
      const [longer, shorter] = action === 'redo' ? [lines[to], line] : [line, lines[to]];
      const whose = action === 'redo' ? (record.moves[to]?.seat ?? seat) : seat;
      const event = rolledBack(move, { whose, others: turnsOfOthers(partsAfter(longer, shorter), whose) });
      lines.push(lines[to]);
      yield { step: { position, told: [{ event }], forced: [], seals: [] }, move };
    } else {
      const why = check(game, position.state, move);
      if (why) return refuse('replay.move', { number: index + 1, seat, action, why });
      // Of a match that never went back, nobody asks.
      const ends = wanted.size > 0 && pendingFor(game, position.state, seat)?.end === action;
      lines.push({ seat, ends, before: line });
      yield { step: apply(game, position, move), move };
    }
    keep(index + 1);
  }
  return done(position);
}

/**
 * Plays a record from the start, checking every move. `visit` sees every step: the set-up (no move), then each move;
 * the position goes on changing after it returns. Refusals: those of `readOptions` and `checkTable`, and replay.move
 * with the number of the move (from 1), its seat and action, and why it is not legal; replay.rollback where an entry goes
 * back to none before it.
 * @example replay(game, record, (step, move) => log(step.told))
 */
export function replay<S>(
  game: AnyGame,
  record: Replayable,
  visit?: (step: Step<S>, move?: Move) => void,
): Result<Position<S>> {
  const steps = replaying<S>(game, record);
  let next = steps.next();
  for (; !next.done; next = steps.next()) visit?.(next.value.step, next.value.move);
  return next.value;
}
