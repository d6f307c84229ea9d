import type { Viewer } from '../../engine/message.js';
import type { Rng } from '../../engine/rng.js';
import type { Deck } from './data.js';
import { copyState, type State } from './state.js';

/**
 * The same state with all that a viewer cannot know dealt anew (CI-25.2, CI-25.3): the order of bag, stack and decks,
 * and the cards another seat looks at.
 * @example scramble(state, 'public', rng)
 */
export function scramble(state: State, viewer: Viewer, rng: Rng): State {
  const dealt = copyState(state);
  dealt.bag = rng.shuffle(dealt.bag);
  dealt.logbooks = rng.shuffle(dealt.logbooks);
  for (const deck of ['small', 'large'] satisfies Deck[]) {
    const looked = (seat: number, index: number): string[] => {
      const task = dealt.tasks.seats[seat]![index];
      return task?.kind === 'keep' && task.deck === deck && seat !== viewer ? [...task.cards] : [];
    };
    const places = dealt.tasks.seats.flatMap((stack, seat) => stack.map((_, index) => [seat, index] as const));
    const unknown = rng.shuffle([...dealt.decks[deck], ...places.flatMap(([seat, index]) => looked(seat, index))]);
    for (const [seat, index] of places) {
      const cards = looked(seat, index);
      const task = dealt.tasks.seats[seat]![index]!;
      if (cards.length > 0 && task.kind === 'keep') {
        dealt.tasks.seats[seat]![index] = { ...task, cards: unknown.splice(0, cards.length) };
      }
    }
    dealt.decks[deck] = unknown;
  }
  return dealt;
}
