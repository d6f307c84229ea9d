import { cardOf, data, deckIds } from '../../src/games/anno-1800/data.js';
import type { AnnoView, SeatView } from '../../src/games/anno-1800/view.js';
import { inset } from '../kit/geometry.js';
import { closeFormat, column } from '../kit/page.js';
import { drawSlot } from '../kit/panel.js';
import { drawPieces } from '../kit/pieces.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { seatShown } from '../kit/view.js';
import { cardHeight, drawHandCard, drawPlayedCard } from './card.js';
import { gridSection } from './card-grid.js';
import { nowSections } from './now.js';
import { ownerSection } from './owner.js';
import { detailFlag, type Scene } from './scene.js';
import { signOf } from './signs.js';
import { drawTop } from './top.js';

const perRow = 3;

/** The kind `population`: a seat's cards in hand where they may be seen, the cards laid out, and its expeditions. */
export const drawing: Drawing<AnnoView> = {
  flagSize: detailFlag,
  ...column<AnnoView>(closeFormat, {
    top: drawTop,
    panels(scene, request) {
      const seat = seatShown(request);
      return [
        ...nowSections(scene),
        ownerSection(scene, seat),
        ...handSection(scene, seat),
        ...playedSection(scene, seat),
        ...expeditionsSection(scene, seat),
      ];
    },
  }),
};

/** Deck by deck, so that those for the same cubes lie together. */
function handSection(scene: Scene, { hand = [] }: SeatView): Section[] {
  const sorted = deckIds.flatMap((deck) => hand.filter((card) => cardOf(card).deck === deck));
  const look = { icon: 'hand', caption: scene.say('anno-1800.hand'), perRow, height: cardHeight };
  return gridSection(scene, sorted, look, (card, r) => drawHandCard(scene, card, r));
}

function playedSection(scene: Scene, { seat, played }: SeatView): Section[] {
  const look = { icon: 'played', caption: scene.say('anno-1800.played'), perRow, height: cardHeight };
  return gridSection(scene, played, look, (card, r) => drawPlayedCard(scene, seat, card, r));
}

/** What cube visits the animal and the artifact of each. */
function expeditionsSection(scene: Scene, { expeditions = [] }: SeatView): Section[] {
  const { ink } = scene;
  const look = { icon: 'expedition', caption: scene.say('anno-1800.expeditions'), perRow: 2, height: 68 };
  return gridSection(scene, expeditions, look, (id, r) => {
    drawSlot(ink, r, 10);
    const { animal, artifact } = data.expeditions[id]!;
    const half = (icon: string, cube: typeof animal) => [
      { icon },
      { icon: signOf(cube) },
      { text: data.population[cube]!.visitor!, means: 'points' },
    ];
    drawPieces(ink, [[...half('expedition', animal), { text: '/' }, ...half('artifact', artifact)]], inset(r, 8), 44);
  });
}
