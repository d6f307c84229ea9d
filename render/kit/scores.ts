import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { ScoresView } from '../scores.js';
import { signed } from './figure.js';
import { columns, inset, type Rect } from './geometry.js';
import { closeFormat, column } from './page.js';
import { drawPanel, fillRounded, outlineActive } from './panel.js';
import { drawLine, drawParagraph } from './paragraph.js';
import type { Drawing, Scene } from './scene.js';
import type { Section } from './section.js';
import { shownName } from './shown-name.js';
import { drawText } from './text.js';
import { colors, sizes } from './theme.js';
import { drawToken } from './tokens.js';

const labelWidth = 248;
/** One seat alone would have its figures far from what they count. */
const widest = 250;
const between = 8;
const padding = 12;
const headHeight = 116;
const totalHeight = 84;
const row = 72;
const wonHeight = 84;

const bold = { weight: 'bold', color: colors.ink } as const;

/** The result of a match: who has won; seats across, what is counted down, totals at the bottom, the winners outlined. */
export const drawing: Drawing<ScoresView> = {
  flagSize: 0,
  ...column<ScoresView>(closeFormat, {
    top({ ink, view }, r) {
      drawPanel(ink, r);
      drawLine(ink, view.title, r.x + 18, r.y + r.h / 2, { ...bold, size: 40, maxWidth: r.w - 36 });
    },
    panels: (scene) => [wonSection(scene), tableSection(scene)],
  }),
};

function wonSection({ ink, view }: Scene<ScoresView>): Section {
  return {
    height: wonHeight,
    draw(r) {
      drawPanel(ink, r);
      drawParagraph(ink, view.won, inset(r, 18, 8), { ...bold, largest: 36, lines: 2, middle: true });
    },
  };
}

function tableSection({ ink, view, names, locale }: Scene<ScoresView>): Section {
  const { labels, seats, winners } = view;
  return {
    height: headHeight + labels.length * row + totalHeight + 2 * padding,
    draw(r) {
      drawPanel(ink, r);
      const top = r.y + padding + headHeight;
      const bottom = top + row * labels.length;
      drawLabels(ink, view, { x: r.x, y: top, w: r.w, h: bottom - top });
      for (const [index, spot] of seatColumns(r, seats.length).entries()) {
        const { seat, amounts, total } = seats[index]!;
        const frame = { ...spot, y: r.y + padding, h: bottom + totalHeight - r.y - padding };
        if (winners.includes(seat)) outlineActive(ink, frame);
        const x = spot.x + spot.w / 2;
        // Alone nobody need be told apart.
        if (seats.length > 1) drawToken(ink, seat, names[seat]!, x, frame.y + 40, 60);
        const name = { ...bold, size: sizes.secondary, align: 'center', maxWidth: spot.w - 14 } as const;
        drawLine(ink, shownName(names[seat]!, seat, locale), x, frame.y + 94, name);
        for (const [line, amount] of amounts.entries()) drawAmount(ink, amount, x, top + (line + 0.5) * row);
        drawText(ink, signed(total), x, bottom + totalHeight / 2, { ...bold, size: 48, align: 'center' });
      }
    },
  };
}

/** What is counted, every other line on a darker ground. */
function drawLabels(ink: Ink, { labels, total }: ScoresView, r: Rect): void {
  const x = r.x + 22;
  for (const [line, label] of labels.entries()) {
    const band = { x: r.x + 10, y: r.y + line * row, w: r.w - 20, h: row };
    if (line % 2 === 0) fillRounded(ink, band, 12, colors.slot);
    const room = inset({ ...band, x, w: labelWidth - 38 }, 0, 3);
    drawParagraph(ink, label, room, { largest: 32, color: colors.ink, middle: true, lines: 2 });
  }
  drawText(ink, total, x, r.y + r.h + totalHeight / 2, { ...bold, size: 40 });
}

function seatColumns(r: Rect, seats: number): Rect[] {
  const room = { ...r, x: r.x + labelWidth, w: r.w - labelWidth - padding };
  return columns({ ...room, w: Math.min(room.w, seats * (widest + between) - between) }, seats, between);
}

function drawAmount(ink: Ink, amount: number, x: number, y: number): void {
  const color = amount === 0 ? colors.muted : colors.ink;
  drawText(ink, amount === 0 ? '·' : signed(amount), x, y, { size: 40, color, align: 'center' });
}
