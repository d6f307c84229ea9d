import type { ElderSpaceView } from '../../src/games/nusfjord/view.js';
import { drawFigure } from '../kit/figure.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawParagraph } from '../kit/paragraph.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { elderName } from './words.js';

/** Spaces of the board of elders side by side. */
const perRow = 3;

/** The elders that can be invited, and how many lie below each. */
export function eldersSection(scene: Scene): Section {
  const { ink, view } = scene;
  return {
    height: 160,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 12, 9);
      const h = room.h / 2;
      for (const [i, space] of view.elderSpaces.entries()) {
        const spot = columns(room, perRow, 10)[i % perRow]!;
        drawEntry({ ...spot, y: room.y + Math.floor(i / perRow) * h + 2, h: h - 4 }, space);
      }
    },
  };

  function drawEntry(r: Rect, { top, under, faceDown }: ElderSpaceView): void {
    drawSlot(ink, r, 10);
    if (!top) return;
    scene.places.add(`elder:${top}`, r);
    const y = r.y + r.h / 2;
    drawIcon(ink, 'elder', r.x + 6, y - 20, 40);
    const below = under.length + faceDown;
    const count = { size: sizes.secondary, color: colors.muted, align: 'right' } as const;
    if (below > 0) drawFigure(ink, { text: `+${below}`, means: 'below' }, r.x + r.w - 8, y, count);
    const room = { ...r, x: r.x + 54, w: r.w - 58 - (below > 0 ? 48 : 4) };
    drawParagraph(ink, elderName(scene, top), room, {
      largest: 32,
      lines: 2,
      middle: true,
      color: colors.ink,
    });
  }
}
