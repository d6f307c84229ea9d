import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { Weight } from './fonts.js';
import { measureText } from './text.js';
import { sizes } from './theme.js';

/** Marks where a word may be broken; not written where it is not. */
const softHyphen = '\u00ad';

/**
 * The text, in which words too wide for a line even in the smallest letters may be broken between syllables.
 * @param breaks words with a hyphen wherever one may be broken, with blanks between them
 * @example breakable(ink, 'Man-age-ment', 'Stock Management', 124) // 'Stock Man\u00adage\u00adment'
 */
export function breakable(ink: Ink, breaks: string, text: string, width: number, weight?: Weight): string {
  const syllables = breaks.split(' ');
  const style = { size: sizes.detail, color: '', ...(weight && { weight }) };
  const tooWide = (word: string): boolean => measureText(ink, word, style) > width;
  return text
    .split(' ')
    .map((word) => {
      const known = tooWide(word) && syllables.find((broken) => broken.replaceAll('-', '') === word);
      return known ? known.replaceAll('-', softHyphen) : word;
    })
    .join(' ');
}
