import type { AnnoView } from '../../src/games/anno-1800/view.js';
import type { Scene as KitScene } from '../kit/scene.js';

/** What every piece of a picture of Anno 1800 is drawn with. */
export type Scene = KitScene<AnnoView>;

/** Height of a flag on every kind but the table, where all is smaller. */
export const detailFlag = 48;
