import type { Thinker, TurnRequest } from '../src/computer/thinker.js';
import { apply, awaited, copyPosition, createRng, type Move, randomMove } from '../src/engine/index.js';
import { games } from '../src/games/index.js';

/** A thinker in this process, of no thought: legal moves at random, up to what becomes known. `asked`: all its turns. */
export function quickThinker(before?: () => Promise<void>): Thinker & { asked: TurnRequest[] } {
  const asked: TurnRequest[] = [];
  const rng = createRng({ seed: '7c'.repeat(16), block: 0 });
  return {
    asked,
    async turn(request) {
      asked.push(request);
      await before?.();
      const game = games[request.game]!;
      const position = copyPosition(request.position);
      const moves: Move[] = [];
      while (awaited(game.pending(position.state)).some(({ seat }) => seat === request.seat)) {
        const move = randomMove(game, position.state, request.seat, rng)!;
        moves.push(move);
        if (apply(game, position, move).seals.length > 0) break;
      }
      return { moves, ms: 1 };
    },
    close: async () => undefined,
  };
}
