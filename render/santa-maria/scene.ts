import type { SantaMariaView } from '../../src/games/santa-maria/view.js';
import type { Scene as KitScene } from '../kit/scene.js';

/** What every piece of a picture of Santa Maria is drawn with. */
export type Scene = KitScene<SantaMariaView>;
