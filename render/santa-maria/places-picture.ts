import type { SantaMariaView } from '../../src/games/santa-maria/view.js';
import { closeFormat, column, panelWidth } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { placesInDetail } from './monks.js';
import { drawTop } from './top.js';
import { conquestSection, religionSection } from './tracks.js';

/** The kind `places`: both tracks, and scholars, bishops and missions with what they do. */
export const drawing: Drawing<SantaMariaView> = {
  flagSize: 46,
  ...column<SantaMariaView>(closeFormat, {
    top: drawTop,
    panels: (scene) => [religionSection(scene), conquestSection(scene), placesInDetail(scene, panelWidth(closeFormat))],
  }),
};
