import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { textWidths } from './cache.js';
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
  face: FaceName;
  text: string;
}

const ellipsis = '…';
/** Height of capitals and figures in the main face, as a part of its size. */
const capHeight = 0.69;
/** Faces that write letters, in the order in which they are asked. */
const letterFaces = (Object.keys(faces) as FaceName[]).filter((face) => face !== 'emoji');

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
  // Letters are kept by Cairo once they are drawn; as paths each would be drawn anew, which takes ten times as long.
  ink.textDrawingMode = 'glyph';
  for (const run of runs(shown)) {
    ink.font = font(run.face, style);
    ink.fillText(run.text, at, baseline);
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
 * Breaks text at spaces into at most `lines` lines, the last one shortened if need be. A word too wide for a line is
 * broken at its soft hyphens.
 * @example wrapText(ink, 'Gain 1 wood.', style, 120, 2) // ['Gain 1', 'wood.']
 */
export function wrapText(ink: Ink, text: string, style: TextStyle, width: number, lines: number): string[] {
  const wrapped: string[] = [];
  let rest = text.split(' ');
  while (rest.length > 0 && wrapped.length < lines - 1) {
    let count = 0;
    while (count < rest.length && measureText(ink, whole(rest.slice(0, count + 1)), style) <= width) count++;
    const broken = brokenAfter(ink, rest.slice(0, count), rest[count] ?? '', style, width);
    if (!broken) count = Math.max(1, count);
    wrapped.push(broken ? broken.line : whole(rest.slice(0, count)));
    rest = broken ? [broken.left, ...rest.slice(count + 1)] : rest.slice(count);
  }
  if (rest.length > 0) wrapped.push(whole(rest));
  return wrapped.map((line) => fitText(ink, line, style, width));
}

const softHyphen = '\u00ad';

function whole(words: string[]): string {
  return words.join(' ').replaceAll(softHyphen, '');
}

/** A line of words and as many syllables of one more as fit, and what is left of that; undefined: not one fits. */
function brokenAfter(
  ink: Ink,
  words: string[],
  word: string,
  style: TextStyle,
  width: number,
): { line: string; left: string } | undefined {
  const syllables = word.split(softHyphen);
  for (let count = syllables.length - 1; count > 0; count--) {
    const line = whole([...words, `${syllables.slice(0, count).join('')}-`]);
    if (measureText(ink, line, style) <= width) return { line, left: syllables.slice(count).join(softHyphen) };
  }
  return undefined;
}

function shorten(parts: string[], count: number): string {
  return parts.slice(0, count).join('').trimEnd() + ellipsis;
}

function font(face: FaceName, style: TextStyle): string {
  return `${style.size}px "${faces[face].family[style.weight ?? 'medium']}"`;
}

function runWidth(ink: Ink, run: Run, style: TextStyle): number {
  const face = font(run.face, style);
  const key = face + run.text;
  const known = textWidths.get(key);
  if (known !== undefined) return known;
  ink.font = face;
  const { width } = ink.measureText(run.text);
  textWidths.set(key, width);
  return width;
}

/** A text whose first letter is written from right to left: its stretches follow each other that way too. */
const rightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The letters of a text as people count them. @example graphemes('é🚢') // ['é', '🚢'] */
export function graphemes(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** Has one of our faces this letter or sign? @example hasFace('Ж') // true */
export function hasFace(grapheme: string): boolean {
  return faceOf(grapheme) !== undefined;
}

/**
 * Cuts a text into stretches of one face as they stand from left to right, one for the whole of it where that is possible: letters of some scripts join,
 * and run from right to left. Joined emoji are drawn as the first of them; what no face has is left out.
 */
function runs(text: string): Run[] {
  const whole = letterFaces.find((face) => covers(face, text));
  // The mark at the end keeps full stops and dots on the left of letters that run to the left.
  if (whole) return [{ face: whole, text: rightToLeft.test(text) ? `${text}\u200f` : text }];
  const result: Run[] = [];
  for (const grapheme of graphemes(text)) {
    const last = result[result.length - 1];
    const face = faceOf(grapheme, last?.face);
    if (!face) continue;
    const drawn = face === 'emoji' ? String.fromCodePoint(grapheme.codePointAt(0)!) : grapheme;
    if (last?.face === face) last.text += drawn;
    else result.push({ face, text: drawn });
  }
  return rightToLeft.test(text) ? result.reverse() : result;
}

/** The face that writes a letter. Blanks and marks stay with the letters before them; beside emoji they would be as wide as those. */
function faceOf(grapheme: string, before?: FaceName): FaceName | undefined {
  if (before && before !== 'emoji' && /^[\p{Zs}\p{P}]+$/u.test(grapheme) && covers(before, grapheme)) return before;
  const letters = letterFaces.find((face) => covers(face, grapheme));
  return letters ?? (faces.emoji.has(grapheme.codePointAt(0)!) ? 'emoji' : undefined);
}

function covers(face: FaceName, text: string): boolean {
  for (const character of text) if (!faces[face].has(character.codePointAt(0)!)) return false;
  return true;
}
