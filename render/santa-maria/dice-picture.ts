import type { SantaMariaView } from '../../src/games/santa-maria/view.js';
import { closeFormat, column } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { displaySection } from './display.js';
import { offersNow } from './offers.js';
import { retireSection } from './retire.js';
import { supplySection } from './supply.js';
import { drawTop } from './top.js';

/** The kind `dice`: what can be taken: dice and tiles, the spaces for those who pass, and what colonies are set up from. */
export const drawing: Drawing<SantaMariaView> = {
  flagSize: 46,
  ...column<SantaMariaView>(closeFormat, {
    top: drawTop,
    panels: (scene) => [...offersNow(scene), supplySection(scene), displaySection(scene), retireSection(scene)],
  }),
};
