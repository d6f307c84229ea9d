import { describe, expect, it } from 'vitest';
import { evened, evenly } from '../../src/discord/words/evenly.js';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at);

describe('pages', () => {
  it('are as few as possible, and none has but one place beside full ones', () => {
    const sizes = (items: number, most: number) => evenly(upTo(items), most).map(({ length }) => length);
    expect([sizes(0, 12), sizes(1, 12), sizes(12, 12), sizes(13, 12), sizes(25, 12)]).toEqual([
      [],
      [1],
      [12],
      [7, 6],
      [9, 8, 8],
    ]);
    for (let n = 1; n < 200; n += 1) {
      const pages = evenly(upTo(n), 25);
      const lengths = pages.map(({ length }) => length);
      expect([pages.flat(), pages.length]).toEqual([upTo(n), Math.ceil(n / 25)]);
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(2);
    }
  });

  it('that were filled by size are evened as far as what moves on fits', () => {
    const short = (page: string[]) => page.join('').length <= 6;
    expect(evened([['a', 'b', 'c', 'd', 'e', 'f'], ['g']], short)).toEqual([
      ['a', 'b', 'c', 'd'],
      ['e', 'f', 'g'],
    ]);
    expect(evened([['a', 'b', 'cccc'], ['ddd']], short)).toEqual([['a', 'b', 'cccc'], ['ddd']]);
    expect(evened([['a', 'b', 'c'], ['d', 'e', 'f'], ['g']], () => true).map(({ length }) => length)).toEqual([
      3, 2, 2,
    ]);
    expect(evened([[]], short)).toEqual([[]]);
  });
});
