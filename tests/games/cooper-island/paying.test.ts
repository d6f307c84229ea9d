import { describe, expect, it } from 'vitest';
import { priceOf, splitsOf } from '../../../src/games/cooper-island/effects/costs.js';
import { nextPayment, payable, suggestPayment } from '../../../src/games/cooper-island/effects/payments.js';
import { canTrade, nextGiven } from '../../../src/games/cooper-island/effects/trades.js';
import { type Table, turn } from './table.js';

/** Every bag that can be picked item by item, each once. */
function bags(next: (picked: string[]) => { values: unknown; done?: boolean }, picked: string[] = []): string[][] {
  const { values, done } = next(picked);
  const longer = (values as string[])
    .filter((value) => picked.every((other) => other <= value))
    .flatMap((value) => bags(next, [...picked, value]));
  return done ? [picked, ...longer] : longer;
}

/** All sub-bags of items, by brute force. */
function subsets(items: string[]): string[][] {
  const found = new Map<string, string[]>();
  for (let bits = 0; bits < 2 ** items.length; bits += 1) {
    const bag = items.filter((_, at) => (bits >> at) % 2 === 1).sort();
    found.set(bag.join(), bag);
  }
  return [...found.values()];
}

const shed = (t: Table): Table => t.land('d3', 4, 'forest', 'wood').land('d2', 4, 'mountain', 'stone');

describe('paying', () => {
  it('CI-W4 CI-11.2 CI-11.3 CI-11.7 warehouse and peninsula in any mix, too much is lost', () => {
    const t = turn().store({ gold: 1 }).land('d3', 4, 'mountain', 'gold').land('d2', 4, 'settlement', 'cloth');
    t.do('work worker=regular sector=sector-h', 'cargo ship=cargo-5 pay=d2,d3,gold');
    expect([t.goods(), t.space('d3'), t.space('d2')]).toEqual([{}, 'M4', 'S4']);
    expect(t.asked()).toEqual(['helm']);
  });

  it('CI-11.4 every item is needed; the least wasteful payment is proposed', () => {
    const t = turn().store({ wood: 2 }).land('d3', 4, 'forest', 'wood').land('d2', 2, 'forest', 'wood');
    const bill = { cost: { wood: 3 }, spaces: 0 };
    const all = bags((picked) => nextPayment(t.own, bill, picked));
    expect(all.map(String).sort()).toEqual(['d2,wood', 'd3']);
    expect(suggestPayment(t.own, bill)).toEqual(['d2', 'wood']);
  });

  it('CI-11.4 CI-11.8 agrees with trying everything', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const t = turn().bare();
      const level = (at: number): number => 1 + ((seed * 7 + at * 3) % 5);
      const wood = seed % 4;
      t.store({ wood });
      for (const [at, id] of ['d1', 'd2', 'd3', 'd4'].entries()) {
        if ((seed >> at) % 2 === 0) t.land(id, level(at), 'forest', 'wood');
      }
      const items = [
        ...Array<string>(wood).fill('wood'),
        ...['d1', 'd2', 'd3', 'd4'].filter((id) => t.own.spaces[id]!.on),
      ];
      const value = (id: string): number => (id === 'wood' ? 1 : t.own.spaces[id]!.level);
      for (const spaces of [0, 1]) {
        const bill = { cost: { wood: 1 + (seed % 6) }, spaces };
        const sum = (bag: string[]): number => bag.reduce((all, id) => all + value(id), 0);
        const wanted = subsets(items).filter(
          (bag) =>
            sum(bag) >= bill.cost.wood &&
            bag.every((id) => sum(bag) - value(id) < bill.cost.wood) &&
            bag.filter((id) => id !== 'wood').length >= spaces,
        );
        const found = payable(t.own, bill) ? bags((picked) => nextPayment(t.own, bill, picked)) : [];
        expect(found.map(String).sort()).toEqual(wanted.map(String).sort());
        if (wanted.length > 0) expect(wanted.map(String)).toContain(suggestPayment(t.own, bill).join());
      }
    }
  });

  it('CI-11.1 CI-11.5 CI-11.8 CI-1.3 coins come from the warehouse; the market never pays; nothing interrupts', () => {
    const t = shed(turn()).store({ coins: 1 }).market({ coins: 5, wood: 5 }).land('c1', 1, 'meadow');
    t.do('work worker=regular sector=sector-d');
    expect(t.why('structure')).toBeUndefined();
    t.store({ coins: 0 });
    expect(t.why('structure')).toBe('cost');
  });

  it('CI-C19 CI-11.6 CI-14.1 CI-14.2 a boat with the special worker', () => {
    const t = turn().hire(0, 1).store({ coins: 2 }).bare().land('d3', 3, 'forest', 'wood');
    t.do('work worker=special sector=sector-b', 'boat dock=dock-5 boat=boat-coin less=coins,wood');
    expect([t.goods(), t.space('d3'), t.asked()]).toEqual([{}, 'F3', ['helm']]);
    t.do('helm ship=one-mast');
    expect([t.at('one-mast'), t.asked()]).toEqual([
      [3, 0, 3],
      ['take', 'decline'],
    ]);
    t.do('take');
    expect([t.goods(), t.asked()]).toEqual([{ coins: 1 }, ['end-turn']]);
  });

  it('CI-C51 CI-11.9 CI-22.2 CI-11.6 reductions are applied as far as they can', () => {
    const t = turn().hire(0, 1).cards('small-02').store({ coins: 2, wood: 2 });
    t.do('work worker=special sector=sector-b');
    expect(t.refusal('boat dock=dock-3 boat=boat-tile less=coins')).toBe('engine.not-legal');
    const further = [{ amount: 2, of: ['coins' as const, 'wood' as const] }];
    const price = priceOf(t.state, 0, { coins: 2, wood: 2 }, 'boat', { further });
    expect([price.cost, splitsOf(t.own, price)]).toEqual([
      { coins: 2, wood: 1 },
      [{ coins: 1, wood: 1 }, { coins: 2 }],
    ]);
    t.do('boat dock=dock-1 boat=boat-tile');
    expect([t.goods(), t.at('one-mast'), t.asked()]).toEqual([{ coins: 2, wood: 2 }, [0, 0, 0], ['draw', 'decline']]);
  });

  it('CI-C28 CI-17.1 CI-17.2 CI-17.3 CI-22.9 reductions of a cargo ship add up', () => {
    const t = turn(2).cards('small-09').store({}).bare();
    t.do('work worker=regular sector=sector-h', 'cargo ship=cargo-1');
    expect([t.state.harbourMaster, t.asked()]).toEqual([{ card: 'cargo-1', upright: false }, ['helm']]);
    t.do('helm ship=two-mast');
    expect(t.own.lids).toEqual({ unused: 1, crates: [], cargo: ['cargo-2', 'cargo-3', 'cargo-4', 'cargo-5'] });
    t.do('end-turn', 'work worker=regular sector=sector-c');
    t.effects({ op: 'cargo' }).store({ gold: 1 });
    expect(t.why('cargo')).toBe('cost');
    t.store({ gold: 1, cloth: 1 }).do('cargo ship=cargo-1');
    expect(t.goods(1)).toEqual({});
  });

  it('CI-17.1 the lid comes after the points, and its card cannot be supplied meanwhile', () => {
    const t = turn().cards('large-03').lids(1).store({ gold: 4, cloth: 1 }).effects({ op: 'cargo' });
    t.do('cargo ship=cargo-3');
    expect([t.own.lids.unused, t.own.milestones, t.asked()]).toEqual([1, {}, ['helm']]);
    t.store({ gold: 1, cloth: 3 }).do('use-card card=large-03');
    expect(t.values('cargo')).toEqual(['cargo-2']);
    t.do('decline', 'helm ship=one-mast');
    expect([t.own.lids.unused, t.own.milestones]).toEqual([2, { 'milestone-lids': '' }]);
  });

  it('CI-17.4 each card once for each player', () => {
    const t = turn().effects({ op: 'cargo' }).store({ gold: 5, cloth: 5 });
    t.own.lids.cargo = ['cargo-3'];
    expect(t.values('cargo')).toEqual(['cargo-3']);
    t.own.lids.cargo = [];
    expect(t.why('cargo')).toBe('no-cargo');
  });

  it('CI-C55 CI-22.4 CI-18.7 CI-18.5 the extra crate must be paid', () => {
    const t = turn().cards('small-04').lids(1).store({}).bare().market({ coins: 2 }).land('d3', 3, 'forest', 'wood');
    expect(t.values('crate crate=crate-packing-shed', 'fee')).toEqual(['d3']);
    t.do('crate crate=crate-packing-shed');
    expect([t.space('d3'), t.asked(), t.own.lids.crates]).toEqual(['F3', ['helm'], ['crate-packing-shed']]);
    const none = turn().cards('small-04').lids(1).store({}).bare().market({ coins: 2 });
    expect(none.refused('crate', 'crate')).toEqual({ 'crate-packing-shed': 'nothing-to-pay' });
    none.do('store what=market-coins', 'crate crate=crate-packing-shed');
    expect([none.goods(), none.goods(0, 'market')]).toEqual([{}, { coins: 1 }]);
    const empty = turn().lids(1);
    empty.state.bag = [];
    empty.do('crate crate=crate-draw');
    expect([empty.own.lids, empty.why('draw')]).toMatchObject([{ unused: 0, crates: ['crate-draw'] }, 'bag']);
  });
});

describe('the market', () => {
  it('CI-C31 CI-18.3 CI-18.4 a cube of level 5 is two coins', () => {
    const setOut = () =>
      turn().store({ cloth: 1 }).bare().land('d3', 5, 'settlement', 'cloth').land('d2', 1, 'settlement', 'cloth');
    const t = setOut().do('trade kind=market-cloth give=d3 get=coins,coins');
    expect([t.goods(0, 'market'), t.goods(), t.space('d3')]).toEqual([{ coins: 2 }, { cloth: 1 }, 'S5']);
    const both = setOut().do('trade kind=market-cloth give=cloth,d3 get=coins,coins,coins');
    expect(both.goods(0, 'market')).toEqual({ coins: 3 });
    expect(setOut().refusal('trade kind=market-cloth give=cloth,d2,d3 get=coins,coins,coins')).toBe('engine.not-legal');
  });

  it('CI-C32 CI-18.3 anything for anything', () => {
    const t = turn().store({ coins: 1, food: 1 }).bare().land('d3', 2, 'forest', 'wood');
    t.do('trade kind=market-any give=coins,d3,food get=stone');
    expect([t.goods(), t.goods(0, 'market')]).toEqual([{}, { stone: 1 }]);
    expect(t.why('trade')).toBe('too-little');
  });

  it('CI-18.4 agrees with trying everything', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const t = turn()
        .bare()
        .store({ gold: seed % 4, cloth: (seed >> 2) % 2 });
      const ids = ['d1', 'd2', 'd3', 'd4'].filter((_, at) => (seed >> at) % 2 === 0);
      for (const [at, id] of ids.entries()) t.land(id, 1 + ((seed * 5 + at * 3) % 6), 'mountain', 'gold');
      for (const [trade, rate, stored] of [
        ['market-gold', 2, ['gold']],
        ['market-any', 4, ['gold', 'cloth']],
      ] as const) {
        const items = [...stored.flatMap((good) => Array<string>(t.own.warehouse[good]).fill(good)), ...ids];
        const value = (id: string): number => t.own.spaces[id]?.level ?? 1;
        const sum = (bag: string[]): number => bag.reduce((all, id) => all + value(id), 0);
        const yields = (n: number): number => Math.floor(n / rate);
        const wanted = subsets(items).filter(
          (bag) => yields(sum(bag)) > 0 && bag.every((id) => yields(sum(bag) - value(id)) < yields(sum(bag))),
        );
        const found = canTrade(t.own, trade) ? bags((picked) => nextGiven(t.own, trade, picked)) : [];
        expect(found.map(String).sort()).toEqual(wanted.map(String).sort());
      }
    }
  });

  it('CI-12.4 CI-12.5 CI-22.14 CI-22.15 slots of the warehouse', () => {
    const t = turn().store({ coins: 3, wood: 1, gold: 1 }).bare().market({ coins: 1, gold: 1, food: 1 });
    expect(t.why('store')).toBe('full');
    t.cards('small-14');
    expect(t.values('store')).toEqual(['market-coins', 'market-food', 'market-gold']);
    t.do('store what=market-food');
    expect(t.values('store')).toEqual(['market-gold']);
    t.do('store what=market-gold');
    expect([t.why('store'), t.goods()]).toEqual(['full', { coins: 3, wood: 1, food: 1, gold: 2 }]);
    t.cards('small-15');
    expect(t.values('store')).toEqual(['market-coins']);
    const more = turn()
      .store({ wood: 5 })
      .bare()
      .market({ wood: 3 })
      .taken('small-building', 1)
      .dock('dock-1', 'boat-goods');
    more.do('store what=market-wood', 'store what=market-wood');
    expect(more.why('store')).toBe('full');
  });
});
