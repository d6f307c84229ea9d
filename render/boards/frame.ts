import { inset, type Rect } from '../kit/geometry.js';
import { closeFormat, panelWidth } from '../kit/page.js';
import { drawPanel } from '../kit/panel.js';
import { drawLine, drawParagraph, paragraphHeight } from '../kit/paragraph.js';
import type { Scene } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';

/** What stands above the rows of any list of people. */
export interface Headed {
  title: string;
  count: string;
  scope: string;
}

const side = 18;
const scopeHeight = 56;

/** The title, and beside it how many there are. */
export function drawTop({ ink, view }: Scene<Headed>, r: Rect): void {
  drawPanel(ink, r);
  const y = r.y + r.h / 2;
  const width = drawText(ink, view.count, r.x + r.w - side, y, {
    color: colors.muted,
    size: sizes.secondary,
    align: 'right',
  });
  drawLine(ink, view.title, r.x + side, y, {
    weight: 'bold',
    color: colors.ink,
    size: 40,
    maxWidth: r.w - width - 3 * side,
  });
}

/** What the list is of. */
export function scopeSection({ ink, view }: Scene<Headed>): Section {
  return {
    height: scopeHeight,
    draw(r) {
      drawPanel(ink, r);
      const style = { color: colors.ink, size: sizes.secondary, maxWidth: r.w - 2 * side };
      drawLine(ink, view.scope, r.x + side, r.y + r.h / 2, style);
    },
  };
}

/** A sentence in place of the rows. */
export function emptySection({ ink }: Pick<Scene<Headed>, 'ink'>, text: string): Section {
  const [w, inside] = [panelWidth(closeFormat) - 2 * side, 2 * side];
  return {
    height: paragraphHeight(ink, text, w) * (sizes.secondary / sizes.detail) ** 2 + inside,
    draw(r) {
      drawPanel(ink, r);
      drawParagraph(ink, text, inset(r, side), { largest: sizes.secondary, color: colors.ink, middle: true });
    },
  };
}
