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

/** Sizes of the strip of a whole table, and of that of a picture of a part; names are written smaller before they are cut. */
const looks = {
  whole: {
    title: sizes.primary,
    phase: 36,
    call: 36,
    name: sizes.primary,
    leastName: sizes.secondary,
    token: 68,
    widestName: 420,
    side: 28,
  },
  close: { title: 0, phase: 34, call: 28, name: 36, leastName: sizes.detail, token: 48, widestName: 230, side: 18 },
};
type Look = (typeof looks)['whole'];

const leastTitle = 36;
/** Between the phase and the pill. */
const gap = 14;

/** The strip at the top: the game, the phase, and whose turn it is. Of a long name there is left out what is too much. */
export function drawHeader(ink: Ink, r: Rect, header: Header): void {
  const look = header.close ? looks.close : looks.whole;
  const title = { size: look.title, weight: 'bold', color: colors.ink } as const;
  const phase = { size: look.phase, color: colors.muted } as const;
  const phaseWidth = measureText(ink, header.phase, phase);
  const left = (size: number): number =>
    look.side + (look.title > 0 ? measureText(ink, header.title, { ...title, size }) + look.side : 0);
  drawPanel(ink, r);
  const y = r.y + r.h / 2;
  const callLeft = drawCall(ink, r, header, look, r.w - left(leastTitle) - phaseWidth - gap);
  let x = r.x + look.side;
  if (look.title > 0) {
    const maxWidth = Math.max(callLeft - x - look.side - phaseWidth - gap, left(leastTitle) - 2 * look.side);
    x += drawLine(ink, header.title, x, y, { ...title, maxWidth }, leastTitle) + look.side;
  }
  drawLine(ink, header.phase, x, y, { ...phase, maxWidth: callLeft - x - gap });
}

/** Draws the pill at the right end, `room` wide at most if there is a name to shorten, and returns where it begins. */
function drawCall(ink: Ink, r: Rect, header: Header, look: Look, room: number): number {
  const { active, names, call, locale, mark = (seat) => seat } = header;
  const callStyle = { size: look.call, weight: 'medium', color: colors.ink } as const;
  const only = active.length === 1 ? shownName(names[active[0]!]!, active[0]!, locale) : '';
  const others = measureText(ink, call, callStyle) + active.length * (look.token + 8) + 40;
  const maxWidth = Math.min(look.widestName, room - others - 26);
  const nameStyle = { size: look.name, weight: 'bold', color: colors.ink, maxWidth } as const;
  const nameWidth = only ? Math.min(measureText(ink, only, nameStyle), maxWidth) + 16 : 8;
  const width = others + nameWidth;
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
  if (only) x += drawLine(ink, only, x, y, nameStyle, look.leastName) + 12;
  drawText(ink, call, x, y, callStyle);
  return box.x;
}
