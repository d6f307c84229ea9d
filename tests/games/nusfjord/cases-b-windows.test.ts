import { describe, expect, it } from 'vitest';
import { next } from '../../../src/games/nusfjord/series.js';
import { data, nusfjord, table } from './table.js';

describe('further cases: effect windows', () => {
  it('NF-B51 exchanges as often as wanted in one window', () => {
    const t = table().own('resource-trade', 'wood-trade').give(4, 18, 0);
    t.do('exchange deal=resource-trade.1 times=8');
    expect(t.goods()).toEqual([12, 2, 0]);
    t.do('exchange deal=wood-trade times=6').do('exchange deal=resource-trade.1 times=1');
    expect(t.goods()).toEqual([1, 0, 6]);
    expect(t.asked()).toContain('pass');
  });

  it('NF-B52 no exchange while a card is being chosen', () => {
    const t = table().own('trading-house').offerOnly('manor').give(6, 3, 0);
    expect(t.why('build')).toBe('no-building');
    t.do('exchange times=1');
    expect(t.values('build')).toEqual(['manor']);
    const copy = table(4).own('trading-house').elder('builder').plates(1).offerOnly('manor', 'castle').give(9, 9, 1);
    copy.do('elder');
    expect(copy.asked()).toEqual(['build']);
    expect(copy.free()).toEqual([]);
  });

  it('NF-B53 offered because exchanges would make it possible', () => {
    const t = table(2, { deck: 'mackerel' }).own('manufacture').offerOnly('residence').give(11, 4, 0);
    t.build('stilt-house');
    expect(t.goods()).toEqual([6, 2, 0]);
    expect(t.asked()).toEqual(['build', 'decline']);
    expect(t.why('build')).toBe('no-building');
    t.do('exchange times=2');
    expect(t.goods()).toEqual([4, 0, 2]);
    t.do('build building=residence cell=b2');
    expect(t.goods()).toEqual([0, 3, 0]);
  });

  it('NF-B53 not offered where no exchange could help', () => {
    const t = table(2, { deck: 'mackerel' }).own('manufacture').offerOnly('residence').give(10, 4, 0);
    expect(t.build('stilt-house').asked()).toEqual(['end-turn']);
  });

  it('NF-B54 a last window where wood would be lost at the next fishing', () => {
    const third = (wood: number, fish: number) => {
      const t = table().own('driftwood-rafting', 'manufacture').round(4).give(wood, fish, 0);
      t.passTo(0).passTo(0).do('pass');
      return t;
    };
    const t = third(11, 1);
    expect(t.free()).toEqual(['exchange']);
    t.do('exchange times=1');
    expect(t.goods()).toEqual([10, 0, 1]);
    t.end().passRound();
    expect(t.goods(0)[0]).toBe(12);
    expect(third(10, 1).free()).toEqual([]);
    expect(third(11, 0).free()).toEqual([]);
  });

  it('NF-B55 what a card adds does not make an action possible', () => {
    const t = (wood: number) => table().own('forest-hut').forests({ cd1: 2, cd2: 1 }).give(wood, 0, 0);
    expect(t(12).why('thin-out')).toBe('wood-limit');
    expect(t(11).do('thin-out').goods()).toEqual([12, 0, 1]);
  });

  it('NF-B56 gold of the first ship pays for the second', () => {
    const t = table().own('shipping-office', 'seafaring-society').give(8, 2, 0).do('ship ship=sloop');
    expect(t.goods()).toEqual([6, 0, 1]);
    t.do('ship ship=cutter');
    expect(t.goods()).toEqual([0, 0, 1]);
    const seat = nusfjord.view(t.state, 0).seats[0]!;
    expect([seat.units, seat.catchSize]).toEqual([5, 7]);
  });

  it('NF-B57 what comes after an elder does not make him possible', () => {
    const t = table().own('youth-center').elder('developer').plates(1).give(2, 1, 0).offerOnly('dairy');
    expect(t.why('elder')).toBe('no-option');
  });

  it('NF-B58 Town Hall copies the space it was built from', () => {
    const t = table().offerOnly('pier-house').give(6, 2, 0).build('town-hall');
    expect(t.values('copy-action')).toEqual(['build-building']);
    t.do('copy-action target=build-building').do('build building=pier-house cell=a2');
    expect(t.goods()).toEqual([0, 0, 0]);
  });

  it('NF-B59 Repair Hall on one sloop, and without a cutter', () => {
    const t = table().ships('sloop').give(4, 1, 0).build('repair-hall').do('upgrade path=sloop-cutter');
    t.do('upgrade path=cutter-schooner');
    const seat = nusfjord.view(t.state, 0).seats[0]!;
    expect([seat.units, seat.catchSize, t.score().ships]).toEqual([4, 6, 4]);
    const none = table().ships('sloop').give(4, 1, 0);
    none.state.ships.cutter = 0;
    expect(none.build('repair-hall').asked()).toEqual(['end-turn']);
  });

  it('NF-B60 Carver', () => {
    const t = table()
      .forests({})
      .lay({ b1: 'carver', a2: 'forest-storage', b2: 'forestry', a3: 'woodcarver', b3: 'office', c1: 'villa' });
    // Villa scores 7 minus 5 empty spaces.
    expect(t.points('formulas') - 2).toBe(6);
  });

  it('NF-B61 Extension', () => {
    const cells = { a2: 'extension', b2: 'yard', b1: 'portal', c2: 'slipway', a3: 'joinery' };
    expect(table().forests({}).lay(cells).score().formulas).toBe(2);
    expect(
      table()
        .forests({})
        .lay({ ...cells, b3: 'boathouse' })
        .score().formulas,
    ).toBe(4);
  });

  it('NF-B62 Codfish Farm counts fish only', () => {
    const farm = (fish: number) => table().own('codfish-farm').store(9, fish, 0).score().formulas;
    expect([3, 4, 8, 11, 13].map(farm)).toEqual([0, 3, 6, 6, 9]);
  });

  it('NF-B63 Fisher’s Cottage and 6 fish left', () => {
    // Catch 8: 2 for the shares, 6 left.
    const t = table().own('fishers-cottage').ships('cutter', 'cutter').give(0, 0, 0).store(0, 8, 0).passRound();
    expect(t.goods(0)).toEqual([0, 6, 0]);
    expect(t.reserve(0)).toEqual([0, 8, 0]);
  });

  it('NF-B64 events of one moment come by card number, without a question', () => {
    const t = table().own('clearing', 'loggers-pond').give(0, 0, 0).store(0, 0, 0).do('clear forest=cd2');
    expect([t.goods(), t.reserve()]).toEqual([
      [5, 0, 1],
      [4, 0, 0],
    ]);
    expect(t.news).toEqual(['worker', 'clear', 'gain', 'reserve', 'gain']);
    expect(t.asked()).toEqual(['end-turn']);
  });
});

describe('further cases: set-up, solo and series', () => {
  it('NF-B39 solo: blue workers find the red ones in their way', () => {
    const t = table(1).do('gold').end();
    t.give(2, 2, 0).do('ship ship=sloop').end().do('issue').end();
    expect(t.state.round).toBe(2);
    expect([t.why('gold'), t.why('ship'), t.why('issue')]).toEqual(['occupied', 'occupied', 'occupied']);
    t.give(2, 2, 0);
    expect(t.values('copy')).toEqual(['plus-gold', 'issue-share', 'build-ship']);
    t.do('thin-out').end().do('pass').end().do('pass').end();
    expect(t.state.round).toBe(3);
    expect(t.why('gold')).toBeUndefined();
    expect(t.why('thin-out')).toBe('occupied');
  });

  it('NF-B40 advanced solo: workers of two colours stay', () => {
    const t = table(1, { solo: 'advanced' });
    t.do('gold').end().do('thin-out').end().do('issue').end();
    t.do('clear forest=cd1').end().do('plant place=ab2').end().do('pass').end();
    expect(t.state.round).toBe(3);
    const sets = () =>
      Object.values(t.state.workers)
        .flat()
        .map(({ set }) => set)
        .sort();
    expect(sets()).toEqual([0, 0, 0, 1, 1]);
    t.passRound();
    expect(sets()).toEqual([1, 1]);
  });

  it('NF-B41 solo: hand and 3 more C cards are open from round 6', () => {
    const t = table(1).round(5);
    t.hand(0, 'castle');
    t.state.piles.C = t.state.piles.C.slice(0, 10);
    t.passRound();
    expect(t.state.offers.C).toHaveLength(4);
    expect(t.state.offers.C[0]).toBe('castle');
    expect(t.state.piles.C).toHaveLength(7);
  });

  it('NF-B43 mixed decks', () => {
    const { state } = table(3, { deck: 'codfish', mixed: 'yes' });
    const decks = (ids: (string | null)[]) => ids.map((id) => Math.floor(numberOf(id!) / 100));
    expect(decks(state.offers.A).sort()).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect(decks(state.offers.B).sort()).toEqual([1, 1, 2, 2, 3, 3]);
    expect([state.piles.A.length, state.piles.B.length, state.piles.C.length]).toEqual([15, 10, 14]);
    expect([...state.piles.A, ...state.piles.B, ...state.piles.C].every((id) => numberOf(id) > 300)).toBe(true);
  });

  it('NF-B65 the third game of a campaign has what is left', () => {
    const numbers = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => from + index).join(',');
    const carry = `game:3/rank:0/a:${numbers(101, 11)}/b:${numbers(121, 5)}/c:${numbers(141, 6)}`;
    const t = table(1, { series: 'campaign', carry });
    expect(t.state.offers.A.filter(Boolean)).toHaveLength(9);
    expect(t.state.offers.B.filter(Boolean)).toHaveLength(5);
    t.passRound().passRound().passRound();
    expect(t.seat(0).hand).toHaveLength(4);
    t.passRound().passRound();
    expect(t.state.offers.C).toHaveLength(6);
    expect(t.state.piles.C).toHaveLength(0);
    expect(next([t.state, t.state, t.state])).toBeUndefined();
  });

  it('NF-B66 seven elders with 1 or 2 players', () => {
    for (const seats of [1, 2]) {
      const { elders } = table(seats).state;
      expect(elders.map(({ up }) => up)).toEqual([
        ['developer', 'builder'],
        ['ship-carpenter'],
        ['carter'],
        ['fish-trader'],
        ['broker'],
        ['storekeeper'],
      ]);
      expect(table(seats).values('invite')).toHaveLength(6);
    }
  });

  it('NF-B67 three plates of an empty table', () => {
    const t = table().plates(0).give(0, 6, 0).do('serve plates=3');
    expect(t.goods()).toEqual([0, 0, 3]);
    expect(t.state.plates).toBe(3);
  });

  it('NF-B68 Sailor', () => {
    const t = table(3).elder('sailor').plates(3).give(11, 6, 0).do('elder elder=sailor');
    t.do('serve plates=2');
    expect(t.goods()).toEqual([12, 0, 2]);
    expect(t.state.plates).toBe(4);
  });
});

function numberOf(id: string): number {
  return data.buildings[id]!.number;
}
