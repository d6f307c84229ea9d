import { type Back, backOf, buildingOf, data } from '../../src/games/islebound/data.js';
import type { IsleboundView } from '../../src/games/islebound/view.js';
import { amountsArg } from '../../src/games/islebound/words.js';
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
    const bonus = view.variants.sixBuildings && back === 'base' ? data.constants.sixRowBonus[at]! : 0;
    const place = { place: at + 1, books: books[at] ?? 0, bonus, coins: amountsArg({ coins: bonus }) };
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
  const { cost, build, renown, bonusRenown = 0 } = buildingOf(id);
  return tell(`islebound.board.card-${backOf(id)}`, {
    building: { component: id },
    cost: amountsArg({ coins: cost }),
    build: amountsArg(build),
    renown: amountsArg({ renown: renown + bonusRenown }),
    text: { textOf: id },
  });
}
