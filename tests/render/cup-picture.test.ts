import { describe, expect, it } from 'vitest';
import { type CupRow, type CupView, cupKind, ofNoGame } from '../../render/community.js';
import { drawCanvas, type PictureRequest } from '../../render/index.js';
import { format, locales } from '../../src/text/catalogue.js';
import { isCut, takeApart } from './drawn.js';
import { textsBelow } from './pictures.js';

const row = (rank: number, more: Partial<CupRow> = {}): CupRow => ({
  rank,
  name: `Name ${rank}`,
  mark: rank,
  points: '2.5',
  notes: '3 tables',
  ...more,
});

const ten = Array.from({ length: 10 }, (_, index) => row(index + 1));

function request(view: Partial<CupView>, locale: PictureRequest['locale'] = 'en'): PictureRequest<CupView> {
  const whole: CupView = {
    title: 'Winter cup',
    count: '1 of 3',
    scope: 'Cooper Island · Swiss system · round 2 of 3',
    nameless: 'somebody',
    rows: ten,
    below: [],
    empty: '',
    key: 'Wins',
    ...view,
  };
  return { game: ofNoGame, kind: cupKind, view: whole, locale, names: [] };
}

const written = (asked: PictureRequest): string[] => takeApart(asked).texts.flatMap(({ text }) => text || []);

describe('the picture of how all stand in a tournament', () => {
  it.each(locales)('can be read on the smallest phone, and nothing but a long name is shortened: %s', (locale) => {
    const hostile = ['W'.repeat(32), 'عبد الرحمن', '🚢'.repeat(32), 'Ж'.repeat(32), '𝓐'.repeat(32), '\u202eevil'];
    const say = (id: string, args = {}) => format(locale, `tournament.${id}`, args);
    const notes = [
      [say('played', { n: 15 }), say('met', { points: '144.88' }), '100%'],
      [say('out', { round: 15 }), say('played', { n: 15 })],
      [say('gone-out'), say('played', { n: 15 })],
    ].map((parts) => parts.join(' · '));
    const rows = ten.map((one, index) => ({
      ...one,
      name: hostile[index % hostile.length]!,
      rank: 55 + index,
      points: '15.92',
      notes: notes[index % notes.length]!,
    }));
    for (const kind of ['swiss', 'round-robin', 'elimination']) {
      const below = rows.slice(0, 3).map((one) => ({ ...one, own: true as const }));
      const asked = request({ rows, below, key: say(`key-${kind}`), title: 'W'.repeat(40) }, locale);
      expect(textsBelow(28, () => drawCanvas(asked))).toEqual([]);
      const { texts, width, height } = takeApart(asked);
      expect([width, height <= 2 * width]).toEqual([1000, true]);
      const shortened = texts.filter(isCut).map(({ text }) => text);
      expect(shortened.filter((text) => !/^[WЖ𝓐🚢]+…?$/u.test(text))).toEqual([]);
      expect(texts.some(({ text }) => text.includes('\u202e'))).toBe(false);
    }
  });

  it('says rank, name, what breaks ties and points; nobody’s initial is made up', () => {
    const rows = [row(1, { name: 'Anna' }), row(2, { name: '', points: '' })];
    expect(written(request({ rows })).slice(3)).toEqual([
      ...['1', 'A', '2.5', 'Anna', '3 tables'],
      ...['2', 'somebody', '3 tables'],
      'Wins',
    ]);
  });

  it('has the reader’s own row below where it is elsewhere, and stands out wherever it is', () => {
    const more = takeApart(request({ below: [row(41, { own: true })] }));
    expect(more.texts.map(({ text }) => text)).toContain('41');
    expect(more.height - takeApart(request({})).height).toBeGreaterThan(86);
    const pixels = (own: boolean) => {
      const { data } = drawCanvas(request({ rows: [row(1, own ? { own } : {})] }))
        .getContext('2d')
        .getImageData(40, 240, 1, 1);
      return [...data.slice(0, 3)];
    };
    expect(pixels(true)).toEqual([0xff, 0xcf, 0x33]);
    expect(pixels(false)).not.toEqual(pixels(true));
  });

  it('says so where nobody stands anywhere yet', () => {
    expect(written(request({ rows: [], empty: 'Nothing yet.' })).at(-1)).toBe('Nothing yet.');
  });
});
