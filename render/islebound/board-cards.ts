import { components } from '../../src/games/islebound/components.js';
import type { Back } from '../../src/games/islebound/data.js';
import type { IsleboundView } from '../../src/games/islebound/view.js';
import type { Chapter, Teller } from '../board-words.js';

type Tell = Teller<IsleboundView>;

/** The rows of buildings, place by place, and how many cards are left. */
export function rowsInWords(teller: Tell): Chapter[] {
  const { view } = teller;
  const backs: Back[] = view.variants.metropolis ? ['base', 'metropolis'] : ['base'];
  return backs.map((back) => rowInWords(teller, back));
}

function rowInWords(teller: Tell, back: Back): Chapter {
  const { view, tell } = teller;
  const { cards, books, deck, discards } = view.rows[back];
  const places = cards.map((card, at) => {
    const place = { place: at + 1, books: books[at] ?? 0 };
    if (card === null) return tell('islebound.board.no-card', place);
    return tell('islebound.board.on-offer', { ...place, card: cardInWords(teller, card) });
  });
  const thrown = { n: discards.length, list: { list: discards.map((component) => ({ component })) } };
  return {
    title: tell(`islebound.board.title.row-${back}`),
    lines: [...places, tell('islebound.board.deck', { deck, ...thrown })],
  };
}

/** A building: its prices, its renown and what it does. */
export function cardInWords({ tell }: Tell, id: string): string {
  return tell('islebound.board.card', {
    building: { component: id },
    facts: components[id]!.facts!,
    text: { textOf: id },
  });
}
