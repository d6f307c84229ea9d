import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import type { Chapter } from '../board-words.js';
import type { PictureRequest } from '../request.js';

/** The whole table in words, as far as the view tells it. */
export function boardOfCooperIsland(_request: PictureRequest<CooperIslandView>): Chapter[] {
  return [];
}
