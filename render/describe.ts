import { describeNusfjord } from './nusfjord/alt.js';
import { suitsNusfjord } from './nusfjord/focus.js';
import type { Focus, PictureRequest } from './request.js';
import { describeSantaMaria } from './santa-maria/alt.js';
import { suitsSantaMaria } from './santa-maria/focus.js';

/** Discord takes no more characters of alt text. */
const longest = 1024;

/** Which kind of picture a choice is best shown on. */
export function suits(game: string, _view: unknown, focus: Focus): string {
  return known(game, { 'santa-maria': suitsSantaMaria, nusfjord: suitsNusfjord })(focus);
}

/** The kinds of picture a game has, the table first.
 * @example kinds('santa-maria') // ['table', 'area'] */
export function kinds(game: string): string[] {
  return known(game, { 'santa-maria': ['table', 'area'], nusfjord: ['table', 'area', 'offer', 'elders'] });
}

/**
 * What the picture shows, in the reader's language, for those who cannot see it: at most 1024 characters, and nothing
 * that the view does not tell this reader.
 * @example altText({ game: 'santa-maria', kind: 'table', view, locale: 'en', names: ['Anna', 'Bo'] })
 */
export function altText(request: PictureRequest): string {
  let text = '';
  for (const sentence of sentences(request)) {
    const longer = text ? `${text} ${sentence}` : sentence;
    if (longer.length > longest) break;
    text = longer;
  }
  return text;
}

/**
 * The whole of what the picture shows, a sentence an item, for those who read rather than see.
 * @example sentences(request).join('\n')
 */
export function sentences(request: PictureRequest): string[] {
  return known(request.game, { 'santa-maria': describeSantaMaria, nusfjord: describeNusfjord })(request);
}

/** What belongs to a game; asking for one that has no pictures is a bug. */
export function known<T>(game: string, table: Record<string, T>): T {
  const found = table[game];
  if (!found) throw new Error(`no pictures of ${game}`);
  return found;
}
