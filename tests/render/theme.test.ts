import { describe, expect, it } from 'vitest';
import { contrast, seatMarks, textOnGround } from '../../render/kit/theme.js';

describe('theme', () => {
  it('computes the contrast of WCAG 2', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(textOnGround)('writes $text on $ground with a contrast of at least 4.5', ({ text, ground }) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('gives each seat a colour and a shape of its own', () => {
    expect(new Set(seatMarks.map(({ color }) => color)).size).toBe(seatMarks.length);
    expect(new Set(seatMarks.map(({ shape }) => shape)).size).toBe(seatMarks.length);
  });
});
