import type { Io } from '../../../engine/game.js';
import { resolveNext } from '../effects/resolve.js';
import type { State } from '../state.js';
import { checkEnd } from './turn.js';

/** Everything that needs no decision, up to the next one (the game's `advance`). @example advance(state, io) */
export function advance(state: State, io: Io): void {
  if (state.phase !== 'play' || state.offer) return;
  do checkEnd(state, io);
  while (resolveNext(state, io));
}
