import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { Locale } from '../../src/text/catalogue.js';
import type { Rect } from './geometry.js';
import { drawPanel, fillRounded, strokeRounded } from './panel.js';
import { drawLine } from './paragraph.js';
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
  /** On a picture of a part: low, without the title. */
  close?: boolean;
}

/** Sizes of the strip of a whole table, and of that of a picture of a part. */
const looks = {
  whole: { title: sizes.primary, phase: 40, call: 36, name: sizes.primary, token: 68, widestName: 420, side: 28 },
  close: { title: 0, phase: 34, call: 28, name: 36, token: 48, widestName: 230, side: 18 },
};
type Look = (typeof looks)['whole'];

/** The strip at the top: the game, the phase, and whose turn it is. */
export function drawHeader(ink: Ink, r: Rect, header: Header): void {
  const look = header.close ? looks.close : looks.whole;
  drawPanel(ink, r);
  const y = r.y + r.h / 2;
  const callLeft = drawCall(ink, r, header, look);
  let x = r.x + look.side;
  if (look.title > 0) {
    const title = { size: look.title, weight: 'bold', color: colors.ink, maxWidth: (callLeft - x) * 0.5 } as const;
    x += drawLine(ink, header.title, x, y, title, 36) + look.side;
  }
  const phase = { size: look.phase, color: colors.muted, maxWidth: callLeft - x - 14 } as const;
  drawLine(ink, header.phase, x, y, phase);
}

/** Draws the pill at the right end and returns where it begins. */
function drawCall(ink: Ink, r: Rect, header: Header, look: Look): number {
  const { active, names, call, locale, mark = (seat) => seat } = header;
  const callStyle = { size: look.call, weight: 'medium', color: colors.ink } as const;
  const nameStyle = { size: look.name, weight: 'bold', color: colors.ink, maxWidth: look.widestName } as const;
  const only = active.length === 1 ? shownName(names[active[0]!]!, active[0]!, locale) : '';
  const nameWidth = only ? Math.min(measureText(ink, only, nameStyle), look.widestName) + 16 : 8;
  const width = measureText(ink, call, callStyle) + nameWidth + active.length * (look.token + 8) + 40;
  const box = { x: r.x + r.w - width - 10, y: r.y + 9, w: width, h: r.h - 18 };
  if (active.length > 0) {
    fillRounded(ink, box, 16, colors.active);
    strokeRounded(ink, box, 16, colors.ink, 4);
  }
  const y = r.y + r.h / 2;
  let x = box.x + 18;
  for (const seat of active) {
    drawToken(ink, mark(seat), names[seat]!, x + look.token / 2, y, look.token);
    x += look.token + 8;
  }
  x += 4;
  if (only) x += drawLine(ink, only, x, y, nameStyle) + 12;
  drawText(ink, call, x, y, callStyle);
  return box.x;
}
