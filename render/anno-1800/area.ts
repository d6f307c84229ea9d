import type { AnnoView } from '../../src/games/anno-1800/view.js';
import { closeFormat, column } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { seatShown } from '../kit/view.js';
import { districtsSection } from './districts.js';
import { homeSection, newWorldSection, oldWorldSections } from './islands.js';
import { nowSections } from './now.js';
import { backsSection, expeditionsPanel, purseSection } from './owner.js';
import { detailFlag } from './scene.js';
import { drawTop } from './top.js';

/** The kind `area`: a seat's cubes, tokens and gold, and its islands with all buildings and who works there. */
export const drawing: Drawing<AnnoView> = {
  flagSize: detailFlag,
  ...column<AnnoView>(closeFormat, {
    top: drawTop,
    panels(scene, request) {
      const seat = seatShown(request);
      return [
        ...nowSections(scene),
        purseSection(scene, seat),
        districtsSection(scene, seat),
        homeSection(scene, seat),
        ...oldWorldSections(scene, seat),
        ...newWorldSection(scene, seat),
        backsSection(scene, seat),
        expeditionsPanel(scene, seat),
      ];
    },
  }),
};
