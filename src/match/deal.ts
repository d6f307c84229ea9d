import { type AnyGame, awaited, type Options, type Position, type Seat, seedHash, start } from '../engine/index.js';
import type { MatchPatch, OwedEvent, StoredMove } from '../store/index.js';
import type { Orders } from './api.js';
import type { Context } from './context.js';
import { playEngineSeats } from './engine-seats.js';
import { publicEvents } from './events.js';
import { playOrders } from './orders/play-orders.js';

/** The match's seed: so many random bytes. */
const seedBytes = 16;

/** A match laid out and ready for its first decision. */
export interface Dealt {
  position: Position;
  /** What the engine's seats have played already. */
  moves: StoredMove[];
  events: OwedEvent[];
  kind: 'start' | 'over';
  /** Nobody: only the computer is waited for. Undefined: all that are waited for. */
  calls?: [];
  begun: MatchPatch & { status: 'playing' | 'over'; rules: string };
}

/** @example seatingOf(newSeed(context), match.tenures) */
export function newSeed(context: Pick<Context, 'randomBytes'>): string {
  return context.randomBytes(seedBytes).toString('hex');
}

/**
 * Lays a match out from its seed and lets the engine's seats, and what people have ordered, play up to the first decision that is
 * left to a person. The options must have passed `checkTable`.
 * @example deal(context, game, 2, match.options, newSeed(context), new Set())
 */
export function deal(
  context: Pick<Context, 'now' | 'randomBytes' | 'computer'>,
  game: AnyGame,
  seats: number,
  options: Options,
  seed: string,
  engine: Set<Seat>,
  orders: Map<Seat, Orders> = new Map(),
): Dealt {
  const { position, told } = start(game, seats, options, seed);
  const played = playEngineSeats(context, game, position, engine);
  for (;;) {
    const ordered = playOrders(game, position, orders);
    if (ordered.moves.length === 0) break;
    for (const { moves, events } of [ordered, playEngineSeats(context, game, position, engine)]) {
      played.moves.push(...moves);
      played.events.push(...events);
    }
  }
  const waited = awaited(game.pending(position.state));
  const over = waited.length === 0;
  return {
    position,
    moves: played.moves,
    events: [...publicEvents(told, { by: 'engine' }), ...played.events],
    kind: over ? 'over' : 'start',
    ...(!over && waited.every(({ seat }) => engine.has(seat)) && { calls: [] }),
    begun: {
      status: over ? 'over' : 'playing',
      rules: game.rules,
      seed,
      seedHash: seedHash(seed),
      startedAt: context.now(),
    },
  };
}
