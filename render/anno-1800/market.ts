import type { AnnoView } from '../../src/games/anno-1800/view.js';
import { closeFormat, column } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { type Group, inGroup } from './groups.js';
import { tilesSection } from './market-tiles.js';
import { nowSections } from './now.js';
import { detailFlag } from './scene.js';
import { drawTop } from './top.js';

const grid = { perRow: 3, between: 8, look: { building: 54, need: 42, name: 64 } };

/** A part of the construction tokens on the gameboard, each by name with what it costs. */
export function marketDrawing(group: Group): Drawing<AnnoView> {
  return {
    flagSize: detailFlag,
    ...column<AnnoView>(closeFormat, {
      top: drawTop,
      panels: (scene) => [
        ...nowSections(scene),
        tilesSection(
          scene,
          scene.view.stock.filter(({ id }) => inGroup(group, id)),
          grid,
        ),
      ],
    }),
  };
}
