import { annoPictures } from './anno-1800/index.js';
import type { Books } from './book.js';
import { cooperIslandPictures } from './cooper-island/index.js';
import { isleboundPictures } from './islebound/index.js';
import { nusfjordPictures } from './nusfjord/index.js';
import { santaMariaPictures } from './santa-maria/index.js';

/** The pictures of every game that can be hosted, by its id. */
export const books: Books = {
  'santa-maria': santaMariaPictures,
  nusfjord: nusfjordPictures,
  islebound: isleboundPictures,
  'anno-1800': annoPictures,
  'cooper-island': cooperIslandPictures,
};
