/** Something that can be looked up by its name. */
export interface Findable {
  value: string;
  title: string;
  /** What else it may be called, such as its name in another language. */
  aliases: string[];
  /** What is said about it. */
  text: string;
  /** It goes before others that fit as well. */
  first: boolean;
}

/** Longer texts are cut: nobody looks a whole page up. */
export const longestSought = 100;
/** So many words of what was typed count. */
const mostSought = 12;

/** An entry with its words, made once for all that is looked up. */
interface Prepared<T> {
  entry: T;
  value: string;
  title: string;
  titleWords: string[];
  aliasWords: string[][];
  textWords: string[];
}

/** Finds entries by what was typed; see `createLookUp`. */
export type LookUp<T> = (typed: string) => T[];

/**
 * Finds those that fit what was typed, the best first; all of them, in their order, where nothing was typed. A name counts
 * for more than a text, and a text for more that speaks of it more often. Endings of words are forgiven: they change in
 * Russian.
 * @example createLookUp(entries)('reli')[0]?.title // 'Religion track'
 */
export function createLookUp<T extends Findable>(entries: T[]): LookUp<T> {
  const prepared = entries.map((entry): Prepared<T> => {
    const title = folded(entry.title);
    return {
      entry,
      title,
      value: folded(entry.value),
      titleWords: wordsOf(title),
      aliasWords: entry.aliases.map((alias) => wordsOf(folded(alias))),
      textWords: wordsOf(folded(`${entry.title} ${entry.text}`)),
    };
  });
  return (typed) => {
    const text = folded(typed.slice(0, longestSought));
    const sought = {
      text,
      words: wordsOf(text).slice(0, mostSought),
      stems: wordsOf(stems(text)).slice(0, mostSought),
    };
    return prepared
      .map((one) => ({ entry: one.entry, rank: rankOf(one, sought) }))
      .filter(({ rank }) => rank < unfit)
      .sort((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry);
  };
}

const unfit = 7;
/** Further mentions in a text make it no better. */
const mostMentions = 9;

interface Sought {
  text: string;
  words: string[];
  stems: string[];
}

function rankOf(one: Prepared<Findable>, sought: Sought): number {
  const { title } = one;
  const after = one.entry.first ? 0 : 1;
  if (title === sought.text || one.value === sought.text) return 0;
  if (title.startsWith(sought.text)) return after;
  if (mentions(one.titleWords, sought.words) > 0) return 1 + after;
  if (mentions(one.titleWords, sought.stems) > 0) return 3;
  if (one.aliasWords.some((alias) => mentions(alias, sought.words) > 0)) return 4;
  const often = mentions(one.textWords, sought.stems);
  if (often > 0) return 6 - Math.min(often, mostMentions) / 10;
  return title.includes(sought.text) ? 6 : unfit;
}

/** How many of the words begin with a sought one; 0 unless each of the sought begins some word. */
function mentions(words: string[], sought: string[]): number {
  let count = 0;
  for (const part of sought) {
    const found = words.filter((word) => word.startsWith(part)).length;
    if (found === 0) return 0;
    count += found;
  }
  return count;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Longer words without their last letters: `монахов` finds `монахи`. */
function stems(text: string): string {
  return text.replace(/\p{L}{5,}/gu, (word) => word.slice(0, Math.max(4, word.length - 2)));
}

function folded(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");
}
