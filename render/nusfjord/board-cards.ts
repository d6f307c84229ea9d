import type { MessageArg } from '../../src/engine/message.js';
import { components } from '../../src/games/nusfjord/components.js';
import { buildingOf } from '../../src/games/nusfjord/data.js';
import type { NusfjordView } from '../../src/games/nusfjord/view.js';
import { amountsArg } from '../../src/games/nusfjord/words.js';
import type { Chapter, Teller } from '../board-words.js';

type Tell = Teller<NusfjordView>;

/** What lies open to be built, letter by letter, and how many more there are. */
export function buildingsInWords(teller: Tell): Chapter[] {
  const { view, tell } = teller;
  const letters = ['A', 'B', 'C'] as const;
  return letters.map((letter) => {
    const slots: (string | null)[] = view.offers[letter];
    const cards = slots.filter((id) => id !== null);
    const counts = { n: cards.length, empty: slots.length - cards.length, pile: view.piles[letter] };
    return {
      title: tell('nusfjord.board.title.offers', { letter }),
      lines: [...cards.map((id) => cardInWords(teller, id)), tell('nusfjord.board.offers', counts)],
    };
  });
}

/** A building that is not built yet: its price, its points and what it does. */
export function cardInWords({ view, tell }: Tell, id: string): string {
  const { cost } = buildingOf(id);
  return tell('nusfjord.board.card', {
    building: { component: id },
    cost: amountsArg(cost),
    points: pointsWords(id),
    text: textWords(view, id),
  });
}

/** @example pointsWords('fish-stand') // 0 points */
export function pointsWords(id: string): MessageArg {
  const { points } = buildingOf(id);
  if (points === '*') return { id: 'render.nusfjord.board.star' };
  return { id: 'render.nusfjord.board.points', args: { points } };
}

/** What a building does, and how little of it where somebody plays alone. */
export function textWords({ seats }: NusfjordView, id: string): MessageArg {
  const note = seats.length === 1 ? components[id]?.note : undefined;
  return note ? { id: 'nusfjord.alone.text', args: { text: { textOf: id }, note } } : { textOf: id };
}
