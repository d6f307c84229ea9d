import type { Viewer } from '../../engine/message.js';
import type { Rng } from '../../engine/rng.js';
import { copyState, type State } from './state.js';

/**
 * The same state with all that a viewer cannot know dealt anew (NF-12): the order of the piles, the face-down elders,
 * and the C cards in other hands. Every card stays in the match once.
 * @example scramble(state, 'public', rng)
 */
export function scramble(state: State, viewer: Viewer, rng: Rng): State {
  const dealt = copyState(state);
  const { piles } = dealt;
  piles.A = rng.shuffle(piles.A);
  piles.B = rng.shuffle(piles.B);
  const others = dealt.seats.filter((_, seat) => seat !== viewer);
  const unknown = rng.shuffle([...others.flatMap(({ hand }) => hand), ...piles.C]);
  for (const owner of others) owner.hand = unknown.splice(0, owner.hand.length);
  piles.C = unknown;
  const faceDown = rng.shuffle(dealt.elders.flatMap((space) => space.faceDown));
  for (const space of dealt.elders) space.faceDown = faceDown.splice(0, space.faceDown.length);
  return dealt;
}
