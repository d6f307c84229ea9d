import type { AnnoView } from '../../src/games/anno-1800/view.js';
import { closeFormat, column } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { detailFlag } from './scene.js';
import { drawTop } from './top.js';

/** The kind `trade`. */
export const drawing: Drawing<AnnoView> = {
  flagSize: detailFlag,
  ...column<AnnoView>(closeFormat, { top: drawTop, panels: () => [{ height: 40, draw() {} }] }),
};
