import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeLines } from '../../src/discord/words/whole-lines.js';

const rest = (n: number): string => `and ${n}`;

it('what fits stands as it is; what does not is counted', () => {
  expect(wholeLines(['one', 'two', 'three'], 13, rest)).toBe('one\ntwo\nthree');
  expect(wholeLines(['one', 'two', 'three'], 12, rest)).toBe('one\nand 2');
  expect(wholeLines(['one', 'two'], 6, rest)).toBe('and 2');
  expect(wholeLines([], 6, rest)).toBe('');
});

it('no line is ever cut, nor are any forgotten', () => {
  const line = fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom('a', 'ж', '*', ' ') });
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 10, max: 300 }), (lines, most) => {
      const shown = wholeLines(lines, most, rest).split('\n');
      const whole = /^and \d+$/.test(shown.at(-1)!) ? shown.slice(0, -1) : shown;
      expect(shown.join('\n').length).toBeLessThanOrEqual(most);
      if (lines.length === 0) return;
      expect(whole).toEqual(lines.slice(0, whole.length));
      if (whole.length < lines.length) expect(shown.at(-1)).toBe(rest(lines.length - whole.length));
    }),
  );
});
