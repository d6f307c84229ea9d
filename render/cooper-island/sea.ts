import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import { closeFormat, column } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { detailFlag } from './scene.js';
import { drawTop } from './top.js';
import { voyageSection } from './voyage.js';

/** The kind `sea`: every ship, how far it has come, and what lies ahead of it. */
export const drawing: Drawing<CooperIslandView> = {
  flagSize: detailFlag,
  ...column<CooperIslandView>(closeFormat, {
    top: drawTop,
    panels: (scene) => scene.view.seats.map((seat) => voyageSection(scene, seat)),
  }),
};
