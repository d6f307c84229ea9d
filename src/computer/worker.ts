import { games } from '../games/index.js';
import { serve } from '../process/serve.js';
import { createLuck } from './luck.js';
import type { TurnAnswer, TurnJob } from './messages.js';
import { playTurn } from './turn.js';

/** The child process that thinks for the computer. */
serve(({ game: id, position, seat, luck, ...budget }: TurnJob): TurnAnswer => {
  const began = performance.now();
  const took = (): number => performance.now() - began;
  try {
    const game = games[id];
    if (!game) throw new Error(`there is no game ${id}`);
    const moves = playTurn(game, position, seat, {
      ...budget,
      now: () => performance.now(),
      luck: createLuck(luck),
    });
    return { moves, ms: took() };
  } catch (error) {
    return { moves: [], ms: took(), error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
});
