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

/**
 * Those that fit what was typed, the best first; all of them, in their order, where nothing was typed. A name counts for
 * more than a text, and a text for more that speaks of it more often. Endings of words are forgiven: they change in
 * Russian.
 * @example lookUp(entries, 'reli')[0]?.title // 'Religion track'
 */
export function lookUp<T extends Findable>(entries: T[], typed: string): T[] {
  const sought = folded(typed);
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, sought) }))
    .filter(({ rank }) => rank < unfit)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

const unfit = 7;
/** Further mentions in a text make it no better. */
const mostMentions = 9;

function rankOf(entry: Findable, sought: string): number {
  const title = folded(entry.title);
  const after = entry.first ? 0 : 1;
  if (title === sought || folded(entry.value) === sought) return 0;
  if (title.startsWith(sought)) return after;
  if (mentions(title, sought) > 0) return 1 + after;
  if (mentions(title, stems(sought)) > 0) return 3;
  if (entry.aliases.some((alias) => mentions(folded(alias), sought) > 0)) return 4;
  const often = mentions(folded(`${entry.title} ${entry.text}`), stems(sought));
  if (often > 0) return 6 - Math.min(often, mostMentions) / 10;
  return title.includes(sought) ? 6 : unfit;
}

/** How many words of the text begin with a typed one; 0 unless each of the typed begins some word. */
function mentions(text: string, sought: string): number {
  const words = wordsOf(text);
  const counts = wordsOf(sought).map((part) => words.filter((word) => word.startsWith(part)).length);
  return counts.includes(0) ? 0 : counts.reduce((sum, count) => sum + count, 0);
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
