import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import type { Scene as KitScene } from '../kit/scene.js';

/** What every piece of a picture of Cooper Island is drawn with. */
export type Scene = KitScene<CooperIslandView>;

/** Height of a flag on every kind but the table, where all is smaller. */
export const detailFlag = 48;
