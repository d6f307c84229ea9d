import { buildingOf } from '../../src/games/nusfjord/data.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmounts } from '../kit/figures.js';
import { inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawLetter } from '../kit/letter.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawLine, drawParagraph, paragraphHeight } from '../kit/paragraph.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { letterColors } from './signs.js';
import { buildingName } from './words.js';

const bold = { weight: 'bold', color: colors.ink } as const;
const line = 52;
const between = 8;
/** Of more cards only the names are shown; what they do is on the kind `offer`. */
const mostInDetail = 3;

/** The C buildings in hand: name, price, points and, where they are few, what they do. */
export function handPanel(scene: Scene, hand: string[], width: number): Section {
  const { ink, places, locale } = scene;
  const textHeight = (id: string): number =>
    hand.length > mostInDetail ? 0 : paragraphHeight(ink, buildingOf(id).text[locale], width - 52) + 10;
  const heights = hand.map((id) => Math.ceil(line + textHeight(id)));
  return {
    height: 20 + heights.reduce((sum, h) => sum + h + between, -between),
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 14, 10);
      let y = room.y;
      for (const [i, id] of hand.entries()) {
        const spot = { ...room, y, h: heights[i]! };
        places.add(`card:${id}`, spot);
        drawHandCard(scene, id, spot);
        y += spot.h + between;
      }
    },
  };
}

function drawHandCard(scene: Scene, id: string, r: Rect): void {
  const { ink, locale } = scene;
  const { letter, cost, points, text } = buildingOf(id);
  drawSlot(ink, r, 10);
  const price = 210;
  const y = r.y + line / 2;
  drawLetter(ink, letter, letterColors[letter]!, r.x + 8, y - 19, 38);
  drawIcon(ink, 'points', r.x + r.w - 44, y - 18, 36);
  const figure = { ...bold, size: sizes.secondary, align: 'right' } as const;
  drawFigure(ink, { text: points, means: 'points' }, r.x + r.w - 50, points === '*' ? y + 6 : y, figure);
  drawAmounts(ink, cost, r.x + r.w - 92 - price, y, sizes.secondary, 'price');
  drawLine(ink, buildingName(scene, id), r.x + 56, y, { ...bold, size: 32, maxWidth: r.w - 62 - 92 - price });
  const rest = { x: r.x + 12, y: r.y + line + 2, w: r.w - 24, h: r.h - line - 4 };
  if (rest.h > sizes.detail) drawParagraph(ink, text[locale], rest, { largest: sizes.detail, color: colors.muted });
}
