import { data } from '../../src/games/anno-1800/data.js';
import { columns, inset } from '../kit/geometry.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawParagraph } from '../kit/paragraph.js';
import { drawPieces } from '../kit/pieces.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { nameOf } from '../kit/view.js';
import { objectivePieces } from './objective.js';
import type { Scene } from './scene.js';

/** The objective cards by name, each with what it brings. */
export function objectivesStrip(scene: Scene): Section[] {
  const { ink, view, places } = scene;
  if (view.objectives.length === 0) return [];
  return [
    {
      height: 170,
      draw(r) {
        drawPanel(ink, r);
        const spots = columns(inset(r, 12, 10), view.objectives.length, 8);
        for (const [i, id] of view.objectives.entries()) {
          const spot = spots[i]!;
          drawSlot(ink, spot, 10);
          places.add(`objective:${id}`, spot);
          const name = { x: spot.x + 3, y: spot.y + 6, w: spot.w - 6, h: 64 };
          const words = nameOf(scene, data.objectives[id]!);
          const style = { color: colors.ink, align: 'center', lines: 2, middle: true } as const;
          drawParagraph(ink, words, name, { ...style, largest: sizes.detail });
          const signs = { x: spot.x + 6, y: spot.y + 74, w: spot.w - 12, h: spot.h - 80 };
          drawPieces(ink, objectivePieces(id), signs, 40);
        }
      },
    },
  ];
}
