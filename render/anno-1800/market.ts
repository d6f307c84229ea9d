import { buildingOf, type Kind, kinds } from '../../src/games/anno-1800/data.js';
import type { AnnoView } from '../../src/games/anno-1800/view.js';
import { closeFormat, column } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { tilesSection } from './market-tiles.js';
import { nowSections } from './now.js';
import { detailFlag } from './scene.js';
import { drawTop } from './top.js';

const grid = { perRow: 4, between: 8, look: { building: 56, need: 42 } };

/** The kind `market`: the construction tokens on the gameboard with what they cost, by who works there; then shipyards and ships. */
export const drawing: Drawing<AnnoView> = {
  flagSize: detailFlag,
  ...column<AnnoView>(closeFormat, {
    top: drawTop,
    panels: (scene) => [
      ...nowSections(scene),
      ...groups(scene.view.stock)
        .filter((group) => group.length > 0)
        .map((group) => tilesSection(scene, group, grid)),
    ],
  }),
};

/** Industries by the cube that works there, then all else. */
function groups(stock: AnnoView['stock']): AnnoView['stock'][] {
  const worker = (id: string): Kind | undefined => {
    const building = buildingOf(id);
    return building.type === 'industry' ? building.worker : undefined;
  };
  return [...kinds, undefined].map((kind) => stock.filter(({ id }) => worker(id) === kind));
}
