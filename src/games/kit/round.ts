import type { Io } from '../../engine/game.js';

/** Tells what follows as done by the round itself, not by the seat that moved last.
 * @example startFishing(state, byRound(io)) */
export function byRound(io: Io): Io {
  return {
    rng: io.rng,
    reveal: () => io.reveal(),
    bind: () => io.bind(),
    say: (event, only) => io.say({ ...event, round: true }, only),
  };
}
