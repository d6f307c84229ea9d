import type { IsleboundView } from '../../src/games/islebound/view.js';
import type { Scene as KitScene } from '../kit/scene.js';

/** What every piece of a picture of Islebound is drawn with. */
export type Scene = KitScene<IsleboundView>;

/** Height of a flag on every kind but the table, where all is smaller. */
export const detailFlag = 52;
