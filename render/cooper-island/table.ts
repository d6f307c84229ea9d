import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import { column, tableFormat } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { islandSection } from './island.js';
import { detailFlag } from './scene.js';
import { seatsSection } from './seat-panel.js';
import { drawTop } from './top.js';

/** The kind `table`: the island with all ships, and what every seat has. */
export const drawing: Drawing<CooperIslandView> = {
  flagSize: detailFlag,
  ...column<CooperIslandView>(tableFormat, {
    top: drawTop,
    panels: (scene) => [seatsSection(scene), islandSection(scene)],
  }),
};
