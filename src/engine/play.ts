import { check } from './check.js';
import { actionNamed } from './choices.js';
import { movesLike } from './completions.js';
import type { AnyGame, Io, Move, Options, Pending } from './game.js';
import type { Event, Result, Seat, Told } from './message.js';
import { copyJson, copyPosition, type Position } from './position.js';
import { createRng } from './rng.js';

/**
 * Why a step cannot be taken back: it drew from the generator, revealed something hidden, handed the decision to
 * another seat, or ended the match.
 */
export type Seal = 'chance' | 'reveal' | 'handover' | 'over';

/** What one move led to. */
export interface Step<S = unknown> {
  position: Position<S>;
  /** What happened, in order, with its audience. */
  told: Told[];
  /** Moves the engine took because nothing else was legal. They are not part of the move list; replay takes them again. */
  forced: Move[];
  /** Empty: the step may stay a draft. */
  seals: Seal[];
}

/** More automatic steps in a row than any rule book asks for: a rule that never ends. */
const endless = 10_000;

/**
 * A new match: the set-up, and the automatic steps up to the first decision. It is committed as it is, so its seal is
 * handover (or over). `seats`, `options` must have passed `checkTable` and `readOptions`. `seed` is 32 hex digits.
 * Throws where the game takes automatic steps without end.
 * @example start(game, 2, defaultOptions(game), '00'.repeat(16)).position
 */
export function start<S>(game: AnyGame, seats: number, options: Options, seed: string): Step<S> {
  const rng = { seed, block: 0 };
  const io = recorder(rng);
  const own = { ...options };
  const position: Position<S> = { seats, options: own, state: game.setup(seats, own, io) as S, rng };
  const forced = settleTable(game, position.state, io);
  return { position, told: io.told, forced, seals: [game.pending(position.state).length === 0 ? 'over' : 'handover'] };
}

/**
 * Plays a move on a copy of the position; the given one stays as it is. Refusals are those of `check`.
 * @example const step = play(game, position, { seat: 0, action: 'end-turn', args: {} })
 */
export function play<S>(game: AnyGame, position: Position<S>, move: Move): Result<Step<S>> {
  const refusal = check(game, position.state, move);
  if (refusal) return { ok: false, refusal };
  return { ok: true, value: apply(game, copyPosition(position), move) };
}

/**
 * Plays a legal move in place, without checking it: for replays and playouts, which own their position. The step's
 * position is the one given. An illegal move is a bug, and what it does is up to the game.
 * @example apply(game, position, move).told
 */
export function apply<S>(game: AnyGame, position: Position<S>, move: Move): Step<S> {
  const io = recorder(position.rng);
  perform(game, position.state, move, io);
  const forced = settleTable(game, position.state, io);
  const seals: Seal[] = [];
  if (io.drew()) seals.push('chance');
  if (io.revealed()) seals.push('reveal');
  const pending = game.pending(position.state);
  if (pending.length === 0) seals.push('over');
  else if (!pending.some((other) => other.seat === move.seat && other.holds)) seals.push('handover');
  return { position, told: io.told, forced, seals };
}

/** The game gets arguments of its own: it may keep them in its state and change them there. */
function perform(game: AnyGame, state: unknown, { seat, action, args }: Move, io: Io): void {
  actionNamed(game, action).perform(state, seat, copyJson(args), io);
}

/** Automatic steps and forced moves until a seat has a real decision. */
function settleTable(game: AnyGame, state: unknown, io: Io): Move[] {
  const forced: Move[] = [];
  for (let count = 0; count < endless; count += 1) {
    game.advance(state, io);
    const move = forcedMove(game, state);
    if (!move) return forced;
    perform(game, state, move, io);
    forced.push(move);
  }
  throw new Error(`${game.id} takes automatic steps without end`);
}

/**
 * The move of a seat that has only one, free actions counted; undefined: every waiting seat has a choice. The `end`
 * action is never forced: a turn ends when its player says so. Nor is a decision that depends on something hidden.
 * @example forcedMove(game, state)?.action
 */
export function forcedMove(game: AnyGame, state: unknown): Move | undefined {
  for (const pending of game.pending(state)) {
    if (!pending.holds || pending.hidden) continue;
    const possible = onlyAction(game, state, pending);
    if (possible === undefined || possible === pending.end) continue;
    const moves = movesLike(game, state, pending.seat, { action: possible, args: {}, picked: [] });
    const first = moves.next();
    if (!first.done && moves.next().done) return first.value;
  }
  return undefined;
}

/** The one action of a decision that is possible; undefined: there are several, each with a move of its own, or none. */
function onlyAction(game: AnyGame, state: unknown, { seat, actions, free = [] }: Pending): string | undefined {
  const all = [...actions, ...free];
  // Those that are always possible cost nothing to know: with two of them, nothing else need be asked.
  const always = all.filter((id) => !actionNamed(game, id).why);
  if (always.length > 1) return undefined;
  let [only] = always;
  for (const id of all) {
    const { why } = actionNamed(game, id);
    if (!why || why(state, seat)) continue;
    if (only !== undefined) return undefined;
    only = id;
  }
  return only;
}

/** What the rules touch during one step, and what they did with it. */
function recorder(state: Position['rng']) {
  const before = state.block;
  const told: Told[] = [];
  let revealed = false;
  return {
    told,
    rng: createRng(state),
    reveal(): void {
      revealed = true;
    },
    // What happened is told as it was then: a game may fill an event with parts of its state and go on changing them.
    say(said: Event, only?: Seat): void {
      const event = copyJson(said);
      told.push(only === undefined ? { event } : { event, only });
    },
    drew(): boolean {
      return state.block > before;
    },
    revealed(): boolean {
      return revealed;
    },
  };
}
