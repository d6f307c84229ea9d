import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { ScoresView } from '../scores.js';
import { columns, inset, type Rect } from './geometry.js';
import { gap, openPage } from './page.js';
import { drawPanel, fillRounded, outlineActive } from './panel.js';
import { drawLine, drawParagraph } from './paragraph.js';
import type { Drawing } from './scene.js';
import { shownName } from './shown-name.js';
import { drawText } from './text.js';
import { colors, sizes } from './theme.js';
import { drawToken } from './tokens.js';

const labelWidth = 440;
/** One seat alone would have its figures far from what they count. */
const widest = 540;
const headHeight = 170;
const totalHeight = 120;
const tallest = 110;
/** On a phone 400 pixels wide these are 16 and 10 pixels high. */
const totalSize = 64;
const labelSize = 40;

/** The result of a match: seats across, what is counted down, totals at the bottom, and the winners outlined. */
export const drawing: Drawing<ScoresView> = {
  flagSize: 0,
  draw({ ink, view, names, locale }) {
    const { header, body } = openPage(ink);
    drawPanel(ink, header);
    const y = header.y + header.h / 2;
    const title = { size: sizes.primary, weight: 'bold', color: colors.ink } as const;
    const width = drawLine(ink, view.title, header.x + 28, y, { ...title, maxWidth: header.w * 0.4 }, 36);
    const won = { ...title, maxWidth: header.w - width - 100, align: 'right' } as const;
    drawLine(ink, view.won, header.x + header.w - 28, y, won, 36);
    const row = Math.min(tallest, (body.h - 2 * gap - headHeight - totalHeight) / view.labels.length);
    const top = body.y + gap + headHeight;
    const bottom = top + row * view.labels.length;
    drawPanel(ink, { ...body, h: bottom + totalHeight + gap - body.y });
    drawLabels(ink, view, { x: body.x, y: top, w: body.w, h: bottom - top }, row);
    for (const [index, column] of seatColumns(body, view.seats.length).entries()) {
      const { seat, amounts, total } = view.seats[index]!;
      const frame = { ...column, y: body.y + gap, h: bottom + totalHeight - body.y - gap };
      if (view.winners.includes(seat)) outlineActive(ink, frame);
      const x = column.x + column.w / 2;
      // Alone nobody need be told apart.
      if (view.seats.length > 1) drawToken(ink, seat, names[seat]!, x, frame.y + 56, 84);
      const name = { ...title, align: 'center', maxWidth: column.w - 20 } as const;
      drawLine(ink, shownName(names[seat]!, seat, locale), x, frame.y + 130, name, 36);
      for (const [line, amount] of amounts.entries()) drawAmount(ink, amount, x, top + (line + 0.5) * row);
      drawText(ink, signed(total), x, bottom + totalHeight / 2, { ...title, size: totalSize, align: 'center' });
    }
  },
};

/** What is counted, every other line on a darker ground. */
function drawLabels(ink: Ink, { labels, total }: ScoresView, r: Rect, row: number): void {
  const x = r.x + 32;
  for (const [line, label] of labels.entries()) {
    const band = { x: r.x + 12, y: r.y + line * row, w: r.w - 24, h: row };
    if (line % 2 === 0) fillRounded(ink, band, 12, colors.slot);
    const room = inset({ ...band, x, w: labelWidth - 40 }, 0, 4);
    drawParagraph(ink, label, room, { largest: labelSize, color: colors.ink, middle: true, lines: 2 });
  }
  const style = { size: sizes.primary, weight: 'bold', color: colors.ink } as const;
  drawText(ink, total, x, r.y + r.h + totalHeight / 2, style);
}

function seatColumns(body: Rect, seats: number): Rect[] {
  const room = { ...body, x: body.x + labelWidth, w: body.w - labelWidth - 20 };
  return columns({ ...room, w: Math.min(room.w, seats * (widest + gap) - gap) }, seats, gap);
}

function drawAmount(ink: Ink, amount: number, x: number, y: number): void {
  const color = amount === 0 ? colors.muted : colors.ink;
  drawText(ink, amount === 0 ? '·' : signed(amount), x, y, { size: sizes.primary, color, align: 'center' });
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `${amount}`;
}
