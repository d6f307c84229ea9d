import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import { closeFormat, column } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { cargoSection } from './cargo.js';
import { royalSections } from './royal.js';
import { detailFlag } from './scene.js';
import { supplySection } from './supply.js';
import { drawTop } from './top.js';

/** The kind `orders`: the cargo ships, the royal orders, and what is left of tiles, tokens and cards. */
export const drawing: Drawing<CooperIslandView> = {
  flagSize: detailFlag,
  ...column<CooperIslandView>(closeFormat, {
    top: drawTop,
    panels: (scene) => [cargoSection(scene), ...royalSections(scene), supplySection(scene)],
  }),
};
