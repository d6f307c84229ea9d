import type { Chapter } from './board-words.js';
import { type Books, known } from './book.js';
import { books } from './books.js';
import type { Focus, PictureRequest } from './request.js';

/** Discord takes no more characters of alt text. */
const longest = 1024;

/** Which kind of picture a choice is best shown on. @example suits('nusfjord', view, focus) // 'offer' */
export function suits(game: string, view: unknown, focus: Focus, from: Books = books): string {
  return known(from, game).suits(view, focus);
}

/** The kinds of picture a game has, the table first. @example kinds('santa-maria') // ['table', 'area'] */
export function kinds(game: string, from: Books = books): string[] {
  return Object.keys(known(from, game).kinds);
}

/** Which of them show one seat. @example ofSeat('santa-maria') // ['area'] */
export function ofSeat(game: string, from: Books = books): readonly string[] {
  return known(from, game).ofSeat ?? ['area'];
}

/**
 * What the picture shows, in the reader's language, for those who cannot see it: at most 1024 characters, and nothing
 * that the view does not tell this reader.
 */
export function altText(request: PictureRequest, from: Books = books): string {
  let text = '';
  for (const sentence of sentences(request, from)) {
    const longer = text ? `${text} ${sentence}` : sentence;
    if (longer.length > longest) break;
    text = longer;
  }
  return text;
}

function sentences(request: PictureRequest, from: Books): string[] {
  return known(from, request.game).sentences(request);
}

/**
 * The whole table in words, chapter by chapter, for those who read or hear rather than see.
 * @example boardChapters(request)[0]?.lines[0] // 'Nusfjord, round 3 of 7, work.'
 */
export function boardChapters(request: PictureRequest, from: Books = books): Chapter[] {
  return known(from, request.game).board(request);
}
