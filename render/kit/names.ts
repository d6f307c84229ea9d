import { format } from '../../src/text/catalogue.js';
import type { PictureRequest } from '../request.js';

/** Letters of a name beside a picture. */
const longest = 24;

/**
 * Makes a name harmless without changing who it says: compatibility letters become plain ones, direction overrides,
 * zero-width and control characters go, and no letter carries more than two marks.
 * @example cleanName('\u202eAnna\u200b') // 'Anna'
 */
export function cleanName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0]|\p{Variation_Selector}/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .trim();
  return plain || '?';
}

/**
 * The names of all seats for the texts beside pictures, clean and short; a seat without a readable name by its number,
 * one that the computer plays with a word that says so.
 * @example spokenNames({ names: ['\u202eAnna', '\u200b'], locale: 'en' }) // ['Anna', 'Seat 2']
 */
export function spokenNames({
  names,
  locale,
  computers = [],
}: Pick<PictureRequest, 'names' | 'locale' | 'computers'>): string[] {
  return names.map((given, seat) => {
    const clean = cleanName(given);
    const name = clean === '?' ? format(locale, 'common.seat', { n: seat + 1 }) : shorten(clean, longest);
    const marked = computers.includes(seat) && !ownNames(locale, names.length).includes(given);
    return marked ? format(locale, 'render.alt.computer', { name }) : name;
  });
}

/** What the computer is called at seats that nobody held before, which says what it is. */
function ownNames(locale: PictureRequest['locale'], seats: number): string[] {
  const numbered = Array.from({ length: seats }, (_, at) => format(locale, 'common.opponent-number', { n: at + 1 }));
  return [format(locale, 'common.opponent'), ...numbered];
}

/**
 * The letter that stands for a name on tokens, with the seat's number where it starts with none that is drawn well.
 * @example initial('дмитрий', 3) // 'Д'
 */
export function initial(name: string, seat: number): string {
  return firstLetter(name) || String(seat + 1);
}

/** The letter that stands for a name; empty where it starts with none that is drawn well. @example firstLetter('дмитрий') // 'Д' */
export function firstLetter(name: string): string {
  const first = [...cleanName(name)][0] ?? '';
  const good = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}]/u.test(first);
  return good ? ([...first.toLocaleUpperCase()][0] ?? '') : '';
}

/** @example shorten('Bartholomew', 6) // 'Barth…' */
export function shorten(name: string, length: number): string {
  const letters = [...name];
  return letters.length <= length ? name : `${letters.slice(0, length - 1).join('')}…`;
}
