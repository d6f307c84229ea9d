import { describe, expect, it } from 'vitest';
import { type BoardRow, type BoardView, boardKind, ofNoGame } from '../../render/community.js';
import { drawCanvas, type PictureRequest } from '../../render/index.js';
import { locales } from '../../src/text/catalogue.js';
import { isCut, takeApart } from './drawn.js';
import { textsBelow } from './pictures.js';

const row = (rank: number, more: Partial<BoardRow> = {}): BoardRow => ({
  rank,
  name: `Name ${rank}`,
  mark: rank,
  strength: 1500 - rank,
  certainty: '',
  moved: 0,
  ...more,
});

const ten = Array.from({ length: 10 }, (_, index) => row(index + 1));

function request(view: Partial<BoardView>, locale: PictureRequest['locale'] = 'en'): PictureRequest<BoardView> {
  const whole: BoardView = {
    title: 'Leaderboard',
    count: '231 people · 1 of 24',
    scope: 'Cooper Island · this server · 3 players',
    nameless: 'somebody',
    rows: ten,
    below: [],
    empty: '',
    key: { moved: 'places since Monday', new: 'new since Monday' },
    ...view,
  };
  return { game: ofNoGame, kind: boardKind, view: whole, locale, names: [] };
}

const written = (asked: PictureRequest): string[] => takeApart(asked).texts.flatMap(({ text }) => text || []);

describe('the picture of a leaderboard', () => {
  it.each(locales)('can be read on the smallest phone, and no name runs into a number: %s', (locale) => {
    const hostile = ['W'.repeat(32), 'عبد الرحمن', '🚢'.repeat(32), 'Ж'.repeat(32), '𝓐'.repeat(32), '\u202eevil'];
    const rows = ten.map((one, index) => ({
      ...one,
      name: hostile[index % hostile.length]!,
      rank: 19_990 + index,
      moved: index % 2 === 0 ? -1234 : 9999,
      certainty: 'settling',
    }));
    const asked = request({ rows, below: rows.slice(0, 3).map((one) => ({ ...one, own: true })) }, locale);
    expect(textsBelow(28, () => drawCanvas(asked))).toEqual([]);
    const { texts, width, height } = takeApart(asked);
    expect([width, height <= 1.7 * width]).toEqual([1000, true]);
    expect(texts.filter(isCut)).toEqual([]);
    // A name ends before the number that was written just before it begins.
    const numbers = texts.flatMap(({ text }, index) => (/^149\d$/.test(text) ? [index] : []));
    const beside = numbers.map((index) => [texts[index]!.rect.x, texts[index + 1]!.rect] as const);
    expect(beside.map(([left, { x, w }]) => x + w < left)).toEqual(numbers.map(() => true));
    expect(numbers).toHaveLength(13);
    expect(texts.some(({ text }) => text.includes('\u202e'))).toBe(false);
  });

  it('says rank, name, number and how far it is to be believed, in the order of ranks', () => {
    const rows = [
      row(1, { name: 'Anna', moved: 'new', certainty: 'new' }),
      row(2, { name: 'дмитрий', moved: 12 }),
      row(2, { name: '', moved: -3, strength: 1498 }),
    ];
    const texts = written(request({ rows }));
    expect(texts.slice(3)).toEqual([
      ...['1', 'A', '1499', 'Anna', 'new'],
      ...['2', '12', 'Д', '1498', 'дмитрий'],
      // Nobody's initial is made up.
      ...['2', '3', '1498', 'somebody'],
      ...['places since Monday', 'new since Monday'],
    ]);
  });

  it('has the reader’s own row below where it is elsewhere, and stands out wherever it is', () => {
    const plain = takeApart(request({}));
    const below = [row(120), row(121, { own: true }), row(122)];
    const more = takeApart(request({ below }));
    expect(more.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['120', '121', '122']));
    expect(more.height - plain.height).toBeGreaterThan(3 * 78);
    const pixels = (own: boolean) => {
      const { data } = drawCanvas(request({ rows: [row(1, own ? { own } : {})] }))
        .getContext('2d')
        .getImageData(40, 260, 1, 1);
      return [...data.slice(0, 3)];
    };
    expect(pixels(true)).toEqual([0xff, 0xcf, 0x33]);
    expect(pixels(false)).not.toEqual(pixels(true));
  });

  it('says how one gets onto it where nobody is', () => {
    const texts = written(request({ rows: [], count: '', empty: 'Nobody is on it yet.' }));
    expect(texts.join(' ')).toBe('Leaderboard Cooper Island · this server · 3 players Nobody is on it yet.');
  });

  it('is the same whenever the same is asked for', () => {
    const asked = request({});
    expect(drawCanvas(asked).toBuffer('raw').equals(drawCanvas(asked).toBuffer('raw'))).toBe(true);
  });
});
