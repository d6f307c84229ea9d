import {
  type AnyGame,
  type Args,
  answer,
  applied,
  awaited,
  type Move,
  openQuestion,
  type Pending,
  type Position,
  pendingFor,
  playout,
  randomMove,
  type Seat,
} from '../engine/index.js';
import { actionsToTry, answerKeys, answerOf } from './choices.js';
import { dealt } from './deal.js';
import type { Luck } from './luck.js';
import { Rewards } from './reward.js';
import { follow, mostFollowed, type Node, newNode } from './tree.js';

/**
 * How many moves are played at random behind the tree: `far`, to the end; `near` where the end is too far away for that to
 * tell anything. So many tries show how far it is.
 */
const ahead = { far: 120, near: 20, tries: 4 };

/** What a step takes off its reward: of two ways to the same, the shorter one is better. */
const stepCost = 0.004;

/** A choice on the way through the tree, and who made it. */
interface Visit {
  node: Node;
  seat: Seat;
}

/**
 * Monte Carlo tree search over information sets, for one seat: each try deals anew what the seat cannot know, follows
 * the tree choice by choice, plays on at random and judges what came of it. It knows no rule of any game.
 * @example
 * const search = new Search(game, 0, createLuck(1));
 * for (let n = 0; n < 500; n += 1) search.try(position);
 * search.take(position)
 */
export class Search {
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #luck: Luck;
  readonly #rewards: Rewards;
  /** There is always more to try. */
  readonly done = false;
  #root = newNode();
  /** Tries that were to be played to the end, and how many of them came there. */
  #far = { tries: 0, ended: 0 };

  constructor(game: AnyGame, seat: Seat, luck: Luck) {
    this.#game = game;
    this.#seat = seat;
    this.#luck = luck;
    this.#rewards = new Rewards(game);
  }

  /** One more try from a position in which the seat must decide; the position stays as it is. */
  try(position: Position): void {
    const game = this.#game;
    const world = dealt(game, position, this.#seat, this.#luck);
    const path: Visit[] = [];
    let steps = 0;
    let pending = game.pending(world.state);
    let decision = pending.find(({ seat }) => seat === this.#seat);
    let node = this.#root;
    while (decision) {
      const made = this.#descend(world.state, decision, node, path);
      if (!made.move) break;
      if (decision.seat === this.#seat) steps += 1;
      pending = applied(game, world, made.move).pending;
      if (made.fresh) break;
      node = made.node;
      decision = awaited(pending)[0];
    }
    if (pending.length > 0) this.#playOn(world);
    const rewards = this.#rewards.of(world.state);
    for (const visit of path) {
      visit.node.visits += 1;
      visit.node.sum += (rewards[visit.seat] ?? 0) - (visit.seat === this.#seat ? steps * stepCost : 0);
    }
  }

  /**
   * The move tried most, a random one where none was; the search goes on with what was found out about the choices behind
   * it. Undefined: the seat has nothing to decide.
   */
  take({ state }: Position): Move | undefined {
    const game = this.#game;
    const seat = this.#seat;
    const decision = pendingFor(game, state, seat);
    if (!decision) return undefined;
    let node: Node | undefined = this.#root;
    this.#root = newNode();
    const actions = actionsToTry(game, state, decision);
    const action = actions.length === 1 ? actions[0] : mostFollowed(node, actions);
    if (action === undefined) return randomMove(game, state, seat, this.#luck);
    if (actions.length > 1) node = node.children.get(action);
    let args: Args = {};
    let picked: string[] = [];
    for (;;) {
      const asked = openQuestion(game, state, seat, action, args, picked);
      if (!asked) break;
      const keys = answerKeys(asked);
      const key = mostFollowed(node, keys) ?? this.#luck.pick(keys);
      if (keys.length > 1) node = node?.children.get(key);
      ({ args, picked } = answer(asked, args, answerOf(asked, key)));
    }
    if (node) this.#root = node;
    return { seat, action, args };
  }

  #playOn(world: Position): void {
    const { tries, ended } = this.#far;
    const far = tries < ahead.tries || ended * 2 >= tries;
    const { finished } = playout(this.#game, world, this.#luck, far ? ahead.far : ahead.near, { earlyOneIn: 0 });
    if (far) this.#far = { tries: tries + 1, ended: ended + Number(finished) };
  }

  /** Follows the tree through one move; `fresh`: it left the tree, so the rest of the move was random. */
  #descend(state: unknown, decision: Pending, from: Node, path: Visit[]): { move?: Move; node: Node; fresh: boolean } {
    const game = this.#game;
    const { seat } = decision;
    let node = from;
    let fresh = false;
    const step = (keys: string[]): string => {
      if (keys.length === 1) return keys[0]!;
      const next = follow(node, keys, this.#luck);
      node = next.child;
      fresh = next.fresh;
      path.push({ node, seat });
      return next.key;
    };
    const actions = actionsToTry(game, state, decision);
    if (actions.length === 0) return { node, fresh };
    const action = step(actions);
    let args: Args = {};
    let picked: string[] = [];
    for (;;) {
      const asked = openQuestion(game, state, seat, action, args, picked);
      if (!asked) return { move: { seat, action, args }, node, fresh };
      const keys = answerKeys(asked);
      if (keys.length === 0) return { node, fresh };
      const key = fresh ? this.#luck.pick(keys) : step(keys);
      ({ args, picked } = answer(asked, args, answerOf(asked, key)));
    }
  }
}
