import type { NusfjordView } from '../../src/games/nusfjord/view.js';
import { closeFormat, column } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { actionSection } from './action-board.js';
import { supplySection } from './supply.js';
import { drawTop } from './top.js';

/** The kind `spaces`: where workers may go and stand, the banquet table and the ships. */
export const drawing: Drawing<NusfjordView> = {
  flagSize: 46,
  ...column<NusfjordView>(closeFormat, {
    top: drawTop,
    panels: (scene) => [actionSection(scene), supplySection(scene, false)],
  }),
};
