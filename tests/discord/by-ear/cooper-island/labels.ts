import { format, type Locale } from '../../../../src/text/catalogue.js';

export const action = (locale: Locale, name: string): string => format(locale, `cooper-island.action.${name}`);
export const space = (locale: Locale, id: string): string => format(locale, 'cooper-island.label.space', { space: id });
export const water = (locale: Locale, id: string): string => format(locale, 'cooper-island.label.water', { space: id });
/** A side of a double tile. */
export const side = (locale: Locale, [first, second]: [string, string]): string =>
  format(locale, 'cooper-island.label.side', { first, second });
export const sector = (locale: Locale, letter: string): string => `${locale === 'ru' ? 'Сектор' : 'Sector'} ${letter}`;
