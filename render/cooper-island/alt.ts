import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import type { PictureRequest } from '../request.js';

/** What a picture of Cooper Island shows, sentence by sentence. */
export function describeCooperIsland(_request: PictureRequest<CooperIslandView>): string[] {
  return [];
}
