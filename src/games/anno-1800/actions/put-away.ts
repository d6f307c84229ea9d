import type { Args, Param } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { several } from '../../kit/choice.js';
import { cardOf } from '../data.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { named } from '../words.js';

type Answers = { cards?: string[]; backs?: string[] };

/** What puts nothing away. */
export const nothing = { least: 0, most: 0 };

/** What a choice of cards to put under their decks is made of. */
interface Choice<A extends Args> {
  among(state: State, seat: Seat, args: A): readonly string[];
  count(state: State, seat: Seat, args: A): { min: number; max: number };
  when?(state: State, seat: Seat, args: A): boolean;
}

/**
 * Hand cards in the order in which they go under their decks, secretly; and their backs, which everybody sees. The backs
 * follow from the cards: nobody is asked for them.
 * @example putAway<Answers>({ among: looseCards, count: () => ({ min: 1, max: 3 }) })
 */
export function putAway<A extends Args & Answers>(choice: Choice<A>): [Param<State, A>, Param<State, A>] {
  const { among, count, when } = choice;
  const cards = several<State, A>('cards' as keyof A & string, {
    take: 'sequence',
    secret: true,
    ...(when && { when }),
    among,
    count: (state, seat, args) => {
      const { min, max } = count(state, seat, args);
      return { min, max: Math.min(max, among(state, seat, args).length) };
    },
    describe: (_state, _seat, card) => ({
      label: named(card),
      detail: message('anno-1800.detail.text', { text: { textOf: card } }),
      anchor: anchor('card', card),
    }),
  });
  const backs: Param<State, A> = {
    name: 'backs',
    take: 'sequence',
    when: (_state, _seat, args) => (args.cards?.length ?? 0) > 0,
    next(_state, _seat, args, picked) {
      const card = args.cards?.[picked.length];
      return card === undefined ? { values: [], done: true } : { values: [cardOf(card).deck], done: false };
    },
    describe: (_state, _seat, _args, back) => ({ label: named(back), detail: message('anno-1800.detail.under') }),
  };
  return [cards, backs];
}
