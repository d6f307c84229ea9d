import type { Io } from '../../../engine/game.js';
import { resolveNext } from '../effects/resolve.js';
import type { State } from '../state.js';
import { nextPhase } from './phases.js';

/** Everything that needs no decision, up to the next one (the game's `advance`). @example advance(state, io) */
export function advance(state: State, io: Io): void {
  do {
    for (const seat of state.seats.keys()) while (resolveNext(state, seat, io));
  } while (nextPhase(state, io));
}
