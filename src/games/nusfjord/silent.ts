import type { Io } from '../../engine/game.js';

/** An io for trying things out on a copy: nobody hears of it, and the copy draws nothing. */
export const silent: Io = {
  get rng(): never {
    throw new Error('a rehearsal draws nothing');
  },
  reveal: () => undefined,
  bind: () => undefined,
  say: () => undefined,
};
