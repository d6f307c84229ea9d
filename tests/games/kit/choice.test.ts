import { describe, expect, it } from 'vitest';
import { message } from '../../../src/engine/message.js';
import { amount, bag, one, several } from '../../../src/games/kit/choice.js';

interface Shop {
  stock: string[];
  money: number;
}
const shop: Shop = { stock: ['rope', 'sail', 'anchor'], money: 5 };
const prices: Record<string, number> = { rope: 1, sail: 5, anchor: 9 };
const poor: Shop = { ...shop, money: 0 };
const tooDear = (price: number) => message('shop.too-dear', { price });
const label = (value: string | number) => ({ label: message('shop.label', { value }) });

type Order = { ware: string; count?: number };
const ware = one<Shop, Order>('ware', {
  among: ({ stock }) => stock,
  whyNot: ({ money }, _seat, id) => (prices[id]! > money ? tooDear(prices[id]!) : undefined),
  none: () => message('shop.empty'),
  describe: (_shop, _seat, id) => label(id),
});

describe('one value', () => {
  it('is what has no reason against it; the others say theirs', () => {
    expect(ware.next(shop, 0, { ware: '' }, [])).toEqual({ values: ['rope', 'sail'] });
    expect(ware.refused?.(shop, 0, { ware: '' })).toEqual([{ value: 'anchor', why: tooDear(9) }]);
    expect(ware.describe(shop, 0, { ware: '' }, 'rope')).toEqual(label('rope'));
    expect(ware.when).toBeUndefined();
  });

  it('asks for a reason once for all that are alike, and words it only for who reads it', () => {
    const asked: string[] = [];
    let worded = 0;
    const sized = one<Shop, Order>('ware', {
      among: ({ stock }) => stock,
      alike: (id) => String(id.length),
      whyNot({ money }, _seat, id) {
        asked.push(id);
        return prices[id]! <= money
          ? undefined
          : () => {
              worded += 1;
              return tooDear(prices[id]!);
            };
      },
      describe: (_shop, _seat, id) => label(id),
    });
    expect(sized.next(poor, 0, { ware: '' }, [])).toEqual({ values: [] });
    expect([asked, worded]).toEqual([['rope', 'anchor'], 0]);
    expect(sized.refused?.(poor, 0, { ware: '' })).toEqual([
      { value: 'rope', why: tooDear(1) },
      { value: 'sail', why: tooDear(1) },
      { value: 'anchor', why: tooDear(9) },
    ]);
    expect(sized.why(poor, 0)).toEqual(tooDear(1));
  });

  it('takes reasons from a judge that is made once for all values', () => {
    let made = 0;
    const judged = one<Shop, Order>('ware', {
      among: ({ stock }) => stock,
      judge({ money }) {
        made += 1;
        return (id) => (prices[id]! > money ? tooDear(prices[id]!) : undefined);
      },
      describe: (_shop, _seat, id) => label(id),
    });
    expect([judged.next(shop, 0, { ware: '' }, []), made]).toEqual([{ values: ['rope', 'sail'] }, 1]);
    expect(judged.refused?.(shop, 0, { ware: '' })).toEqual([{ value: 'anchor', why: tooDear(9) }]);
    expect([judged.why(shop, 0), judged.why(poor, 0)]).toEqual([undefined, tooDear(1)]);
  });

  it('says why its action is not possible: the first reason, or that there is nothing', () => {
    expect(ware.why(shop, 0)).toBeUndefined();
    expect(ware.why(poor, 0)).toEqual(tooDear(1));
    expect(ware.why({ ...shop, stock: [] }, 0)).toEqual(message('shop.empty'));
  });

  it('is a bug where there is nothing to choose from and nothing to say', () => {
    const mute = one<Shop, Order>('ware', { among: () => [], describe: (_shop, _seat, id) => label(id) });
    expect(() => mute.why(shop, 0)).toThrow('there is no ware to choose from');
    expect(mute.refused).toBeUndefined();
  });

  it('leaves the list alone that it was made from', () => {
    const all = one<Shop, Order>('ware', { among: ({ stock }) => stock, describe: (_shop, _seat, id) => label(id) });
    expect(all.next(shop, 0, { ware: '' }, []).values).toEqual(shop.stock);
    expect(all.next(shop, 0, { ware: '' }, []).values).not.toBe(shop.stock);
  });

  it('is asked only where it is open, and known where it is not', () => {
    const open = one<Shop, { ware?: string }>('ware', {
      open: true,
      among: ({ stock }) => stock,
      whyNot: ({ money }, _seat, id) => (prices[id]! > money ? tooDear(prices[id]!) : undefined),
      describe: (_shop, _seat, id) => label(id),
    });
    expect(open.when?.(shop, 0, {})).toBe(true);
    expect(open.chosen(shop, 0, { ware: 'sail' })).toBe('sail');
    expect(open.when?.({ ...shop, money: 1 }, 0, {})).toBe(false);
    expect(open.chosen({ ...shop, money: 1 }, 0, {})).toBe('rope');
    expect(() => open.chosen(shop, 0, {})).toThrow('ware is not the only one of rope,sail');
    expect(() => open.chosen(poor, 0, {})).toThrow('ware is not the only one of ');
  });
});

describe('an amount', () => {
  const among = ({ money }: Shop, _seat: number, args: Order) => ({
    min: 1,
    max: Math.floor(money / prices[args.ware]!),
  });
  const describeCount = (_shop: Shop, _seat: number, n: number, args: Order) => label(`${n} ${args.ware}`);

  it('is a number of a range that depends on what was chosen', () => {
    const count = amount<Shop, Order>('count', { among, describe: describeCount });
    expect(count.take).toBe('number');
    expect(count.next(shop, 0, { ware: 'rope' }, [])).toEqual({ values: { min: 1, max: 5 } });
    expect(count.describe(shop, 0, { ware: 'rope' }, '2')).toEqual(label('2 rope'));
    expect(count.when).toBeUndefined();
  });

  it('is asked only where it is open, and known where it is not', () => {
    const count = amount<Shop, Order>('count', { open: true, among, describe: describeCount });
    expect(count.when?.(shop, 0, { ware: 'rope' })).toBe(true);
    expect(count.when?.(shop, 0, { ware: 'sail' })).toBe(false);
    expect(count.chosen(shop, 0, { ware: 'sail' })).toBe(1);
    expect(count.chosen(shop, 0, { ware: 'rope', count: 4 })).toBe(4);
  });
});

describe('several values', () => {
  const picks = (take: 'set' | 'sequence' | 'bag', stock: string[], min: number, max: number) => {
    const param = several<Shop, { wares: string[] }>('wares', {
      take,
      among: () => stock,
      count: () => ({ min, max }),
      describe: (_shop, _seat, id) => label(id),
    });
    expect(param.take).toBe(take);
    expect(param.describe(shop, 0, { wares: [] }, 'rope')).toEqual(label('rope'));
    return (...picked: string[]) => param.next(shop, 0, { wares: [] }, picked);
  };

  it.each(['set', 'sequence'] as const)('of a %s are picked once each, so many of them', (take) => {
    const next = picks(take, ['rope', 'sail', 'anchor'], 1, 2);
    expect(next()).toEqual({ values: ['rope', 'sail', 'anchor'], done: false });
    expect(next('sail')).toEqual({ values: ['rope', 'anchor'], done: true });
    expect(next('sail', 'rope')).toEqual({ values: [], done: true });
  });

  it('of a bag are picked as often as they are there', () => {
    const next = picks('bag', ['rope', 'rope', 'sail'], 2, 2);
    expect(next()).toEqual({ values: ['rope', 'sail'], done: false });
    expect(next('rope')).toEqual({ values: ['rope', 'sail'], done: false });
    expect(next('sail')).toEqual({ values: ['rope'], done: false });
    expect(next('rope', 'rope')).toEqual({ values: [], done: true });
  });
});

describe('a bag within bounds', () => {
  const payment = bag<Shop, { pay?: string[] }>('pay', {
    within: ({ money }) => ({ least: {}, most: { silver: 2, gold: money }, total: 2 }),
    describe: (_shop, _seat, id) => label(id),
  });

  it('is proposed whole, closed to free actions, and asked only where there are several', () => {
    expect(payment).toMatchObject({ name: 'pay', take: 'bag', closed: true });
    expect(payment.when?.(shop, 0, {})).toBe(true);
    expect(payment.when?.(poor, 0, {})).toBe(false);
    expect(payment.next(shop, 0, {}, ['gold'])).toEqual({
      values: ['silver', 'gold'],
      done: false,
      suggest: ['silver', 'silver'],
    });
    expect(payment.describe(shop, 0, {}, 'gold')).toEqual(label('gold'));
  });

  it('is known by its goods, chosen or the only one', () => {
    expect(payment.chosen(shop, 0, { pay: ['gold', 'silver'] })).toEqual({ gold: 1, silver: 1 });
    expect(payment.chosen(poor, 0, {})).toEqual({ silver: 2 });
  });
});
