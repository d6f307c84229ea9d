import type { Locale } from '../../text/catalogue.js';

/** The product's language for a Discord locale such as `ru` or `en-GB`: Russian for Russian, English for all others.
 * @example localeOf('de') // 'en' */
export function localeOf(discordLocale: string | null | undefined): Locale {
  return discordLocale === 'ru' ? 'ru' : 'en';
}
