import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { LegendLine, LegendView, Mark, Sign } from '../legend.js';
import { markComputers } from './computers.js';
import { drawDie } from './dice.js';
import { drawFlag, drawFrame } from './flags.js';
import { inset, type Rect } from './geometry.js';
import { glow } from './glow.js';
import { fillGlyph } from './glyphs.js';
import { drawHexes, hexesWidth } from './hex-signs.js';
import { drawIcon, drawSign } from './icons.js';
import { drawLetter } from './letter.js';
import { closeFormat, column, panelWidth } from './page.js';
import { drawPanel, drawSlot, outlineActive } from './panel.js';
import { drawLine, drawParagraph, paragraphHeight } from './paragraph.js';
import type { Drawing, Scene } from './scene.js';
import type { Section } from './section.js';
import { drawText } from './text.js';
import { colors, sizes } from './theme.js';
import { drawToken } from './tokens.js';

const signSize = 72;
const padding = { x: 18, y: 14 };
const nameHeight = 44;
const name = { size: 36, weight: 'bold', color: colors.ink } as const;
const beside = { size: sizes.secondary, weight: 'bold', color: colors.ink, align: 'center' } as const;
/** From the left edge of a panel to its words. */
const wordsAt = padding.x + signSize + 18;
const least = 2 * padding.y + signSize;

/** A page of a game's legend: each sign as it is drawn on the pictures, its name, and a sentence. */
export const drawing: Drawing<LegendView> = {
  flagSize: 0,
  ...column<LegendView>(closeFormat, { top: drawTop, panels: (scene) => scene.view.lines.map(lineSection(scene)) }),
};

function drawTop({ ink, view }: Scene<LegendView>, r: Rect): void {
  drawPanel(ink, r);
  const y = r.y + r.h / 2;
  const page = { size: sizes.secondary, color: colors.muted, align: 'right' } as const;
  const width = drawText(ink, view.page, r.x + r.w - padding.x, y, page);
  drawLine(ink, view.title, r.x + padding.x, y, { ...name, maxWidth: r.w - width - 3 * padding.x });
}

function lineSection({ ink }: Scene<LegendView>): (line: LegendLine) => Section {
  const width = panelWidth(closeFormat) - wordsAt - padding.x;
  return (line) => {
    const words = nameHeight + paragraphHeight(ink, line.text, width) + 2 * padding.y;
    const signs = least + (line.beside === undefined ? 0 : 40);
    return { height: Math.ceil(Math.max(words, signs)), draw: (r) => drawLegendLine(ink, line, r) };
  };
}

function drawLegendLine(ink: Ink, line: LegendLine, r: Rect): void {
  drawPanel(ink, r);
  const room = inset(r, padding.x, padding.y);
  drawLegendSign(ink, line.sign, room.x, room.y, signSize);
  if (line.beside !== undefined) drawText(ink, line.beside, room.x + signSize / 2, room.y + signSize + 24, beside);
  const x = r.x + wordsAt;
  const w = room.x + room.w - x;
  drawLine(ink, line.name, x, room.y + 20, { ...name, maxWidth: w });
  const text = { x, y: room.y + nameHeight, w, h: room.h - nameHeight };
  drawParagraph(ink, line.text, text, { largest: sizes.detail, color: colors.ink });
}

/** A sign alone, as large as it is asked for; its top left corner is at (x, y). */
function drawLegendSign(ink: Ink, sign: Sign, x: number, y: number, size: number): void {
  if ('icon' in sign) drawIcon(ink, sign.icon, x, y, size);
  else if ('chip' in sign) drawSign(ink, sign.chip, x, y, size);
  else if ('glyph' in sign) fillGlyph(ink, sign.glyph, x, y, size, sign.color ?? colors.ink);
  else if ('token' in sign) drawToken(ink, sign.token, tokenName(sign), x + size / 2, y + size / 2, size);
  else if ('letter' in sign) drawLetter(ink, sign.letter, sign.ground, x, y, size, sign.round);
  else if ('hexes' in sign) drawHexes(ink, sign.hexes, x, y + size / 2, size / hexesWidth(sign.hexes.length, 1));
  else if ('mark' in sign) drawMark(ink, sign.mark, inset({ x, y, w: size, h: size }, 8));
  else drawDie(ink, { color: sign.die, ...(sign.value !== undefined && { value: sign.value }) }, x, y, size);
}

/** An empty place with its mark. */
function drawMark(ink: Ink, mark: Mark, rect: Rect): void {
  drawSlot(ink, rect);
  if (mark === 'active') outlineActive(ink, rect);
  else if (mark === 'changed') glow(ink, { rect, spot: 'center' });
  else {
    drawFrame(ink, { rect, spot: 'center' });
    drawFlag(ink, { rect, spot: 'center' }, mark === 'choice' ? 2 : 0, 40);
  }
}

function tokenName({ computer }: Extract<Sign, { token: number }>): string {
  return markComputers({ names: ['A'], computers: computer ? [0] : [] })[0]!;
}
