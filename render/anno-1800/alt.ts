import type { AnnoView } from '../../src/games/anno-1800/view.js';
import type { PictureRequest } from '../request.js';

/** What a picture of Anno 1800 shows, sentence by sentence. */
export function describeAnno(_request: PictureRequest<AnnoView>): string[] {
  return [];
}
