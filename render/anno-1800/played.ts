import { data, type Kind } from '../../src/games/anno-1800/data.js';
import type { AnnoView, SeatView } from '../../src/games/anno-1800/view.js';
import { inset } from '../kit/geometry.js';
import { closeFormat, column } from '../kit/page.js';
import { drawSlot } from '../kit/panel.js';
import { drawPieces, type Piece } from '../kit/pieces.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { seatShown } from '../kit/view.js';
import { drawPlayedCard, heights } from './card.js';
import { gridSection } from './card-grid.js';
import { nowSections } from './now.js';
import { expeditionsPanel, nameSection } from './owner.js';
import { detailFlag, type Scene } from './scene.js';
import { signOf } from './signs.js';
import { drawTop } from './top.js';

/** The kind `played`: the cards a seat has laid out, activated or not, and its expedition cards where they may be seen. */
export const drawing: Drawing<AnnoView> = {
  flagSize: detailFlag,
  ...column<AnnoView>(closeFormat, {
    top: drawTop,
    panels(scene, request) {
      const seat = seatShown(request);
      return [
        ...nowSections(scene),
        nameSection(scene, seat),
        expeditionsPanel(scene, seat),
        ...playedSection(scene, seat),
        ...expeditionsSection(scene, seat),
      ];
    },
  }),
};

function playedSection(scene: Scene, { seat, played }: SeatView): Section[] {
  const look = { icon: 'played', caption: scene.say('anno-1800.played'), height: heights.played };
  return gridSection(scene, played, look, (card, r) => drawPlayedCard(scene, seat, card, r));
}

/** Which cube visits the animal and which the artifact, and what that brings. */
function expeditionsSection(scene: Scene, { expeditions = [] }: SeatView): Section[] {
  const look = { icon: 'expedition', caption: scene.say('anno-1800.expeditions'), height: 100 };
  const half = (icon: string, cube: Kind): Piece[] => [
    { icon },
    { icon: signOf(cube) },
    { text: data.population[cube]!.visitor!, means: 'points' },
  ];
  return gridSection(scene, expeditions, look, (id, r) => {
    drawSlot(scene.ink, r, 10);
    const { animal, artifact } = data.expeditions[id]!;
    drawPieces(scene.ink, [half('expedition', animal), half('artifact', artifact)], inset(r, 8, 6), 42);
  });
}
