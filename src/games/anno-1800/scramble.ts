import type { Viewer } from '../../engine/message.js';
import type { Rng } from '../../engine/rng.js';
import { cardOf, deckIds } from './data.js';
import { copyMoment, copyState, type Moment, type State } from './state.js';

/**
 * The same state with all that a viewer cannot know dealt anew (AN-24.1, AN-24.2): decks, stacks, the hands of others by
 * their backs, and their expedition cards. What is kept to come back to is dealt in the same way, so that giving up leads
 * to the same deal. Every card stays in the match once.
 * @example scramble(state, 'public', rng)
 */
export function scramble(state: State, viewer: Viewer, rng: Rng): State {
  const dealt = { ...copyState(state), saved: state.saved.map(copyMoment) };
  const moments: Moment[] = [dealt, ...dealt.saved];
  const known = new Set(moments.flatMap((moment) => knownCards(moment, viewer)));
  const others = dealt.seats.filter((_, seat) => seat !== viewer);
  const hidden = [
    ...deckIds.map((deck) => [
      ...dealt.decks[deck],
      ...others.flatMap(({ hand }) => hand.filter((card) => cardOf(card).deck === deck)),
    ]),
    [...dealt.expeditions, ...others.flatMap(({ expeditions }) => expeditions)],
    [...dealt.oldWorld],
    [...dealt.newWorld],
  ];
  const other: Record<string, string> = {};
  for (const cards of hidden) {
    const unknown = cards.filter((card) => !known.has(card));
    for (const [at, card] of rng.shuffle(unknown).entries()) other[unknown[at]!] = card;
  }
  for (const moment of moments) dealAnew(moment as State, viewer, (card) => other[card] ?? card);
  return dealt;
}

/**
 * Hand cards of the viewer, and the card that is being played, lie open to it; others only go by their backs. At the end
 * all expedition cards lie open (AN-24.4).
 */
function knownCards({ phase, seats, turn }: Moment, viewer: Viewer): string[] {
  const own = viewer === 'public' ? undefined : seats[viewer];
  const purpose = turn.bill?.purpose;
  return [
    ...(own ? [...own.hand, ...own.expeditions] : []),
    ...(purpose?.for === 'play' ? [purpose.card] : []),
    ...(phase === 'over' ? seats.flatMap(({ expeditions }) => expeditions) : []),
  ];
}

function dealAnew(state: State, viewer: Viewer, another: (card: string) => string): void {
  for (const deck of deckIds) state.decks[deck] = state.decks[deck].map(another);
  state.expeditions = state.expeditions.map(another);
  state.oldWorld = state.oldWorld.map(another);
  state.newWorld = state.newWorld.map(another);
  for (const [seat, owner] of state.seats.entries()) {
    if (seat === viewer) continue;
    owner.hand = owner.hand.map(another);
    owner.expeditions = owner.expeditions.map(another);
  }
}
