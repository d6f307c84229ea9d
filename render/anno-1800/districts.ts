import { kinds } from '../../src/games/anno-1800/data.js';
import type { SeatView } from '../../src/games/anno-1800/view.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmount } from '../kit/figures.js';
import { columns, inset } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { signOf } from './signs.js';

/** Of each kind of cube how many are ready in their district, and how many are spent. */
export function districtsSection({ ink, places }: Scene, seat: SeatView): Section {
  return {
    height: 140,
    draw(r) {
      drawPanel(ink, r);
      const spots = columns(inset(r, 12), kinds.length, 8);
      for (const [i, kind] of kinds.entries()) {
        const spot = spots[i]!;
        drawSlot(ink, spot, 10);
        const upper = { ...spot, h: 64 };
        const lower = { ...spot, y: spot.y + 64, h: spot.h - 64 };
        places.add(`district:${seat.seat}:${kind}`, upper);
        // A new cube comes here.
        places.add(`supply:${kind}`, upper);
        places.add(`spent:${seat.seat}:${kind}`, lower);
        drawAmount(ink, signOf(kind), seat.ready[kind], upper.x + 12, upper.y + 34, 50, 44);
        const y = lower.y + lower.h / 2 - 4;
        ink.globalAlpha = seat.spent[kind] === 0 ? 0.4 : 1;
        drawIcon(ink, 'rest', lower.x + 16, y - 18, 36);
        ink.globalAlpha = 1;
        const style = { size: sizes.secondary, weight: 'bold', color: colors.muted } as const;
        drawFigure(ink, { text: seat.spent[kind], means: 'rest' }, lower.x + 72, y, style);
      }
    },
  };
}
