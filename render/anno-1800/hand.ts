import { cardOf, deckIds } from '../../src/games/anno-1800/data.js';
import type { AnnoView, SeatView } from '../../src/games/anno-1800/view.js';
import { closeFormat, column } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { seatShown } from '../kit/view.js';
import { drawHandCard, heights } from './card.js';
import { gridSection } from './card-grid.js';
import { nowSections } from './now.js';
import { backsSection, nameSection } from './owner.js';
import { detailFlag, type Scene } from './scene.js';
import { drawTop } from './top.js';

/** The kind `hand`: a seat's population cards; others see their backs. */
export const drawing: Drawing<AnnoView> = {
  flagSize: detailFlag,
  ...column<AnnoView>(closeFormat, {
    top: drawTop,
    panels(scene, request) {
      const seat = seatShown(request);
      return [...nowSections(scene), nameSection(scene, seat), backsSection(scene, seat), ...cardsSection(scene, seat)];
    },
  }),
};

/** Deck by deck, so that those for the same cubes lie together. */
function cardsSection(scene: Scene, { hand = [] }: SeatView): Section[] {
  const sorted = deckIds.flatMap((deck) => hand.filter((card) => cardOf(card).deck === deck));
  const look = { icon: 'hand', caption: scene.say('anno-1800.hand'), height: heights.hand };
  return gridSection(scene, sorted, look, (card, r) => drawHandCard(scene, card, r));
}
