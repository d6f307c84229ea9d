import {
  actionNamed,
  apply,
  createRng,
  forkPosition,
  isRange,
  type Move,
  openQuestion,
  type Pending,
  type Position,
  pendingFor,
  type Seat,
} from '../../../src/engine/index.js';
import { hired } from '../../../src/games/cooper-island/board/counters.js';
import { freeSlots, wealth } from '../../../src/games/cooper-island/board/goods.js';
import { freeSpaces, spaceOf, spacesWith, structuresOn } from '../../../src/games/cooper-island/board/land.js';
import { data, type Good, goods, type Terrain } from '../../../src/games/cooper-island/data.js';
import { foodDue } from '../../../src/games/cooper-island/effects/feeding.js';
import { levelAfter, sideOf } from '../../../src/games/cooper-island/effects/tiles.js';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import { seatScore } from '../../../src/games/cooper-island/scoring.js';
import type { AnyEffect, SeatState, State, Stock } from '../../../src/games/cooper-island/state.js';
import { seedOf } from '../../seed.js';

/** What things are worth in points, found by letting such players play. */
const weights = {
  good: 0.05,
  coin: 0.38,
  slot: 0.05,
  level: 0.1,
  cell: 0.1,
  space: 0.03,
  tile: 0.2,
  statue: 0.46,
  small: 1.91,
  large: 0.49,
  milestone: 0.71,
  boat: 0.53,
  hired: 1.58,
  special: 0.22,
  worker: 1.2,
  lid: 0.98,
  hunger: 3.65,
  plan: 0.25,
  forest: 1.35,
  mountain: 0.9,
  meadow: 0.6,
  settlement: 1.96,
  fresh: 0.28,
  structure: 1.5,
  cargo: 0.5,
  standing: 1,
  second: 0.5,
  settled: 0.5,
  due: 2.16,
};

type Weights = typeof weights;
export type Taste = Partial<Weights>;
/** Who likes statues better than anything. */
export const mason: Taste = { statue: 1.6, standing: 1.8, mountain: 1.8 };

/** Left to others: they are hardly ever what a few lines can judge. */
const unused = ['trade', 'demand'];

/**
 * What a player with some sense does: of all that can be done now, with payments as they are proposed, that which leaves
 * most. Where a worker goes is judged by the whole turn that follows.
 * @example purposefulMove(position, 0).action // 'islet'
 */
export function purposefulMove(position: Position<State>, seat: Seat, taste: Taste = {}): Move {
  return bestMove(unpeeked(position, seat), seat, { ...weights, ...taste });
}

/** Nobody knows what comes next from bag, stack and decks. */
function unpeeked(position: Position<State>, seat: Seat): Position<State> {
  const rng = createRng({ seed: seedOf(position.rng.block), block: seat });
  return { ...position, state: cooperIsland.scramble(position.state, seat, rng) };
}

function bestMove(position: Position<State>, seat: Seat, own: Weights): Move {
  const pending = pendingFor(cooperIsland, position.state, seat)!;
  const [first, ...others] = movesToTry(position.state, pending, own);
  if (!first) throw new Error(`nothing to do for seat ${seat}: ${pending.prompt.id}`);
  if (others.length === 0) return first;
  let best = { move: first, worth: Number.NEGATIVE_INFINITY };
  for (const move of [first, ...others]) {
    const then = forkPosition(cooperIsland, position);
    apply(cooperIsland, then, move);
    if (move.action === 'work') finishTurn(then, seat, own);
    // Of what leaves as much, whatever is not waiting is done.
    const worth = worthOf(then.state, seat, own) - (move.action === pending.end ? 0 : 0.01);
    if (worth > best.worth) best = { move, worth };
  }
  return best.move;
}

function finishTurn(position: Position<State>, seat: Seat, own: Weights): void {
  while (position.state.phase === 'workers' && position.state.active === seat) {
    const move = bestMove(position, seat, own);
    if (move.action === 'end-turn') return;
    apply(cooperIsland, position, move);
  }
}

function movesToTry(state: State, pending: Pending, own: Weights): Move[] {
  const { seat, actions, free = [] } = pending;
  const possible = [...actions, ...free].filter(
    (id) => !unused.includes(id) && !actionNamed(cooperIsland, id).why?.(state, seat),
  );
  return possible.flatMap((action) => {
    const moves = ways(state, seat, { seat, action, args: {} });
    if (action !== 'place' && action !== 'chart') return moves;
    // The best place of each side or terrain.
    const best = new Map<unknown, Move>();
    for (const move of moves.sort((a, b) => landWorth(state, a, own) - landWorth(state, b, own))) {
      best.set(move.args[action === 'place' ? 'tile' : 'terrain'], move);
    }
    return [...best.values()];
  });
}

/** Moves of an action that take what is proposed, and of numbers the highest. */
function ways(state: State, seat: Seat, move: Move): Move[] {
  const open = openQuestion(cooperIsland, state, seat, move.action, move.args);
  if (!open) return [move];
  const { name } = open.param;
  const { values, suggest } = open.next;
  if (suggest) return ways(state, seat, { ...move, args: { ...move.args, [name]: [...suggest].sort() } });
  if (isRange(values)) return ways(state, seat, { ...move, args: { ...move.args, [name]: values.max } });
  return values.flatMap((value) => ways(state, seat, { ...move, args: { ...move.args, [name]: value } }));
}

/** Cubes of a tile by what they are worth, and a little for new land. */
function landWorth(state: State, { seat, action, args }: Move, own: Weights): number {
  const spaces = (action === 'place' ? [args.first, args.second] : [args.space]) as string[];
  const terrains = action === 'place' ? sideOf(args.tile as string).terrains : [args.terrain as Terrain];
  const owner = state.seats[seat]!;
  const level =
    action === 'place' ? levelAfter(state, seat, spaces as [string, string]) : spaceOf(owner, spaces[0]!).level + 1;
  return spaces.reduce((sum, id, at) => {
    const place = data.peninsula.spaces.find((space) => space.id === id)!;
    const fresh = spaceOf(owner, id).level === 0 ? own.fresh * (place.isthmus ? 2 : 1) : 0;
    return sum + level * own[terrains[at]!] + fresh + (args.ore === 'gold' ? 0.1 : 0);
  }, 0);
}

/** What a seat has, in points: what it scores, and what it can still make of the rest. */
function worthOf(state: State, seat: Seat, own: Weights): number {
  const owner = state.seats[seat]!;
  const over = state.phase === 'clean-up' || state.phase === 'window';
  const feedings = data.constants.rounds - state.round + (over ? 0 : 1);
  const rounds = data.constants.rounds - state.round + (state.phase === 'income' ? 1 : 0);
  const all = wealth(owner);
  if (freeSlots(owner) > 0) for (const good of goods) all[good] += 0.9 * owner.market[good];
  const hunger = feedings > 0 ? Math.max(0, foodDue(state, seat) - all.food) : 0;
  const waiting = state.tasks.seats[seat]!.flatMap((task) => (task.kind === 'do' ? task.parts : []));
  const levels = Object.values(owner.spaces).reduce((sum, { level }) => sum + level, 0);
  const later =
    plansWorth(owner, all, feedings, own) +
    own.good * Object.values(all).reduce((sum, n) => sum + Math.min(8, n), 0) +
    own.coin * Math.min(3, all.coins) +
    own.slot * Math.min(3, freeSlots(owner)) +
    own.level * levels +
    own.cell * owner.cartographer +
    own.space * Math.min(4, freeSpaces(owner).length) +
    own.tile * Object.values(owner.tiles).reduce((sum, n) => sum + n, 0) +
    own.statue * owner.statues.length +
    own.small * owner.small.length +
    own.large * Object.values(owner.large).filter(Boolean).length +
    own.milestone * Object.values(owner.milestones).length;
  const { regular, special } = owner.available;
  return (
    seatScore(state, seat).total +
    (feedings > 0 ? later : later * 0.02) +
    own.boat * rounds * Object.keys(owner.docks).length +
    own.settled * structuresOn(owner).length +
    own.standing * feedings * spacesWith(owner, 'statue').length +
    rounds * (own.hired * hired(owner).all + own.special * hired(owner).special) +
    (state.phase === 'workers' ? own.worker * (regular + special) : 0) +
    own.lid * owner.lids.unused -
    own.hunger * hunger +
    waiting.reduce((sum, { of }) => sum + effectWorth(of[0]!, own), 0)
  );
}

/** The best two things to build, so far as their cost is there. */
function plansWorth(owner: SeatState, all: Readonly<Stock>, feedings: number, own: Weights): number {
  const plans = [
    ...Object.values(data.docks).flatMap(({ id, cost, points }) =>
      owner.docks[id] ? [] : [{ cost, points: points + own.boat * feedings }],
    ),
    ...Object.values(data.structures).flatMap(({ id, cost, points }) =>
      owner.pieces[id]! > 0 ? [{ cost, points: points + own.structure }] : [],
    ),
    ...owner.lids.cargo.map((id) => ({
      cost: data.cargoShips[id]!.cost,
      points: data.cargoShips[id]!.points + own.cargo,
    })),
    ...owner.statues.map(() => ({
      cost: data.constants.statue.costs['wood-stone'],
      points: 1 + own.standing * feedings,
    })),
  ];
  const worths = plans.map(({ cost, points }) => {
    const parts = Object.entries(cost) as [Good, number][];
    // Coins are hard to come by.
    const sum = (of: (good: Good, n: number) => number): number =>
      parts.reduce((all, [good, n]) => all + of(good, n) * (good === 'coins' ? 2 : 1), 0);
    const share = sum((good, n) => Math.min(n, all[good])) / sum((_, n) => n);
    return own.plan * points * share ** 2;
  });
  const [first = 0, second = 0] = worths.sort((a, b) => b - a);
  return first + own.second * second;
}

function effectWorth(effect: AnyEffect, own: Weights): number {
  if (effect.op === 'helm') return effect.n;
  return effect.op === 'piece' ? effect.points : own.due;
}
