import type { Viewer } from '../../engine/message.js';
import type { Rng } from '../../engine/rng.js';
import { type Back, backOf } from './data.js';
import { copyState, type State } from './state.js';

/**
 * The same state with all that a viewer cannot know dealt anew (IB-15.2, IB-15.3): what lies below the top of the
 * stacks, the decks, other hands by their backs, and the cards and picks of a draft. What an exchange that goes on has named
 * is known to all. Every card stays in the match once.
 * @example scramble(state, 'public', rng)
 */
export function scramble(state: State, viewer: Viewer, rng: Rng): State {
  const dealt = copyState(state);
  for (const { stacks } of [dealt.events, dealt.reputation]) {
    const below = rng.shuffle(stacks.flatMap((stack) => stack.slice(1)));
    for (const stack of stacks) stack.splice(1, stack.length, ...below.splice(0, Math.max(0, stack.length - 1)));
  }
  for (const stack of [dealt.tokens, dealt.recruits.stack])
    stack.splice(1, stack.length, ...rng.shuffle(stack.slice(1)));
  const others = dealt.seats.filter((_, seat) => seat !== viewer);
  const named = new Set(dealt.tasks.seats.flat().flatMap((task) => (task.kind === 'repeat' ? task.rest.cards : [])));
  // The backs of a hand are known: each card is replaced by one like it.
  for (const back of ['base', 'metropolis'] satisfies Back[]) {
    const isUnknown = (card: string): boolean => backOf(card) === back && !named.has(card);
    const held = others.flatMap(({ hand, passing }) => [...hand, ...passing]).filter(isUnknown);
    const unknown = rng.shuffle([...held, ...dealt.decks[back]]);
    const another = (card: string): string => (isUnknown(card) ? unknown.shift()! : card);
    for (const owner of others) {
      owner.hand = owner.hand.map(another);
      owner.passing = owner.passing.map(another);
    }
    dealt.decks[back] = unknown;
  }
  for (const owner of others) if (owner.pick !== undefined) owner.pick = rng.pick(owner.passing);
  return dealt;
}
