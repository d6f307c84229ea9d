import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { LegendLine, LegendView, Sign } from '../legend.js';
import { markComputers } from './computers.js';
import { drawDie } from './dice.js';
import { columns, inset, type Rect } from './geometry.js';
import { fillGlyph } from './glyphs.js';
import { drawIcon, drawSign } from './icons.js';
import { drawLetter } from './letter.js';
import { gap, openPage } from './page.js';
import { drawPanel } from './panel.js';
import { drawLine, drawParagraph } from './paragraph.js';
import type { Drawing } from './scene.js';
import { drawText } from './text.js';
import { colors, sizes } from './theme.js';
import { drawToken } from './tokens.js';

const perColumn = 4;
const signSize = 108;
/** On a phone 400 pixels wide these are 13 and 11 pixels high. */
const nameSize = 52;
const textSize = 44;

/** A page of a game's legend: each sign as it is drawn on the pictures, its name, and a sentence. */
export const drawing: Drawing<LegendView> = {
  flagSize: 0,
  draw({ ink, view }) {
    const { header, body } = openPage(ink);
    drawPanel(ink, header);
    const y = header.y + header.h / 2;
    const right = header.x + header.w - 28;
    const width = drawText(ink, view.page, right, y, { size: 40, color: colors.muted, align: 'right' });
    const title = { size: sizes.primary, weight: 'bold', color: colors.ink, maxWidth: header.w - width - 90 } as const;
    drawText(ink, view.title, header.x + 28, y, title);
    for (const [at, column] of columns(body, 2, gap).entries()) {
      for (const [row, line] of view.lines.slice(at * perColumn, (at + 1) * perColumn).entries()) {
        const h = (column.h - gap * (perColumn - 1)) / perColumn;
        drawLegendLine(ink, line, { ...column, y: Math.round(column.y + row * (h + gap)), h: Math.floor(h) });
      }
    }
  },
};

function drawLegendLine(ink: Ink, { sign, beside, name, text }: LegendLine, r: Rect): void {
  drawPanel(ink, r);
  const room = inset(r, 22, 18);
  const top = room.y + (beside === undefined ? 14 : 0);
  drawLegendSign(ink, sign, room.x, top, signSize);
  if (beside !== undefined) {
    const below = { size: 52, weight: 'bold', color: colors.ink, align: 'center' } as const;
    drawText(ink, beside, room.x + signSize / 2, top + signSize + 36, below);
  }
  const x = room.x + signSize + 24;
  const w = room.x + room.w - x;
  drawLine(ink, name, x, room.y + 30, { size: nameSize, weight: 'bold', color: colors.ink, maxWidth: w }, 40);
  drawParagraph(ink, text, { x, y: room.y + 64, w, h: room.h - 64 }, { largest: textSize, color: colors.ink });
}

/** A sign alone, as large as it is asked for; its top left corner is at (x, y). */
function drawLegendSign(ink: Ink, sign: Sign, x: number, y: number, size: number): void {
  if ('icon' in sign) drawIcon(ink, sign.icon, x, y, size);
  else if ('chip' in sign) drawSign(ink, sign.chip, x, y, size);
  else if ('glyph' in sign) fillGlyph(ink, sign.glyph, x, y, size, sign.color ?? colors.ink);
  else if ('token' in sign) drawToken(ink, sign.token, tokenName(sign), x + size / 2, y + size / 2, size);
  else if ('letter' in sign) drawLetter(ink, sign.letter, sign.ground, x, y, size, sign.round);
  else drawDie(ink, { color: sign.die, ...(sign.value !== undefined && { value: sign.value }) }, x, y, size);
}

function tokenName({ computer }: Extract<Sign, { token: number }>): string {
  return markComputers({ names: ['A'], computers: computer ? [0] : [] })[0]!;
}
