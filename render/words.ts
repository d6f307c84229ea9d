import { format, type Locale } from '../src/text/catalogue.js';

/** Words of one language for a picture: a text `render.…` by its id, without the prefix. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** @example sayIn('en')('year', { year: 2, years: 3 }) // 'Year 2 of 3' */
export function sayIn(locale: Locale): Say {
  return (id, args) => format(locale, `render.${id}`, args);
}
