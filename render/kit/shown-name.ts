import { format, type Locale } from '../../src/text/catalogue.js';
import { cleanName } from './names.js';
import { graphemes, hasFace } from './text.js';

/**
 * A name as the pictures can write it: marks and signs that no face has are left out; where a letter would be lost, or
 * nothing is left, the seat stands for it.
 * @example shownName('𓂀', 1, 'en') // 'Seat 2'
 */
export function shownName(name: string, seat: number, locale: Locale): string {
  return writtenName(name) ?? format(locale, 'common.seat', { n: seat + 1 });
}

/** The same of somebody without a seat; undefined: it cannot be written. @example writtenName('𓂀') // undefined */
export function writtenName(name: string): string | undefined {
  const letters = graphemes(cleanName(name)).map((letter) => (hasFace(letter) ? letter : withoutMarks(letter)));
  const lost = letters.filter((letter) => !hasFace(letter));
  const kept = letters.filter(hasFace).join('').trim();
  const told = kept !== '' && kept !== '?' && !lost.some((letter) => /[\p{L}\p{N}]/u.test(letter));
  return told ? kept : undefined;
}

function withoutMarks(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '');
}
