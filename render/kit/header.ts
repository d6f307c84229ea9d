import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { Locale } from '../../src/text/catalogue.js';
import type { Rect } from './geometry.js';
import { drawPanel, fillRounded, strokeRounded } from './panel.js';
import { shownName } from './shown-name.js';
import { drawText, measureText } from './text.js';
import { colors, sizes } from './theme.js';
import { drawToken } from './tokens.js';

export interface Header {
  title: string;
  /** Such as "Year 2 of 3". */
  phase: string;
  /** What the active seats do or what the match has come to, such as "to move". */
  call: string;
  /** Seats that must act now. */
  active: number[];
  names: string[];
  locale: Locale;
  /** The mark of a seat, where it is not the seat's own. */
  mark?(seat: number): number;
}

/** The strip at the top: the game, the phase, and whose turn it is. */
export function drawHeader(ink: Ink, r: Rect, header: Header): void {
  drawPanel(ink, r);
  const y = r.y + r.h / 2;
  const callLeft = drawCall(ink, r, header);
  let x = r.x + 28;
  const title = { size: sizes.primary, weight: 'bold', color: colors.ink, maxWidth: (callLeft - x) * 0.6 } as const;
  x += drawText(ink, header.title, x, y, title) + 36;
  drawText(ink, header.phase, x, y, { size: 40, color: colors.muted, maxWidth: callLeft - x - 24 });
}

/** Draws the pill at the right end and returns where it begins. */
function drawCall(ink: Ink, r: Rect, { active, names, call, locale, mark = (seat) => seat }: Header): number {
  const callStyle = { size: 36, weight: 'medium', color: colors.ink } as const;
  const nameStyle = { size: sizes.primary, weight: 'bold', color: colors.ink, maxWidth: 480 } as const;
  const token = 68;
  const only = active.length === 1 ? shownName(names[active[0]!]!, active[0]!, locale) : '';
  const nameWidth = only ? Math.min(measureText(ink, only, nameStyle), nameStyle.maxWidth) + 20 : 12;
  const width = measureText(ink, call, callStyle) + nameWidth + active.length * (token + 8) + 44;
  const box = { x: r.x + r.w - width - 12, y: r.y + 10, w: width, h: r.h - 20 };
  if (active.length > 0) {
    fillRounded(ink, box, 16, colors.active);
    strokeRounded(ink, box, 16, colors.ink, 4);
  }
  const y = r.y + r.h / 2;
  let x = box.x + 20;
  for (const seat of active) {
    drawToken(ink, mark(seat), names[seat]!, x + token / 2, y, token);
    x += token + 8;
  }
  x += 4;
  if (only) x += drawText(ink, only, x, y, nameStyle) + 16;
  drawText(ink, call, x, y, callStyle);
  return box.x;
}
