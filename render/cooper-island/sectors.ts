import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import { closeFormat, column } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { detailFlag } from './scene.js';
import { drawTop } from './top.js';

/** The kind `sectors`. */
export const drawing: Drawing<CooperIslandView> = {
  flagSize: detailFlag,
  ...column<CooperIslandView>(closeFormat, { top: drawTop, panels: () => [{ height: 40, draw() {} }] }),
};
