import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import { closeFormat, column } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { seatShown } from '../kit/view.js';
import { landPanel } from './land-panel.js';
import { detailFlag } from './scene.js';
import { drawTop } from './top.js';

/** The kind `area`: one seat's peninsula with its coast, and what of its goods one needs beside it. */
export const drawing: Drawing<CooperIslandView> = {
  flagSize: detailFlag,
  ...column<CooperIslandView>(closeFormat, {
    top: drawTop,
    panels: (scene, request) => [landPanel(scene, seatShown(request), request.focus)],
  }),
};
