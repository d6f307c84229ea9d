import { describe, expect, it } from 'vitest';
import { dateTicks, strengthTicks } from '../../render/boards/axes.js';
import { type CurveView, curveKind, ofNoGame } from '../../render/community.js';
import type { Locale } from '../../src/text/catalogue.js';
import { isCut, takeApart } from './drawn.js';

const day = 86_400_000;
const from = Date.UTC(2025, 10, 3, 23);

describe('the axes of a curve', () => {
  it.each([
    [[1004], [980, 990, 1000, 1010, 1020, 1030]],
    [
      [1000, 1093],
      [1000, 1020, 1040, 1060, 1080, 1100],
    ],
    [
      [412, 2377],
      [0, 500, 1000, 1500, 2000, 2500],
    ],
    [
      [1000, 1001, 999],
      [980, 990, 1000, 1010, 1020],
    ],
  ])('hold %s between round numbers', (values, ticks) => {
    expect(strengthTicks(values)).toEqual({ from: ticks[0], to: ticks.at(-1), ticks });
  });

  it.each<[Locale, number, string[]]>([
    ['en', 0, ['Nov 3']],
    ['en', 1, ['Nov 3', 'Nov 4']],
    ['ru', 44, ['3 нояб.', '18 нояб.', '3 дек.', '17 дек.']],
    ['en', 800, ['Nov 2025', 'Dec 2026', 'Jan 2028']],
    ['ru', 400, ['нояб. 2025 г.', 'май 2026 г.', 'дек. 2026 г.']],
  ])('have dates in %s of %i days', (locale, days, labels) => {
    const ticks = dateTicks({ from, to: from + days * day }, locale);
    expect(ticks.map(({ label }) => label)).toEqual(labels);
    expect(ticks[0]!.at).toBe(from);
  });
});

describe('the picture of a curve', () => {
  const points = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ at: from + n * day, strength: 1000 + ((n * 37) % 150) }));

  function apart(count: number, name: string, locale: Locale) {
    const view: CurveView = {
      name,
      nameless: 'somebody',
      now: '1160',
      scope: 'all games',
      count: '12 matches',
      points: points(count),
    };
    return takeApart({ game: ofNoGame, kind: curveKind, view, locale, names: [] });
  }

  it.each([
    [1, 'Anna', 'en'],
    [2, 'Борис', 'ru'],
    [3, 'W'.repeat(32), 'ru'],
    [320, 'Анна', 'ru'],
    [400, '\u05d0\u05d1\u05d2', 'en'],
  ] as const)('of %i points has its texts whole, apart from each other and large enough', (count, name, locale) => {
    const { texts, width, height } = apart(count, name, locale);
    expect([width, height]).toEqual([1000, 850]);
    const written = texts.map(({ text }) => text);
    expect(written).toEqual(expect.arrayContaining(['1160', 'all games', '12 matches']));
    for (const text of texts) expect([text.text, isCut(text), text.size >= 35]).toEqual([text.text, false, true]);
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        const [a, b] = [one.rect, other.rect];
        const touch = a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
        expect([one.text, other.text, touch]).toEqual([one.text, other.text, false]);
      }
    }
  });

  it('calls whoever has no name, or one without letters to write it, as it is told to', () => {
    for (const name of ['', '\u{13080}']) expect(apart(2, name, 'en').texts[1]!.text).toBe('somebody');
  });
});
