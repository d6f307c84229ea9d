import type { AnnoView } from '../../src/games/anno-1800/view.js';
import type { Chapter } from '../board-words.js';
import type { PictureRequest } from '../request.js';

/** The whole table in words, as far as the view tells it. */
export function boardOfAnno(_request: PictureRequest<AnnoView>): Chapter[] {
  return [];
}
