import { describe, expect, it } from 'vitest';
import { nusfjord, table, toFishing } from './table.js';

const everyElder = ['carter', 'developer', 'broker', 'fish-trader', 'storekeeper'];

describe('further cases: fishing and shares', () => {
  it('NF-B1 catch 3 and 5 elders: the player picks 3, nothing else gets fish', () => {
    const t = table();
    for (const id of everyElder) t.elder(id);
    t.give(0, 0, 0).store(0, 0, 0);
    toFishing(t);
    expect(t.asked(0)).toEqual(['feed']);
    t.play('feed', { elders: ['broker', 'carter', 'storekeeper'] }, 0);
    expect(t.seat(0).elders.map(({ fish }) => fish)).toEqual([1, 0, 1, 0, 1]);
    expect(t.goods(0)).toEqual([0, 0, 0]);
    expect(t.reserve(0)).toEqual([0, 0, 0]);
  });

  it('NF-B2 too little fish for the shares of others: the holder is chosen', () => {
    const t = table(3).ships('sloop').elder('carter').elder('broker').elder('developer');
    t.newShares(1, 0, 0).shares(0, 1, 0, 0).shares(1, 1, 2, 0).shares(2, 1, 0, 2);
    for (const seat of [0, 1, 2]) t.give(0, 0, 0, seat);
    toFishing(t);
    expect(t.asked(0)).toEqual(['feed-shares']);
    expect(t.moves('feed-shares', 0)).toEqual(['1', '2']);
    t.play('feed-shares', { holders: ['2'] }, 0);
    expect(t.seat(0).elders.map(({ fish }) => fish)).toEqual([1, 1, 1]);
    expect(t.goods(0)).toEqual([0, 0, 0]);
    expect(t.goods(1)).toEqual([0, 2, 0]);
    expect(t.goods(2)).toEqual([0, 3, 0]);
  });

  it('NF-B3 the reserve takes 1 of 4 when it holds 7', () => {
    const t = table().ships('schooner').give(0, 0, 0).store(0, 7, 0).passRound();
    expect(t.reserve(0)).toEqual([0, 8, 0]);
    expect(t.goods(0)).toEqual([0, 2, 0]);
  });

  it('NF-B4 a reserve of 10 stays; with Wet Storage it takes what comes', () => {
    // Catch 4 does not exist: 5 less 2 shares and 1 elder leaves 2.
    const t = () => table().ships('sloop').elder('carter').give(0, 0, 0).store(0, 10, 0);
    expect(t().passRound().reserve(0)).toEqual([0, 10, 0]);
    expect(t().own('wet-storage').passRound().reserve(0)).toEqual([0, 12, 0]);
  });

  it('NF-B5 fish on new shares is lost', () => {
    const t = table().newShares(2, 1).shares(0, 0, 0).shares(1, 0, 1).give(0, 0, 0, 0).give(0, 0, 0, 1).passRound();
    expect(t.goods(0)).toEqual([0, 0, 0]);
    expect(t.goods(1)).toEqual([0, 1, 0]);
    expect([t.reserve(0)[1], t.reserve(1)[1]]).toEqual([2, 2]);
  });

  it('NF-B6 buying 3 new shares in round 4', () => {
    const t = table().newShares(2, 1).round(4).give(0, 0, 2).do('buy-shares');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.seat(0).shares).toEqual([4, 1]);
    expect(table().newShares(2, 1).round(4).give(0, 0, 1).why('buy-shares')).toBe('cost');
  });

  it('NF-B7 after 3 issued shares there is none left to issue', () => {
    const t = table();
    for (const share of [1, 2, 3]) {
      t.do('issue').end();
      expect(t.seat(0).unissued).toBe(3 - share);
      t.state.workers = {};
      t.passTo(0);
      if (share === 2) t.passTo(0);
    }
    expect(t.why('issue')).toBe('all-shares-issued');
  });
});

describe('further cases: forests and ships', () => {
  it('NF-B8 clearing with a full supply', () => {
    const t = table().forests({ cd3: 1 }).give(12, 0, 0).do('clear forest=cd3');
    expect(t.goods()).toEqual([12, 0, 0]);
    expect(nusfjord.view(t.state, 0).seats[0]!.forests).toEqual({});
    expect(table().give(9, 0, 0).do('clear forest=cd1').goods()).toEqual([12, 0, 0]);
  });

  it('NF-B9 the second forest of a stack keeps its space covered', () => {
    const t = table().do('clear forest=cd1');
    expect(t.seat(0).forests).toEqual({ cd1: 1, cd2: 1, cd3: 1 });
    t.give(1, 0, 0).end().passTo(0);
    t.state.workers = {};
    t.offerOnly('fish-stand');
    expect(t.values('build building=fish-stand')).not.toContain('c1');
    t.do('clear forest=cd1').give(1, 0, 0).end().passTo(0);
    expect(t.values('build building=fish-stand')).toEqual(expect.arrayContaining(['c1', 'd1']));
  });

  it('NF-B10 a forest needs both spaces of a double space', () => {
    expect(table().lay({ a2: 'yard', b3: 'portal' }).why('plant')).toBe('no-double');
    expect(table().lay({ a2: 'yard', b1: 'portal' }).values('plant')).toEqual(['ab3']);
  });

  it('NF-B11 what fits on a track of 12 units', () => {
    const t = table(3).ships('schooner', 'schooner', 'schooner').give(12, 20, 9);
    expect(t.values('ship')).toEqual(['sloop', 'cutter']);
    t.do('ship ship=sloop');
    expect(nusfjord.view(t.state, 0).seats[0]!.trackCatch).toBe(12);
    t.end().passTo(0);
    expect(t.why('ship')).toBe('no-ship-fits');
  });

  it('NF-B12 a cutter costs 6 wood and 1 gold', () => {
    expect(table().give(6, 0, 0).why('ship')).toBe('no-ship');
    const t = table().give(6, 0, 1).do('ship ship=cutter');
    expect(nusfjord.view(t.state, 0).seats[0]!.catchSize).toBe(6);
  });

  it('NF-B13 a council of 5 takes nobody in', () => {
    const t = table();
    for (const id of everyElder) t.elder(id);
    expect(t.why('invite')).toBe('council-full');
  });

  it('NF-B14 without fish on the table nobody can be activated', () => {
    const t = table().elder('carter').elder('broker').plates(0);
    expect(t.why('elder')).toBe('table-empty');
    t.do('invite elder=builder');
    expect(t.asked()).toEqual(['end-turn']);
  });

  it('NF-B15 a pass loses one turn only', () => {
    const t = table().do('pass').end().passTo(0).do('gold').end().passTo(0);
    expect(t.asked()).toContain('pass');
    t.do('thin-out');
    expect(t.seat(0).placed).toBe(2);
  });

  it('NF-B16 a building does not pay for itself', () => {
    expect(() => table().give(4, 0, 1).own('yard').build('market-hall')).toThrow('nusfjord.why.cost');
  });

  it('NF-B17 Raftbuilder and Sawmill', () => {
    const t = (wood: number) => table().own('raftbuilder', 'sawmill').give(wood, 0, 0).do('clear forest=cd1').goods();
    expect(t(3)).toEqual([11, 1, 0]);
    expect(t(6)).toEqual([12, 1, 0]);
  });

  it('NF-B18 Stilt House and Youth Hostel', () => {
    const t = table(2, { deck: 'mackerel' }).offerOnly('youth-hostel').give(7, 3, 0).build('stilt-house');
    t.do('build building=youth-hostel cell=a2');
    expect(t.goods()).toEqual([2, 0, 0]);
    expect(Object.values(t.seat(0).buildings).sort()).toEqual(['stilt-house', 'youth-hostel']);
  });

  it('NF-B19 Shipping Office and Slipway', () => {
    const t = table().own('shipping-office', 'slipway').give(0, 4, 0).do('ship ship=sloop');
    t.do('ship ship=sloop');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(nusfjord.view(t.state, 0).seats[0]!.catchSize).toBe(6);
    expect(t.asked()).toEqual(['end-turn']);
  });

  it('NF-B20 the schooner of the wharf is outside the supply', () => {
    const t = table().own('wharf').give(2, 2, 0);
    t.state.ships.schooner = 0;
    t.do('use building=wharf');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.seat(0).ships).toEqual(['schooner']);
    expect(t.seat(0).used).toEqual(['wharf']);
  });

  it('NF-B21 selling fish before a building is built', () => {
    const sell = (...times: number[]) => {
      const t = table().own('trading-house').give(6, 7, 0);
      for (const n of times) t.play('exchange', { times: n });
      return t.build('manor').goods();
    };
    expect(sell(2)).toEqual([0, 1, 1]);
    expect(sell(1, 1)).toEqual([0, 1, 1]);
  });
});

describe('further cases: rounds and cards', () => {
  it('NF-B22 three players draw 3 C each, secretly', () => {
    const t = table(3).passRound().passRound().passRound();
    expect(t.state.round).toBe(4);
    expect(t.state.seats.map(({ hand }) => hand.length)).toEqual([3, 3, 3]);
    expect(t.state.piles.C).toHaveLength(5);
    const { seats } = nusfjord.view(t.state, 'public');
    expect(seats.map(({ handSize, hand }) => [handSize, hand])).toEqual([
      [3, undefined],
      [3, undefined],
      [3, undefined],
    ]);
  });

  it('NF-B23 cards left in a hand are open to all from round 6', () => {
    const t = table(3).round(5);
    t.hand(1, 'castle').passRound();
    expect(t.state.offers.C).toContain('castle');
    t.passTo(2).give(5, 0, 1);
    expect(t.values('build')).toContain('castle');
    const others = t.state.offers.C.filter((id) => id !== 'castle');
    t.do('build building=castle cell=b1');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.state.offers.C).toEqual(others);
  });

  it('NF-B24 only free B slots are filled in round 5', () => {
    const t = table(5).round(4);
    const { B } = t.state.offers;
    t.lay({ b1: B[0]!, a2: B[5]! }, 1);
    t.passRound();
    expect(t.state.offers.B).not.toContain(null);
    expect(t.state.piles.B).toHaveLength(4);
  });

  it('NF-B25 two players have no piles of A and B, and 4 C each in round 4', () => {
    const t = table();
    expect([t.state.piles.A, t.state.piles.B]).toEqual([[], []]);
    const { A } = t.state.offers;
    t.lay({ b1: A[0]! }, 1);
    t.passRound().passRound();
    expect(t.state.offers.A[0]).toBeNull();
    t.passRound();
    expect(t.state.seats.map(({ hand }) => hand.length)).toEqual([4, 4]);
    t.passRound();
    expect(t.state.offers.A[0]).toBeNull();
  });
});
