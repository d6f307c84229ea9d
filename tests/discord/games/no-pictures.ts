import type { Books, PictureBook } from '../../../render/book.js';

const book: PictureBook<unknown, 'table' | 'area'> = {
  kinds: {
    table: () => Promise.reject(new Error('a game of words')),
    area: () => Promise.reject(new Error('a game of words')),
  },
  suits: () => 'table',
  legend: [],
  guide: [],
  sentences: () => ['A table.'],
  board: () => [{ lines: ['A table.'] }],
};

/** For tests that play a small game of their own without pictures: nobody draws them. */
export function withoutPictures(games: Record<string, unknown>): Books {
  return Object.fromEntries(Object.keys(games).map((id) => [id, book]));
}
