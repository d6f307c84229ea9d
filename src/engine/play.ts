import { check } from './check.js';
import { actionNamed, blank } from './choices.js';
import { movesLike } from './completions.js';
import type { AnyGame, Io, Move, Options, Pending } from './game.js';
import type { Event, Result, Seat, Told } from './message.js';
import { copyJson, forkPosition, type Position } from './position.js';
import { createRng, type Rng, type RngState } from './rng.js';

/**
 * Why a step cannot be taken back: it drew from the generator, revealed something hidden, binds others by the rules'
 * word, handed the decision to another seat, or ended the match.
 */
export type Seal = 'chance' | 'reveal' | 'binding' | 'handover' | 'over';

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
  const io = new Recorder(rng);
  const own = { ...options };
  const position: Position<S> = { seats, options: own, state: game.setup(seats, own, io) as S, rng };
  const { forced, pending } = settleTable(game, position.state, io);
  return { position, told: io.told, forced, seals: [pending.length === 0 ? 'over' : 'handover'] };
}

/**
 * Plays a move on a copy of the position; the given one stays as it is. Refusals are those of `check`.
 * @example const step = play(game, position, { seat: 0, action: 'end-turn', args: {} })
 */
export function play<S>(game: AnyGame, position: Position<S>, move: Move): Result<Step<S>> {
  const refusal = check(game, position.state, move);
  if (refusal) return { ok: false, refusal };
  return { ok: true, value: apply(game, forkPosition(game, position), move) };
}

/**
 * Plays a legal move in place, without checking it: for replays and playouts, which own their position. The step's
 * position is the one given. An illegal move is a bug, and what it does is up to the game.
 * @example apply(game, position, move).told
 */
export function apply<S>(game: AnyGame, position: Position<S>, move: Move): Step<S> {
  return applied(game, position, move).step;
}

/**
 * As `apply`, with the decisions that wait after it, for whoever plays on at once.
 * @example applied(game, position, move).pending
 */
export function applied<S>(game: AnyGame, position: Position<S>, move: Move): { step: Step<S>; pending: Pending[] } {
  const io = new Recorder(position.rng);
  perform(game, position.state, move, io);
  const { forced, pending } = settleTable(game, position.state, io);
  const seals: Seal[] = [];
  if (io.drew) seals.push('chance');
  if (io.revealed) seals.push('reveal');
  if (io.bound) seals.push('binding');
  if (pending.length === 0) seals.push('over');
  else if (!pending.some((other) => other.seat === move.seat && other.holds)) seals.push('handover');
  return { step: { position, told: io.told, forced, seals }, pending };
}

/** The game gets arguments of its own: it may keep them in its state and change them there. */
function perform(game: AnyGame, state: unknown, { seat, action, args }: Move, io: Io): void {
  actionNamed(game, action).perform(state, seat, copyJson(args), io);
}

/** Automatic steps and forced moves until a seat has a real decision, and what is to be decided then. */
function settleTable(game: AnyGame, state: unknown, io: Io): { forced: Move[]; pending: Pending[] } {
  const forced: Move[] = [];
  for (let count = 0; count < endless; count += 1) {
    game.advance(state, io);
    const pending = game.pending(state);
    const move = forcedMove(game, state, pending);
    if (!move) return { forced, pending };
    perform(game, state, move, io);
    forced.push(move);
  }
  throw new Error(`${game.id} takes automatic steps without end`);
}

/**
 * Takes in place the steps that come by themselves; false: chance or something hidden had a part in them.
 * @example settleAlone(game, position)
 */
export function settleAlone(game: AnyGame, { state, rng }: Position): boolean {
  const io = new Recorder(rng);
  settleTable(game, state, io);
  return !io.drew && !io.revealed;
}

/**
 * The move of a seat that has only one, free actions counted; undefined: every waiting seat has a choice. The `end`
 * action is never forced: a turn ends when its player says so. Nor is a decision that depends on something hidden.
 * @example forcedMove(game, state)?.action
 */
export function forcedMove(game: AnyGame, state: unknown, pending = game.pending(state)): Move | undefined {
  for (const decision of pending) {
    if (!decision.holds || decision.hidden) continue;
    const { seat, end } = decision;
    // Where it can end, whatever else is possible is a choice; most turns are asked no further.
    if (end !== undefined && !actionNamed(game, end).why?.(state, seat)) continue;
    const only = onlyMove(game, state, decision);
    if (only) return only;
  }
  return undefined;
}

/**
 * The one move of a decision, free actions and its `end` counted; undefined: there is a choice, or what is legal depends on
 * something hidden, so that to take it would tell on it.
 * @example onlyMove(game, state, pending)?.action // 'end-turn'
 */
export function onlyMove(game: AnyGame, state: unknown, decision: Pending): Move | undefined {
  if (decision.hidden) return undefined;
  const possible = onlyAction(game, state, decision);
  if (possible === undefined) return undefined;
  const moves = movesLike(game, state, decision.seat, blank(possible));
  const first = moves.next();
  return !first.done && moves.next().done ? first.value : undefined;
}

/** The one action of a decision that is possible; undefined: there are several, each with a move of its own, or none. */
function onlyAction(game: AnyGame, state: unknown, { seat, actions, free }: Pending): string | undefined {
  const all = free ? [...actions, ...free] : actions;
  let only: string | undefined;
  // Those that are always possible cost nothing to know: with two of them, nothing else need be asked.
  for (const id of all) {
    if (actionNamed(game, id).why) continue;
    if (only !== undefined) return undefined;
    only = id;
  }
  for (const id of all) {
    const action = actionNamed(game, id);
    if (!action.why || action.why(state, seat)) continue;
    if (only !== undefined) return undefined;
    only = id;
  }
  return only;
}

/** What the rules touch during one step, and what they did with it. A class, since one is made for every move. */
class Recorder implements Io {
  readonly told: Told[] = [];
  readonly rng: Rng;
  readonly #state: RngState;
  readonly #before: number;
  #revealed = false;
  #bound = false;

  constructor(state: RngState) {
    this.rng = createRng(state);
    this.#state = state;
    this.#before = state.block;
  }

  reveal(): void {
    this.#revealed = true;
  }

  bind(): void {
    this.#bound = true;
  }

  // What happened is told as it was then: a game may fill an event with parts of its state and go on changing them.
  say(said: Event, only?: Seat): void {
    const event = copyJson(said);
    this.told.push(only === undefined ? { event } : { event, only });
  }

  get drew(): boolean {
    return this.#state.block > this.#before;
  }

  get revealed(): boolean {
    return this.#revealed;
  }

  get bound(): boolean {
    return this.#bound;
  }
}
