import { catalogue, locales } from '../../../src/text/catalogue.js';

/**
 * Texts of a test's own small game, in both languages, from here on.
 * @example giveTexts({ 'yard.accept.pay': ['Pay {list}', 'Заплатить: {list}'] })
 */
export function giveTexts(texts: Record<string, [en: string, ru: string]>): void {
  for (const [index, locale] of locales.entries()) {
    const all = catalogue(locale) as Map<string, string>;
    for (const [id, words] of Object.entries(texts)) all.set(id, words[index]!);
  }
}
