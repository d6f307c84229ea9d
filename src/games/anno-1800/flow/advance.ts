import type { Io } from '../../../engine/game.js';
import { isPaid } from '../effects/bill.js';
import type { State } from '../state.js';
import { closeBill } from './closing.js';
import { checkEnd } from './turn.js';

/** Everything that needs no decision, up to the next one (the game's `advance`). @example advance(state, io) */
export function advance(state: State, io: Io): void {
  if (state.phase !== 'play') return;
  if (isPaid(state)) closeBill(state, io);
  if (state.phase === 'play') checkEnd(state, io);
}
