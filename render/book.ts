import type { Chapter } from './board-words.js';
import type { Drawing } from './kit/scene.js';
import type { LegendEntry } from './legend.js';
import type { Focus, PictureRequest } from './request.js';

/** The pictures of one game: all that whoever shows them has to know of it. `V` is its view, `K` names its kinds. */
export interface PictureBook<V, K extends string = string> {
  /**
   * Where each kind is drawn, the table first; those that show a part of it closely are offered in this order. Imported only where pictures are drawn: what describes them, as the bot's
   * own process does, loads no canvas.
   */
  kinds: Record<K, () => Promise<{ drawing: Drawing<V> }>>;
  /** The kinds that show one seat; only `area` where it is not said. */
  ofSeat?: readonly K[];
  /** The kind that shows a choice best: one with all places of its targets. */
  suits(view: V, focus: Focus): K;
  /** Every sign that its pictures show, those that matter first. */
  legend: readonly LegendEntry[];
  /** How it is played, page by page: texts `guide.<game>.<id>`, and the kind of picture that stands beside them. */
  guide: readonly { id: string; kind: K }[];
  /** What a picture shows in words, a sentence an item, the most important first. */
  sentences(request: PictureRequest<V>): string[];
  /**
   * The whole table in words, so that a match can be played without pictures: the chapter of the seat that is asked for
   * before all others. It says what `view` tells and no more.
   */
  board(request: PictureRequest<V>): Chapter[];
}

/** The pictures of several games, by the game's id. */
// biome-ignore lint/suspicious/noExplicitAny: who shows pictures handles views it cannot name
export type Books = Record<string, PictureBook<any, any>>;

/** The entry of a table by its name; asking for one that is not there is a bug. */
export function known<T>(table: Record<string, T>, name: string): T {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found === undefined) throw new Error(`no pictures of ${name}`);
  return found;
}
