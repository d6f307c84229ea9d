import { buildingOf } from '../../src/games/nusfjord/data.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmounts } from '../kit/figures.js';
import { inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawLetter } from '../kit/letter.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawLine } from '../kit/paragraph.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { letterColors } from './signs.js';
import { buildingName, onOffer } from './words.js';

/** More beside each other would leave no room for long names. */
const perRow = 3;
const entryHeight = 76;

/** Where the last building was taken from. */
const gap = 'gap:offers';

/** The buildings on offer with name, price and points; what they do is on a picture of its own. */
export function offersSection(scene: Scene, changed: string[] = []): Section {
  const cards = onOffer(scene.view);
  const shown = cards.length + (changed.includes(gap) ? 1 : 0);
  const lines = Math.max(1, Math.ceil(shown / perRow));
  return {
    height: 20 + lines * entryHeight,
    draw(r) {
      drawPanel(scene.ink, r);
      const room = inset(r, 12, 10);
      const [w, h] = [room.w / perRow, entryHeight];
      const entry = (i: number): Rect => {
        const [column, row] = [i % perRow, Math.floor(i / perRow)];
        return inset({ x: room.x + column * w, y: room.y + row * h, w, h }, 3);
      };
      for (const [i, id] of cards.entries()) drawEntry(scene, id, entry(i));
      if (cards.length < lines * perRow) scene.places.add(gap, entry(cards.length));
    },
  };
}

/** The name above; the letter, the price and the points below. */
function drawEntry(scene: Scene, id: string, r: Rect): void {
  const { ink, places } = scene;
  const { letter, cost, points } = buildingOf(id);
  places.add(`card:${id}`, r);
  drawSlot(ink, r, 8);
  const size = sizes.secondary;
  const [first, second] = [r.y + r.h * 0.26, r.y + r.h * 0.74];
  const bold = { size, weight: 'bold', color: colors.ink } as const;
  drawLine(ink, buildingName(scene, id), r.x + 8, first, { ...bold, maxWidth: r.w - 14 });
  drawLetter(ink, letter, letterColors[letter]!, r.x + 7, second - size / 2, size);
  drawAmounts(ink, cost, r.x + size + 18, second, size, 'price');
  drawIcon(ink, 'points', r.x + r.w - size - 6, second - size / 2, size);
  drawFigure(ink, { text: points, means: 'points' }, r.x + r.w - size - 10, points === '*' ? second + 5 : second, {
    ...bold,
    align: 'right',
  });
}
