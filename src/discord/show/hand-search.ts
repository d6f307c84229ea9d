import type { HandCard } from '../../engine/index.js';
import { locales } from '../../text/catalogue.js';
import { createLookUp } from '../typing/look-up.js';
import type { Suggestion } from '../typing/suggest.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { chanceOf, type Held } from './hand-page.js';

/**
 * The cards of a hand that fit what was typed, the best first, by their names in any language and by what they do; all
 * where nothing was typed. Of cards that are the same, one.
 * @example cardsLike(held, 'sawm')[0]?.component // 'sawmill'
 */
export function cardsLike({ game, cards, words }: Held, typed: string): HandCard[] {
  const kinds = [...new Map(cards.map((card) => [card.component, card])).values()];
  const entries = kinds.map((card) => {
    const { name, text } = game.components[card.component] ?? {};
    const aliases = [...(name ? locales.map((locale) => name[locale]) : []), card.component];
    const title = words.name(card.component);
    return { value: card.component, title, aliases, text: text?.[words.locale] ?? '', first: false, card };
  });
  return createLookUp(entries)(typed).map(({ card }) => card);
}

/** The same as suggestions, each with when it can be played.
 * @example suggestionsFrom(held, '') */
export function suggestionsFrom(held: Held, typed: string): Suggestion[] {
  const { words } = held;
  return cardsLike(held, typed)
    .slice(0, limits.suggestions)
    .map(({ component, play }) => ({
      name: cut(`${words.name(component)} · ${chanceOf(play, words)}`, limits.line),
      value: component,
    }));
}
