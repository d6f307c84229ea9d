import { elderOf } from '../../src/games/nusfjord/data.js';
import type { SeatView } from '../../src/games/nusfjord/view.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmount } from '../kit/figures.js';
import { columns, inset } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawPanel, outlineActive } from '../kit/panel.js';
import { drawParagraph, paragraphHeight } from '../kit/paragraph.js';
import type { Section } from '../kit/section.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { drawElder } from './council.js';
import { markOf, type Scene, seatMark } from './scene.js';
import { drawName } from './seat-panel.js';

const bold = { weight: 'bold', color: colors.ink } as const;

/** Who it is, the points, the stock and the workers still to be placed. */
export function stockPanel(scene: Scene, seat: SeatView): Section {
  const { ink, view, places, names, result } = scene;
  return {
    height: 156,
    draw(r) {
      drawPanel(ink, r);
      if (view.active.includes(seat.seat) || result?.winners.includes(seat.seat)) outlineActive(ink, r);
      const room = inset(r, 18, 12);
      drawName(scene, seat, { ...room, h: 60 });
      const line = { ...room, y: room.y + 66, h: room.h - 66 };
      const y = line.y + line.h / 2;
      for (const [i, spot] of columns({ ...line, w: 430 }, 3, 8).entries()) {
        const good = (['wood', 'fish', 'gold'] as const)[i]!;
        const width = drawAmount(ink, good, seat.supply[good], spot.x, y, 56, 52);
        places.add(`goods:${seat.seat}:${good}`, { x: spot.x - 2, y: line.y, w: Math.max(width, 90) + 4, h: line.h });
      }
      const x = line.x + 450;
      drawIcon(ink, 'worker', x, y - 24, 48);
      const mark = markOf(scene, { seat: seat.seat, set: view.workerSet });
      for (let i = 0; i < seat.workersLeft; i++) drawToken(ink, mark, names[seat.seat]!, x + 86 + i * 56, y, 50);
      if (seat.workersLeft === 0) drawText(ink, '0', x + 62, y, { ...bold, size: 44, color: colors.muted });
    },
  };
}

/** Issued shares held by colour, and own ones not issued yet. */
export function sharesPanel(scene: Scene, seat: SeatView): Section {
  const { ink, names, places, say } = scene;
  return {
    height: 80,
    draw(r) {
      drawPanel(ink, r);
      places.add(`shares:${seat.seat}`, inset(r, 6));
      const y = r.y + r.h / 2;
      drawIcon(ink, 'share', r.x + 18, y - 24, 48);
      const held = seat.shares.map((n, owner) => ({ n, owner })).filter(({ n }) => n > 0);
      const unissued = { size: sizes.detail, color: colors.muted, align: 'right' } as const;
      const taken = drawText(ink, say('nusfjord.unissued', { n: seat.unissued }), r.x + r.w - 18, y, unissued);
      const step = Math.min(96, (r.w - taken - 110) / Math.max(1, held.length));
      const size = Math.min(48, step - 26);
      for (const [i, { n, owner }] of held.entries()) {
        const x = r.x + 84 + i * step;
        drawToken(ink, seatMark(scene, owner), names[owner]!, x + size / 2, y, size);
        drawFigure(ink, { text: n, means: 'share' }, x + size + 4, y, { ...bold, size: 38 });
      }
      if (held.length === 0)
        drawFigure(ink, { text: 0, means: 'share' }, r.x + 84, y, { ...bold, size: 40, color: colors.muted });
    },
  };
}

const councilLine = 60;

/** The elders and what lies on them; what they do is on the kind `built`. */
export function councilPanel(scene: Scene, seat: SeatView): Section {
  const shown = Math.max(seat.elders.length, 1);
  return {
    height: 20 + shown * councilLine,
    draw(r) {
      drawPanel(scene.ink, r);
      const room = inset(r, 14, 10);
      for (let i = 0; i < shown; i++) {
        drawElder(scene, seat, seat.elders[i], { ...room, y: room.y + i * councilLine + 3, h: councilLine - 6 });
      }
    },
  };
}

/** The elders of a seat, each with what he does. */
export function councilInDetail(scene: Scene, seat: SeatView, width: number): Section {
  const { ink, locale } = scene;
  const textOf = (id: string): string => elderOf(id).text[locale];
  const heights = seat.elders.map(({ id }) => councilLine + paragraphHeight(ink, textOf(id), width - 52) + 12);
  return {
    height: 20 + heights.reduce((sum, h) => sum + h, 0),
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 14, 10);
      let y = room.y;
      for (const [i, elder] of seat.elders.entries()) {
        drawElder(scene, seat, elder, { ...room, y: y + 3, h: councilLine - 6 });
        const text = { x: room.x + 12, y: y + councilLine + 2, w: room.w - 24, h: heights[i]! - councilLine };
        drawParagraph(ink, textOf(elder.id), text, { largest: sizes.detail, color: colors.ink });
        y += heights[i]!;
      }
    },
  };
}
