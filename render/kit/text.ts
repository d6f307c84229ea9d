import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { type FaceName, faces, type Weight } from './fonts.js';

export interface TextStyle {
  /** Pixels; see `sizes` in the theme. */
  size: number;
  weight?: Weight;
  color: string;
  align?: 'left' | 'center' | 'right';
  /** The text is shortened with an ellipsis to fit into it. */
  maxWidth?: number;
}

interface Run {
  face: FaceName | 'box';
  text: string;
}

const ellipsis = '…';
/** Height of capitals and figures in the main face, as a part of its size. */
const capHeight = 0.69;
/** Measuring is slow and most texts come back: widths by face and text, forgotten all at once when there are many. */
const widths = new Map<string, number>();
const widthsKept = 4000;
/** Width of the neutral box that stands for a character no face has. */
const boxWidth = 0.62;

/**
 * Draws one line of text whose capitals are centred on `y`, and returns its width in pixels.
 * @example drawText(ink, 'Anna', 20, 40, { size: 48, weight: 'bold', color: colors.ink, maxWidth: 200 })
 */
export function drawText(ink: Ink, text: string, x: number, y: number, style: TextStyle): number {
  const shown = style.maxWidth === undefined ? text : fitText(ink, text, style, style.maxWidth);
  const width = measureText(ink, shown, style);
  const align = style.align ?? 'left';
  let at = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  const baseline = Math.round(y + (style.size * capHeight) / 2);
  ink.fillStyle = style.color;
  ink.textBaseline = 'alphabetic';
  ink.textAlign = 'left';
  for (const run of runs(shown)) {
    if (run.face === 'box') drawBoxes(ink, run, at, baseline, style);
    else {
      ink.font = font(run.face, style);
      ink.fillText(run.text, at, baseline);
    }
    at += runWidth(ink, run, style);
  }
  return width;
}

/** The width of a line of text in pixels. */
export function measureText(ink: Ink, text: string, style: TextStyle): number {
  return runs(text).reduce((sum, run) => sum + runWidth(ink, run, style), 0);
}

/**
 * The text itself if it is at most `width` pixels wide, otherwise as much of its beginning as fits with an ellipsis.
 * @example fitText(ink, 'W'.repeat(32), style, 200) // 'WWW…'
 */
export function fitText(ink: Ink, text: string, style: TextStyle, width: number): string {
  if (measureText(ink, text, style) <= width) return text;
  const parts = graphemes(text);
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measureText(ink, shorten(parts, middle), style) <= width) low = middle;
    else high = middle - 1;
  }
  return shorten(parts, low);
}

/**
 * Breaks text at spaces into at most `lines` lines, the last one shortened if need be.
 * @example wrapText(ink, 'Gain 1 wood.', style, 120, 2) // ['Gain 1', 'wood.']
 */
export function wrapText(ink: Ink, text: string, style: TextStyle, width: number, lines: number): string[] {
  const wrapped: string[] = [];
  let rest = text.split(' ');
  while (rest.length > 0 && wrapped.length < lines - 1) {
    let count = 1;
    while (count < rest.length && measureText(ink, rest.slice(0, count + 1).join(' '), style) <= width) count++;
    wrapped.push(rest.slice(0, count).join(' '));
    rest = rest.slice(count);
  }
  if (rest.length > 0) wrapped.push(rest.join(' '));
  return wrapped.map((line) => fitText(ink, line, style, width));
}

function shorten(parts: string[], count: number): string {
  return parts.slice(0, count).join('').trimEnd() + ellipsis;
}

function font(face: FaceName, style: TextStyle): string {
  return `${style.size}px "${faces[face].family[style.weight ?? 'medium']}"`;
}

function runWidth(ink: Ink, run: Run, style: TextStyle): number {
  if (run.face === 'box') return graphemes(run.text).length * style.size * boxWidth;
  const face = font(run.face, style);
  const key = face + run.text;
  const known = widths.get(key);
  if (known !== undefined) return known;
  ink.font = face;
  const { width } = ink.measureText(run.text);
  if (widths.size >= widthsKept) widths.clear();
  widths.set(key, width);
  return width;
}

function drawBoxes(ink: Ink, run: Run, x: number, baseline: number, style: TextStyle): void {
  const gap = style.size * 0.08;
  const height = style.size * capHeight;
  ink.strokeStyle = style.color;
  ink.lineWidth = Math.max(2, style.size / 16);
  graphemes(run.text).forEach((_, i) => {
    ink.beginPath();
    ink.roundRect(x + i * style.size * boxWidth + gap, baseline - height, style.size * boxWidth - 2 * gap, height, gap);
    ink.stroke();
  });
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function graphemes(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** Cuts a text into stretches of one face. Joined emoji are drawn as the first of them. */
function runs(text: string): Run[] {
  const result: Run[] = [];
  for (const grapheme of graphemes(text)) {
    const face = faceOf(grapheme);
    const last = result[result.length - 1];
    const drawn = face === 'emoji' ? String.fromCodePoint(grapheme.codePointAt(0)!) : grapheme;
    if (last?.face === face) last.text += drawn;
    else result.push({ face, text: drawn });
  }
  return result;
}

function faceOf(grapheme: string): FaceName | 'box' {
  const codePoints = [...grapheme].map((character) => character.codePointAt(0)!);
  if (codePoints.every(faces.main.has)) return 'main';
  if (codePoints.every(faces.wide.has)) return 'wide';
  return faces.emoji.has(codePoints[0]!) ? 'emoji' : 'box';
}
