import type { AnnoView } from '../../src/games/anno-1800/view.js';
import { column, tableFormat } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { seatsSection } from '../kit/table.js';
import { tilesSection } from './market-tiles.js';
import { nowSections } from './now.js';
import { objectivesStrip } from './objectives-strip.js';
import { drawSeatPanel } from './seat-panel.js';
import { supplySection } from './supply.js';
import { drawTop } from './top.js';

const seatHeight = 240;
const market = { perRow: 8, between: 6, look: { building: 46, need: 34 } };

/** The kind `table`: every seat, the objectives, all that can be built, and what is left of the rest. */
export const drawing: Drawing<AnnoView> = {
  flagSize: 44,
  ...column<AnnoView>(tableFormat, {
    top: drawTop,
    panels: (scene) => [
      ...nowSections(scene),
      seatsSection(scene, seatHeight, drawSeatPanel),
      ...objectivesStrip(scene),
      tilesSection(scene, scene.view.stock, market),
      supplySection(scene),
    ],
  }),
};
