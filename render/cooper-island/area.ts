import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import { closeFormat, column } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { seatShown } from '../kit/view.js';
import { choicesPanel } from './choices.js';
import { landPanel } from './land-panel.js';
import { nameSection } from './mat.js';
import { detailFlag } from './scene.js';
import { storesSection } from './stores.js';
import { drawTop } from './top.js';

/** The kind `area`: one seat's peninsula with its coast, and its goods beside it. */
export const drawing: Drawing<CooperIslandView> = {
  flagSize: detailFlag,
  ...column<CooperIslandView>(closeFormat, {
    top: drawTop,
    panels(scene, request) {
      const seat = seatShown(request);
      const choices = choicesPanel(scene, request.focus);
      return [
        nameSection(scene, seat),
        ...(choices ? [choices] : []),
        landPanel(scene, seat, request.focus),
        storesSection(scene, seat),
      ];
    },
  }),
};
