import { describe, expect, it } from 'vitest';
import {
  type Bounds,
  bagItems,
  bagOf,
  bagsWithin,
  covers,
  fullest,
  nextInto,
  putInto,
  takeFrom,
} from '../../../src/games/kit/goods.js';

/** All bags within the bounds, found by trying every one. */
function listed({ least, most, total }: Bounds): Record<string, number>[] {
  let bags: Record<string, number>[] = [{}];
  for (const [id, max = 0] of Object.entries(most)) {
    const amounts = Array.from({ length: max + 1 }, (_, n) => n).filter((n) => n >= (least[id] ?? 0));
    bags = bags.flatMap((bag) => amounts.map((n) => ({ ...bag, [id]: n })));
  }
  return bags.filter((bag) => total === undefined || Object.values(bag).reduce((a, b) => a + b, 0) === total);
}

/** Small bounds of every shape, with and without a total. */
const shapes: Bounds[] = [undefined, 0, 1, 2, 3, 4, 5].flatMap((total) =>
  [0, 1, 2, 3].flatMap((wood) =>
    [0, 1, 2].flatMap((gem) =>
      [0, 1, 2].flatMap((gold) => [
        { least: {}, most: { wood, gem, gold }, total },
        { least: { wood: 1, gold: 1 }, most: { wood, gem, gold }, total },
      ]),
    ),
  ),
);

describe('a stock', () => {
  it('covers what it holds', () => {
    expect(covers({ wood: 2 }, { wood: 2, gem: 0 })).toBe(true);
    expect(covers({ wood: 2 }, { wood: 3 })).toBe(false);
    expect(covers({}, { gem: 1 })).toBe(false);
    expect(covers({}, { gem: undefined })).toBe(true);
  });

  it('takes goods in and gives them out', () => {
    const stock = { wood: 1 };
    putInto(stock, { wood: 2, gem: 1, gold: undefined });
    expect(stock).toEqual({ wood: 3, gem: 1, gold: 0 });
    takeFrom(stock, { wood: 3, gem: 0 });
    expect(stock).toEqual({ wood: 0, gem: 1, gold: 0 });
  });

  it('gives nothing where it has too little of one', () => {
    const stock = { wood: 1, gem: 1 };
    expect(() => takeFrom(stock, { wood: 1, gem: 2 })).toThrow('there is less than {"wood":1,"gem":2}');
    expect(stock).toEqual({ wood: 1, gem: 1 });
  });
});

describe('a bag', () => {
  it('is counted and told one by one', () => {
    expect(bagOf(['gold', 'wood', 'wood'])).toEqual({ gold: 1, wood: 2 });
    expect(bagItems({ wood: 2, gem: 0, gold: 1 })).toEqual(['gold', 'wood', 'wood']);
    expect(bagItems(bagOf([]))).toEqual([]);
  });
});

describe('bags within bounds', () => {
  it('are none, one or several, as a list of all has it', () => {
    const many = ['none', 'one'] as const;
    for (const bounds of shapes) expect(bagsWithin(bounds)).toBe(many[listed(bounds).length] ?? 'several');
    expect(new Set(shapes.map(bagsWithin))).toEqual(new Set(['none', 'one', 'several']));
  });

  it('are reached pick by pick, each way and no other', () => {
    for (const bounds of shapes) {
      const all = listed(bounds).map(bagItems);
      if (all.length === 0) continue;
      const wanted = new Set(all.map((items) => items.join()));
      const reached = new Set<string>();
      const pick = (picked: string[]): void => {
        const { values, done } = nextInto(bounds, picked);
        const now = [...picked].sort().join();
        expect(done).toBe(wanted.has(now));
        if (done) reached.add(now);
        else expect(values).not.toEqual([]);
        for (const value of values) pick([...picked, value]);
      };
      pick([]);
      expect(reached).toEqual(wanted);
    }
  });

  it('are offered in the order of the goods', () => {
    expect(nextInto({ least: {}, most: { wood: 2, gem: 1, gold: 3 }, total: 3 }, ['gold']).values).toEqual([
      'wood',
      'gem',
      'gold',
    ]);
  });

  it('have one with as much as possible of the first goods', () => {
    expect(fullest({ least: { gold: 1 }, most: { wood: 2, gold: 3 }, total: 3 })).toEqual({ wood: 2, gold: 1 });
    expect(fullest({ least: { gold: 2 }, most: { wood: 2, gold: 3 }, total: 3 })).toEqual({ wood: 1, gold: 2 });
    expect(fullest({ least: {}, most: { wood: 2, fish: 0, gold: 1 } })).toEqual({ wood: 2, gold: 1 });
    expect(() => fullest({ least: {}, most: { wood: 1 }, total: 2 })).toThrow('no bag is within the bounds');
  });
});
