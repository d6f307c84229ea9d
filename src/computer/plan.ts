import {
  type AnyGame,
  applied,
  awaited,
  forkPosition,
  type Move,
  type Pending,
  type Position,
  pendingFor,
  type Question,
  randomMove,
  type Seat,
} from '../engine/index.js';
import { dealt } from './deal.js';
import { endMove } from './end-move.js';
import { leadOf } from './lead.js';
import type { Leads } from './leading.js';
import type { Luck } from './luck.js';
import { type Branch, branchOf, lookInto, mostPromising, newBranch, note } from './plan-tree.js';
import { Spread } from './spread.js';
import { type Turn, TurnsTried } from './turns-tried.js';
import { proposal, walk } from './walk.js';
import { wanderingAction, wanderingAnswer } from './wander.js';

/** How much is tried beside what has done well so far, as a share of how far turns lie apart. */
const curiosity = 0.3;
/** Points that a step takes off a turn: of two ways to the same, the shorter one is better. */
const stepCost = 0.03;
/** Turns are told apart no finer than this many points. */
const finest = 0.05;
/** A try has no more steps, nor more after one by chance. */
const longest = { turn: 40, after: 12 };

/**
 * Looks for the best turn of one seat in a game that says what positions are worth: tries turns, and goes most where
 * the best one was found. What it finds is played as it was found; where chance has a part in a turn, what comes of it
 * on the whole counts. It knows no rule of any game.
 * @example
 * const plan = new Plan(game, 0, createLuck(1));
 * for (let n = 0; n < 500; n += 1) plan.try(position);
 * plan.take(position)
 */
export class Plan {
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #luck: Luck;
  readonly #spread = new Spread(finest);
  readonly #turns = new TurnsTried();
  #root = newBranch();
  /** Points of the best turn so far that chance had no part in. */
  #best = Number.NEGATIVE_INFINITY;

  /** So many tries share what is dealt, which saves time: then the position must stay the same until `take`. */
  readonly #sharing: number;
  #deal: { world: Position; before: number; left: number } | undefined;

  constructor(game: AnyGame, seat: Seat, luck: Luck, sharing = 1) {
    this.#game = game;
    this.#seat = seat;
    this.#luck = luck;
    this.#sharing = sharing;
  }

  /** One more try from a position in which the seat must decide; the position stays as it is. */
  try(position: Position): void {
    const game = this.#game;
    const { world, before } = this.#dealtFor(position);
    const moves: Move[] = [];
    const path: Branch[] = [];
    /** What was chosen after the tree was left. */
    const beyond: string[] = [];
    let pending = game.pending(world.state);
    let steps = 0;
    let byChance = false;
    while (steps < longest.turn && !byChance) {
      const decision = this.#ownOf(pending);
      const move = decision && this.#follow(world.state, decision, path, beyond);
      if (!move) break;
      const { step, pending: next } = applied(game, world, move);
      pending = next;
      moves.push(move);
      steps += 1;
      byChance = step.seals.includes('chance') || step.seals.includes('reveal');
    }
    if (byChance) this.#endTurn(world, pending);
    const gain = leadOf(game, world, this.#seat) - before;
    const points = gain - stepCost * steps;
    this.#spread.add(points);
    this.#turns.note(moves, gain, byChance);
    for (const branch of path) note(branch, points, byChance);
    if (byChance) return;
    // Tried once more, it would come to the same.
    const last = path.at(-1);
    if (last && beyond.length === 0) last.done = true;
    if (points <= this.#best) return;
    this.#best = points;
    let branch = last ?? this.#root;
    for (const key of beyond) {
      branch = branchOf(branch, key);
      note(branch, points, false);
    }
  }

  /**
   * The move that the best turn begins with, a random one where nothing was tried; the search goes on with what was found
   * out about what follows it. Undefined: the seat has nothing to decide.
   */
  take({ state }: Position): Move | undefined {
    const decision = pendingFor(this.#game, state, this.#seat);
    if (!decision) return undefined;
    let branch = this.#root;
    const move = walk(this.#game, state, decision, (keys) => {
      const key = mostPromising(branch, keys) ?? (keys[0] === proposal ? proposal : this.#luck.pick(keys));
      branch = branchOf(branch, key);
      return key;
    });
    this.#root = branch;
    this.#best = branch.best;
    this.#deal = undefined;
    return move ?? randomMove(this.#game, state, this.#seat, this.#luck);
  }

  /** Nothing is left to try: every turn without chance was tried, and there are no others. */
  get done(): boolean {
    return this.#root.done;
  }

  /** The best turns found, the best first, each up to its end or to a step by chance; not more than so many. */
  turns(most: number): Turn[] {
    return this.#turns.best(most);
  }

  /** A world to play on, and what the seat leads by in it. */
  #dealtFor(position: Position): { world: Position; before: number } {
    const game = this.#game;
    if (this.#deal && this.#deal.left > 0) this.#deal.left -= 1;
    else {
      const world = dealt(game, position, this.#seat, this.#luck);
      const before = leadOf(game, world, this.#seat);
      if (this.#sharing === 1) return { world, before };
      this.#deal = { world, before, left: this.#sharing - 1 };
    }
    const world = forkPosition(game, this.#deal.world);
    world.rng = { seed: this.#luck.seed(), block: 0 };
    return { world, before: this.#deal.before };
  }

  /** A move by the tree as far as it goes, then at random, which may be to end the turn. */
  #follow(state: unknown, decision: Pending, path: Branch[], beyond: string[]): Move | undefined {
    let branch = path.at(-1) ?? this.#root;
    let left = path.length > 0 && branch.visits === 0;
    const wander = this.#wander(
      decision,
      left && this.#luck.int(3) === 0 ? endMove(this.#game, state, decision) : undefined,
    );
    return walk(this.#game, state, decision, (keys, leads, asked) => {
      if (left) {
        const key = wander(keys, leads, asked);
        beyond.push(key);
        return key;
      }
      const key = lookInto(branch, keys, leads, curiosity * this.#spread.unit, this.#luck);
      branch = branchOf(branch, key);
      path.push(branch);
      left = branch.visits === 0;
      return key;
    });
  }

  /** Chooses at random, but for the move given. */
  #wander(decision: Pending, given?: Move): (keys: string[], leads: Leads, asked?: Question) => string {
    return (keys, leads, asked) => {
      if (asked) return wanderingAnswer(asked, keys, leads, this.#luck);
      if (given && keys.includes(given.action)) return given.action;
      return wanderingAction(this.#game, decision, keys, leads, this.#luck);
    };
  }

  /** What chance has given is judged at the end of the turn. */
  #endTurn(world: Position, before: Pending[]): void {
    let pending = before;
    for (let steps = 0; steps < longest.after; steps += 1) {
      const decision = this.#ownOf(pending);
      if (!decision) return;
      const move =
        endMove(this.#game, world.state, decision) ?? walk(this.#game, world.state, decision, this.#wander(decision));
      if (!move) return;
      ({ pending } = applied(this.#game, world, move));
    }
  }

  #ownOf(pending: Pending[]): Pending | undefined {
    return awaited(pending).find(({ seat }) => seat === this.#seat);
  }
}
