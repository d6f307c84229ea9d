import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { cleanName, initial, shorten, spokenNames } from '../../render/kit/names.js';
import { drawLine, drawParagraph, paragraphHeight } from '../../render/kit/paragraph.js';
import { drawText, fitText, measureText, type TextStyle, wrapText } from '../../render/kit/text.js';

const style: TextStyle = { size: 48, weight: 'bold', color: '#000000' };

function paper(): ReturnType<ReturnType<typeof createCanvas>['getContext']> {
  return createCanvas(600, 100).getContext('2d');
}

/** The columns of pixels that a text has touched. */
function inkedColumns(text: string, maxWidth?: number): [first: number, last: number] {
  const ink = paper();
  drawText(ink, text, 20, 50, { ...style, ...(maxWidth && { maxWidth }) });
  const { data, width, height } = ink.getImageData(0, 0, 600, 100);
  const touched = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => data[(y * width + x) * 4 + 3]!).some((alpha) => alpha > 0),
  );
  return [touched[0]!, touched.at(-1)!];
}

describe('names', () => {
  it.each([
    ['direction overrides', '\u202eAnna\u2066', 'Anna'],
    ['zero-width characters', 'A\u200bn\u200dn\ufeffa', 'Anna'],
    ['line breaks', 'An\nna', 'An na'],
    ['letters in fancy dress', '𝓐𝓷𝓷𝓪', 'Anna'],
    ['heaps of combining marks', `A${'\u0301'.repeat(40)}nna`, '\u00c1\u0301nna'],
    ['nothing but blanks', ' \u200b\u3164 ', '?'],
  ])('loses %s', (_, raw, clean) => {
    expect(cleanName(raw)).toBe(clean);
  });

  it('stand for themselves by a letter, or by the number of the seat', () => {
    expect(initial('дмитрий', 3)).toBe('Д');
    expect(initial('ßigrid', 0)).toBe('S');
    expect(initial('田中', 1)).toBe('2');
    expect(initial('🚢 ship', 2)).toBe('3');
  });

  it('beside a picture are clean, short, and never empty', () => {
    const names = ['\u202eAnna', ' \u200b ', 'W'.repeat(32), '山田'];
    expect(spokenNames({ names, locale: 'en' })).toEqual(['Anna', 'Seat 2', `${'W'.repeat(23)}…`, '山田']);
    expect(spokenNames({ names, locale: 'ru' })[1]).toBe('Место 2');
  });

  it('are shortened by letters, not by halves of them', () => {
    expect(shorten('🚢🚢🚢🚢', 3)).toBe('🚢🚢…');
    expect(shorten('Anna', 4)).toBe('Anna');
  });
});

describe('text', () => {
  it('shortens 32 W with an ellipsis to the width there is', () => {
    const fitted = fitText(paper(), 'W'.repeat(32), style, 200);
    expect(fitted).toMatch(/^W{2,4}…$/);
    expect(measureText(paper(), fitted, style)).toBeLessThanOrEqual(200);
    expect(inkedColumns('W'.repeat(32), 200)[1]).toBeLessThanOrEqual(220);
  });

  it('leaves a text that fits as it is', () => {
    expect(fitText(paper(), 'Дмитрий', style, 400)).toBe('Дмитрий');
  });

  it('breaks lines at spaces and shortens the last one', () => {
    const lines = wrapText(paper(), 'one two three four five six seven', style, 220, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
  });

  it('leaves out what no face has, and never draws a box for it', () => {
    expect(measureText(paper(), '𓂀', style)).toBe(0);
    expect(measureText(paper(), 'An𓂀na', style)).toBe(
      measureText(paper(), 'An', style) + measureText(paper(), 'na', style),
    );
  });

  it('puts no wider blank after an emoji than after a letter', () => {
    const ink = paper();
    const blank = measureText(ink, 'A B', style) - measureText(ink, 'AB', style);
    expect(measureText(ink, '🚢 B', style) - measureText(ink, '🚢B', style)).toBeCloseTo(blank, 0);
    expect(measureText(ink, '🚢 🚢', style) - measureText(ink, '🚢🚢', style)).toBeCloseTo(blank, 0);
  });

  it('draws an emoji once however many are joined in it', () => {
    expect(measureText(paper(), '👨‍👩‍👧', style)).toBe(measureText(paper(), '👨', style));
  });

  it('keeps system fonts out: an unknown family looks no different from ours with an unknown name', () => {
    const widths = ['DejaVu Sans', 'Liberation Serif', 'No Such Face'].map((family) => {
      const ink = paper();
      ink.font = `48px "${family}"`;
      return ink.measureText('Wimmm 012').width;
    });
    expect(new Set(widths).size).toBe(1);
  });
});

describe('a line that may shrink', () => {
  it('keeps its size where there is room', () => {
    const width = measureText(paper(), 'Anna', style);
    expect(drawLine(paper(), 'Anna', 0, 50, { ...style, maxWidth: 400 })).toBe(width);
  });

  it('is smaller before it is cut, and cut only when it is as small as it may be', () => {
    const half = measureText(paper(), 'Anna-Katharina', style) * 0.6;
    const fits = drawLine(paper(), 'Anna-Katharina', 0, 50, { ...style, maxWidth: half }, 24);
    expect(fits).toBeLessThanOrEqual(half);
    expect(fits).toBeCloseTo(measureText(paper(), 'Anna-Katharina', { ...style, size: 28 }), 0);
    const cut = drawLine(paper(), 'Anna-Katharina', 0, 50, { ...style, maxWidth: half }, 44);
    expect(cut).toBe(
      measureText(paper(), fitText(paper(), 'Anna-Katharina', { ...style, size: 44 }, half), { ...style, size: 44 }),
    );
  });
});

describe('a paragraph', () => {
  const text = 'Whenever you build a ship, gain 1 gold and 1 fish from the general supply.';

  it('is as large as fits into its room', () => {
    const height = (h: number) =>
      drawParagraph(paper(), text, { x: 0, y: 0, w: 400, h }, { largest: 48, color: '#000000' });
    expect(height(400)).toBeGreaterThan(height(130));
    expect(height(130)).toBeLessThanOrEqual(135);
  });

  it('needs the height that is foretold in the smallest letters', () => {
    const needed = paragraphHeight(paper(), text, 300);
    expect(drawParagraph(paper(), text, { x: 0, y: 0, w: 300, h: needed }, { largest: 24, color: '#000000' })).toBe(
      needed,
    );
  });

  it('is cut after so many lines at most', () => {
    const drawn = drawParagraph(
      paper(),
      text,
      { x: 0, y: 0, w: 200, h: 300 },
      { largest: 28, lines: 2, color: '#000000' },
    );
    expect(drawn).toBeCloseTo(2 * 28 * 1.12, 5);
  });
});
