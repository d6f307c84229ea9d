import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import snowball from 'snowball-stemmers';

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

/** Finds entries by what was typed; see `createLookUp`. */
export type LookUp<T> = (typed: string) => T[];

const english = snowball.newStemmer('english');
const russian = snowball.newStemmer('russian');

/** How much more a word counts in a name than in a text. */
const boost = { title: 8, aliases: 4 };
/** Among those that fit as well. */
const firstBoost = 2;
/** Shorter words are not taken for the beginning of others. */
const shortestBegun = 3;
/** Shorter words are taken as they are typed: nearly everything would be like them. */
const shortestMistyped = 5;
/** So much of a longer word may be mistyped. */
const mistyped = 0.2;

/**
 * Finds those that fit what was typed, the best first; all of them, in their order, where nothing was typed. A name counts
 * for more than a text, and a text for more that speaks of it more often. Endings of words are forgiven, since they change
 * in Russian, and a mistyped letter where nothing fits as it is.
 * @example createLookUp(entries)('reli')[0]?.title // 'Religion track'
 */
export function createLookUp<T extends Findable>(entries: T[]): LookUp<T> {
  const index = new MiniSearch<T & { at: number }>({
    idField: 'at',
    fields: ['title', 'aliases', 'text'],
    extractField: (entry, field) => (field === 'aliases' ? entry.aliases.join(' ') : entry[field as 'title']),
    tokenize: wordsOf,
    // Both: what is being typed begins the word, and need not begin its stem.
    processTerm: (word) => [...new Set([word, stem(word)])],
    searchOptions: {
      boost,
      // The last word is still being typed.
      prefix: (word, at, words) => at === words.length - 1 || word.length >= shortestBegun,
      combineWith: 'AND',
      processTerm: stem,
      boostDocument: (at) => (entries[at as number]?.first ? firstBoost : 1),
    },
  });
  index.addAll(entries.map((entry, at) => ({ ...entry, at })));
  const names = entries.map(({ title, value }) => [folded(title), folded(value)] as const);
  /** Whole names go first, then those with the words in full: at their beginning, anywhere; then names that begin so. */
  const closeness = (at: number, text: string): number => {
    const [title, value] = names[at]!;
    if (title === text || value === text) return 0;
    const stems = new Set(wordsOf(title).map(stem));
    const inFull = wordsOf(text).every((word) => stems.has(stem(word)));
    const begins = title.startsWith(text);
    if (inFull) return begins ? 1 : 2;
    return begins ? 3 : 4;
  };
  return (typed) => {
    const text = folded(typed.slice(0, longestSought));
    const words = wordsOf(text).slice(0, mostSought);
    if (words.length === 0) return text === '' ? entries : [];
    const query = words.join(' ');
    const exactly = index.search(query);
    const found =
      exactly.length > 0
        ? exactly
        : index.search(query, { fuzzy: (word) => (word.length < shortestMistyped ? false : mistyped) });
    return found
      .map(({ id }) => ({ at: id as number, close: closeness(id as number, text) }))
      .sort((a, b) => a.close - b.close)
      .map(({ at }) => entries[at]!);
  };
}

function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const stems = new LRUCache<string, string>({
  max: 10_000,
  memoMethod: (word) => (/\p{Script=Cyrillic}/u.test(word) ? russian : english).stem(word),
});
/** The word without its ending. */
const stem = (word: string): string => stems.memo(word);

function folded(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");
}
