import { measureText } from '../kit/text.js';
import { sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';

/** Marks where a word may be broken; not written where it is not. */
const softHyphen = '\u00ad';

/** The text, in which words too wide for a line even in the smallest letters may be broken between syllables.
 * @example breakable(scene, 'Stock Management', 124) // 'Stock Man\u00adage\u00adment' */
export function breakable({ ink, say }: Scene, text: string, width: number): string {
  const syllables = say('nusfjord.breaks').split(' ');
  const tooWide = (word: string): boolean => measureText(ink, word, { size: sizes.detail, color: '' }) > width;
  return text
    .split(' ')
    .map((word) => {
      const known = tooWide(word) && syllables.find((broken) => broken.replaceAll('-', '') === word);
      return known ? known.replaceAll('-', softHyphen) : word;
    })
    .join(' ');
}
