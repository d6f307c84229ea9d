import type { Viewer } from '../../engine/message.js';
import type { Rng } from '../../engine/rng.js';
import { data } from './data.js';
import { copyState, isSolo, type State } from './state.js';

/**
 * The same state with all that a viewer cannot know dealt anew (SM-22): the order of the stacks, and of the other
 * seats the happiness and which shipment tiles they own. Every tile stays in the match once.
 * @example scramble(state, 'public', rng)
 */
export function scramble(state: State, viewer: Viewer, rng: Rng): State {
  const dealt = copyState(state);
  dealt.stacks.double = rng.shuffle(dealt.stacks.double);
  dealt.stacks.triple = rng.shuffle(dealt.stacks.triple);
  if (state.phase === 'over' || isSolo(state)) {
    dealt.stacks.shipments = rng.shuffle(dealt.stacks.shipments);
    return dealt;
  }
  const others = dealt.seats.filter((_, seat) => seat !== viewer);
  if (!state.variants.openScores) for (const owner of others) owner.happiness = rng.int(2 * owner.happiness + 10);

  // Starting tiles are never in the stack: they are dealt to the harbours first.
  const hidden = [...others.flatMap((owner) => Object.values(owner.harbor).flat()), ...dealt.stacks.shipments];
  const starting = hidden.filter((tile) => data.shipments[tile]?.starting);
  const owned = hidden.length - dealt.stacks.shipments.length;
  const standard = rng.shuffle(hidden.filter((tile) => !data.shipments[tile]?.starting));
  const harbors = rng.shuffle([...starting, ...standard.splice(0, owned - starting.length)]);
  for (const owner of others) {
    const dealtTo = Object.entries(owner.harbor).map(([dock, tiles]) => [dock, harbors.splice(0, tiles.length)]);
    owner.harbor = Object.fromEntries(dealtTo);
  }
  dealt.stacks.shipments = standard;
  return dealt;
}
