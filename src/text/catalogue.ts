import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';

/** The languages the product speaks. */
export const locales = ['en', 'ru'] as const;
export type Locale = (typeof locales)[number];

const folder = new URL('../../data/locales/', import.meta.url);
const loaded = new Map<Locale, Map<string, string>>();
const parsed = new Map<string, IntlMessageFormat>();

/** A hyphen before a number, where none is part of a word or another number. */
const hyphenForMinus = /(?<![\p{L}\p{N}-])-(?=\d)/gu;

/** Every text of a language by its id, from all files of data/locales/<locale>; an id in two files is an error. */
export function catalogue(locale: Locale): ReadonlyMap<string, string> {
  const known = loaded.get(locale);
  if (known) return known;
  const texts = new Map<string, string>();
  const home = new URL(`${locale}/`, folder);
  for (const file of readdirSync(home).sort()) {
    if (!file.endsWith('.json')) continue;
    const entries: Record<string, string> = JSON.parse(readFileSync(new URL(file, home), 'utf8'));
    for (const [id, text] of Object.entries(entries)) {
      if (texts.has(id)) throw new Error(`data/locales/${locale}/${file}: ${id} stands in another file too`);
      texts.set(id, text);
    }
  }
  loaded.set(locale, texts);
  return texts;
}

/**
 * A text with its arguments filled in; the id itself where there is no such text (a test keeps that from happening).
 * Numbers below zero get a minus, not a hyphen.
 * @example format('ru', 'goods.coins', { n: 2 }) // '2 монеты'
 */
export function format(locale: Locale, id: string, args: Record<string, string | number> = {}): string {
  const key = `${locale} ${id}`;
  let text = parsed.get(key);
  if (!text) {
    const source = catalogue(locale).get(id);
    if (source === undefined) return id;
    text = new IntlMessageFormat(source, locale, undefined, { ignoreTag: true });
    parsed.set(key, text);
  }
  const filled = String(text.format(args));
  const negative = Object.values(args).some((arg) => typeof arg === 'number' && arg < 0);
  return negative ? filled.replace(hyphenForMinus, '−') : filled;
}
