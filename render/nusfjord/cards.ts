import { columns } from '../kit/geometry.js';
import { gap } from '../kit/page.js';
import { drawPanel } from '../kit/panel.js';
import type { Section } from '../kit/section.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { type CardLook, cardHeight, drawCard } from './card.js';
import type { Scene } from './scene.js';

/** A row is at least so high, so that cards of few words look like the others. */
const least = 170;

/**
 * Buildings in detail, so many beside each other; each row is as high as its longest text needs. Where there are none,
 * `none` is said instead.
 * @param width of all in units
 */
export function cardRows(
  scene: Scene,
  ids: string[],
  { width, across, look, none }: { width: number; across: number; look(id: string): CardLook; none: string },
): Section[] {
  if (ids.length === 0) return [nothing(scene, none)];
  const w = columns({ x: 0, y: 0, w: width, h: 0 }, across, gap)[0]!.w;
  return Array.from({ length: Math.ceil(ids.length / across) }, (_, line) => {
    const row = ids.slice(line * across, (line + 1) * across);
    return {
      height: Math.ceil(Math.max(least, ...row.map((id) => cardHeight(scene, id, w, look(id))))),
      draw(r) {
        const spots = columns(r, across, gap);
        for (const [i, id] of row.entries()) {
          drawCard(scene, id, spots[i]!, look(id));
          scene.places.add(`card:${id}`, spots[i]!);
        }
      },
    };
  });
}

function nothing({ ink }: Scene, words: string): Section {
  return {
    height: 96,
    draw(r) {
      drawPanel(ink, r);
      const style = { size: sizes.secondary, color: colors.muted, align: 'center' } as const;
      drawText(ink, words, r.x + r.w / 2, r.y + r.h / 2, style);
    },
  };
}
