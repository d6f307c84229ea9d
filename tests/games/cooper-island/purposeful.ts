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
import { spaceOf } from '../../../src/games/cooper-island/board/land.js';
import { data, type Terrain } from '../../../src/games/cooper-island/data.js';
import { levelAfter, sideOf } from '../../../src/games/cooper-island/effects/tiles.js';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import type { State } from '../../../src/games/cooper-island/state.js';
import { seedOf } from '../../seed.js';
import { worthBy, weights as worths } from './judgement.js';

/** What things are worth in points to who judges after each step, and what is best put where. */
const weights = {
  ...worths,
  good: 0.05,
  coin: 0.38,
  tile: 0.2,
  hunger: 3.65,
  due: 2.16,
  helm: 1,
  piece: 1,
  forest: 1.35,
  mountain: 0.9,
  meadow: 0.6,
  settlement: 1.96,
  fresh: 0.28,
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
    const worth = worthBy(then.state, seat, own) - (move.action === pending.end ? 0 : 0.01);
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
