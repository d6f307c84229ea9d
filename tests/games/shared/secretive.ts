import type { Options } from '../../../src/engine/index.js';
import type { State as CooperState } from '../../../src/games/cooper-island/state.js';

/** By game: options with which there is something to hide, where the usual ones hide only what lies in stacks. */
export const secretive: Record<string, Options> = { islebound: { architect: 'yes', metropolis: 'yes' } };

/** By game: brings about what is hidden for but a moment, to which random matches hardly come. */
const arranged: Record<string, (state: never) => void> = {
  /** Seat 0 looks at building cards. */
  'cooper-island': ({ decks, tasks }: CooperState) => {
    tasks.seats[0]!.push({ kind: 'keep', deck: 'small', cards: decks.small.splice(0, 4) });
  },
};

/**
 * The position with something for seat 0 to hide.
 * @example withSecret('cooper-island', copyPosition(position))
 */
export function withSecret<P extends { state: unknown }>(game: string, position: P): P {
  arranged[game]?.(position.state as never);
  return position;
}
