import type { Move, Options, Position } from '../../../src/engine/index.js';
import { apply, createRng, playout, start } from '../../../src/engine/index.js';
import { seedOf } from '../../seed.js';
import { type State, smugglers } from './smugglers/index.js';

/** A new match of smugglers. */
export function fresh(seats = 2, seed = 1, options: Options = { rounds: '2', wind: 'fresh' }): Position<State> {
  return start<State>(smugglers, seats, options, seedOf(seed)).position;
}

/** The first turn of seat 0, after everybody hid their first card. */
export function firstTurn(seats = 2, seed = 1): Position<State> {
  const position = fresh(seats, seed);
  for (let seat = 0; seat < seats; seat += 1) {
    apply(smugglers, position, { seat, action: 'hide', args: { card: position.state.seats[seat]!.hand[0]! } });
  }
  return position;
}

/** All moves of a random match. */
export function randomMatch(seats: number, seed: number, options?: Options): { moves: Move[]; end: Position<State> } {
  const end = fresh(seats, seed, options);
  const { moves } = playout(smugglers, end, createRng({ seed: seedOf(seed + 1_000_000), block: 0 }));
  return { moves, end };
}
