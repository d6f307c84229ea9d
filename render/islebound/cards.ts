import { columns } from '../kit/geometry.js';
import { closeFormat, gap, panelWidth } from '../kit/page.js';
import type { Section } from '../kit/section.js';
import { type CardLook, cardHeight, drawCard } from './card.js';
import type { Scene } from './scene.js';

const across = 2;

/** Cards two by two; each line is as high as its longest text needs. */
export function cardLines(scene: Scene, cards: { id: string; look: CardLook }[]): Section[] {
  const { w } = columns({ x: 0, y: 0, w: panelWidth(closeFormat), h: 0 }, across, gap)[0]!;
  return Array.from({ length: Math.ceil(cards.length / across) }, (_, line) => {
    const row = cards.slice(line * across, (line + 1) * across);
    return {
      height: Math.max(...row.map(({ id, look }) => cardHeight(scene, id, w, look))),
      draw(r) {
        const spots = columns(r, across, gap);
        for (const [i, { id, look }] of row.entries()) {
          drawCard(scene, id, spots[i]!, look);
          scene.places.add(`card:${id}`, spots[i]!);
        }
      },
    };
  });
}
