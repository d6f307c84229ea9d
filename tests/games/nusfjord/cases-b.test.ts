import { describe, expect, it } from 'vitest';
import { newRank, next, total } from '../../../src/games/nusfjord/series.js';
import { data, nusfjord, type Table, table } from './table.js';

const everyElder = ['carter', 'developer', 'broker', 'fish-trader', 'storekeeper'];

/** All pass; stops where a fishing phase asks. */
function toFishing(t: Table): Table {
  const { round } = t.state;
  while (t.state.round === round) {
    if (t.asked().includes('pass')) t.play('pass');
    t.end();
  }
  return t;
}

describe('further cases: fishing and shares', () => {
  it('NF-B1 catch 3 and 5 elders: the player picks 3, nothing else gets fish', () => {
    const t = table();
    for (const id of everyElder) t.elder(id);
    t.give(0, 0, 0).store(0, 0, 0);
    toFishing(t);
    expect(t.asked(0)).toEqual(['feed']);
    t.play('feed', { elders: ['broker', 'carter', 'storekeeper'] }, 0);
    expect(t.at(0).elders.map(({ fish }) => fish)).toEqual([1, 0, 1, 0, 1]);
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
    expect(t.at(0).elders.map(({ fish }) => fish)).toEqual([1, 1, 1]);
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
    const t = table().newShares(2, 1).round(4).give(0, 0, 2).play('buy-shares');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.at(0).shares).toEqual([4, 1]);
    expect(table().newShares(2, 1).round(4).give(0, 0, 1).why('buy-shares')).toBe('cost');
  });

  it('NF-B7 after 3 issued shares there is none left to issue', () => {
    const t = table();
    for (const share of [1, 2, 3]) {
      t.play('issue').end();
      expect(t.at(0).unissued).toBe(3 - share);
      t.state.workers = {};
      t.passTo(0);
      if (share === 2) t.passTo(0);
    }
    expect(t.why('issue')).toBe('all-shares-issued');
  });
});

describe('further cases: forests and ships', () => {
  it('NF-B8 clearing with a full supply', () => {
    const t = table().forests({ cd3: 1 }).give(12, 0, 0).play('clear', { forest: 'cd3' });
    expect(t.goods()).toEqual([12, 0, 0]);
    expect(nusfjord.view(t.state, 0).seats[0]!.forests).toEqual({});
    expect(table().give(9, 0, 0).play('clear', { forest: 'cd1' }).goods()).toEqual([12, 0, 0]);
  });

  it('NF-B9 the second forest of a stack keeps its space covered', () => {
    const t = table().play('clear', { forest: 'cd1' });
    expect(t.at(0).forests).toEqual({ cd1: 1, cd2: 1, cd3: 1 });
    t.give(1, 0, 0).end().passTo(0);
    t.state.workers = {};
    t.offerOnly('fish-stand');
    expect(t.values('build', { building: 'fish-stand' })).not.toContain('c1');
    t.play('clear', { forest: 'cd1' }).give(1, 0, 0).end().passTo(0);
    expect(t.values('build', { building: 'fish-stand' })).toEqual(expect.arrayContaining(['c1', 'd1']));
  });

  it('NF-B10 a forest needs both spaces of a double space', () => {
    expect(table().lay({ a2: 'yard', b3: 'portal' }).why('plant')).toBe('no-double');
    expect(table().lay({ a2: 'yard', b1: 'portal' }).values('plant')).toEqual(['ab3']);
  });

  it('NF-B11 what fits on a track of 12 units', () => {
    const t = table(3).ships('schooner', 'schooner', 'schooner').give(12, 20, 9);
    expect(t.values('ship')).toEqual(['sloop', 'cutter']);
    t.play('ship', { ship: 'sloop' });
    expect(nusfjord.view(t.state, 0).seats[0]!.trackCatch).toBe(12);
    t.end().passTo(0);
    expect(t.why('ship')).toBe('no-ship-fits');
  });

  it('NF-B12 a cutter costs 6 wood and 1 gold', () => {
    expect(table().give(6, 0, 0).why('ship')).toBe('no-ship');
    const t = table().give(6, 0, 1).play('ship', { ship: 'cutter' });
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
    t.play('invite', { elder: 'builder' });
    expect(t.asked()).toEqual(['end-turn']);
  });

  it('NF-B15 a pass loses one turn only', () => {
    const t = table().play('pass').end().passTo(0).play('gold').end().passTo(0);
    expect(t.asked()).toContain('pass');
    t.play('thin-out');
    expect(t.at(0).placed).toBe(2);
  });

  it('NF-B16 a building does not pay for itself', () => {
    expect(() => table().give(4, 0, 1).own('yard').build('market-hall')).toThrow('nusfjord.why.cost');
  });

  it('NF-B17 Raftbuilder and Sawmill', () => {
    const t = (wood: number) =>
      table().own('raftbuilder', 'sawmill').give(wood, 0, 0).play('clear', { forest: 'cd1' }).goods();
    expect(t(3)).toEqual([11, 1, 0]);
    expect(t(6)).toEqual([12, 1, 0]);
  });

  it('NF-B18 Stilt House and Youth Hostel', () => {
    const t = table(2, { deck: 'mackerel' }).offerOnly('youth-hostel').give(7, 3, 0).build('stilt-house');
    t.play('build', { building: 'youth-hostel', cell: 'a2' });
    expect(t.goods()).toEqual([2, 0, 0]);
    expect(Object.values(t.at(0).buildings).sort()).toEqual(['stilt-house', 'youth-hostel']);
  });

  it('NF-B19 Shipping Office and Slipway', () => {
    const t = table().own('shipping-office', 'slipway').give(0, 4, 0).play('ship', { ship: 'sloop' });
    t.play('ship', { ship: 'sloop' });
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(nusfjord.view(t.state, 0).seats[0]!.catchSize).toBe(6);
    expect(t.asked()).toEqual(['end-turn']);
  });

  it('NF-B20 the schooner of the wharf is outside the supply', () => {
    const t = table().own('wharf').give(2, 2, 0);
    t.state.ships.schooner = 0;
    t.play('use', { building: 'wharf' });
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.at(0).ships).toEqual(['schooner']);
    expect(t.at(0).used).toEqual(['wharf']);
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
    t.play('build', { building: 'castle', cell: 'b1' });
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

describe('further cases: scoring', () => {
  it('NF-B26 Longhouse and Nursery forgive empty spaces', () => {
    const t = (...ids: string[]) => {
      const u = table().forests({ cd1: 1, cd2: 1, cd3: 1 });
      const cells = ['a3', 'b3'];
      return u.lay(Object.fromEntries(ids.map((id, index) => [cells[index]!, id])));
    };
    // b1, a2 and b2 are empty; the other spaces are built on.
    expect(t('yard', 'portal').points('empty-spaces')).toBe(-3);
    expect(t('longhouse', 'portal').points('empty-spaces')).toBe(-1);
    expect(t('nursery', 'portal').points('empty-spaces')).toBe(-1);
    expect(t('longhouse', 'nursery').points('empty-spaces')).toBe(0);
  });

  it('NF-B27 Fortress', () => {
    const t = table().own('fortress');
    t.at(0).unissued = 2;
    expect([t.points('unissued'), t.points('buildings')]).toEqual([0, 6]);
  });

  it('NF-B28 a tie is shared', () => {
    const t = table(3).give(0, 0, 5, 0).give(0, 0, 2, 1).give(0, 0, 5, 2);
    expect(nusfjord.score(t.state).winners).toEqual([0, 2]);
  });

  it('NF-B29 selling a cutter', () => {
    const t = table().own('ship-broker').ships('sloop', 'cutter', 'schooner').give(0, 0, 0);
    t.play('sell-ship', { ship: 'cutter' });
    const seat = nusfjord.view(t.state, 0).seats[0]!;
    expect([t.goods()[2], seat.units, seat.catchSize, t.state.ships.cutter]).toEqual([3, 6, 8, 3]);
  });

  it('NF-B30 an upgrade is not building a ship', () => {
    const t = table().own('seafaring-society').elder('ship-carpenter').ships('sloop').plates(1).give(2, 0, 0);
    t.play('elder', { elder: 'ship-carpenter' });
    expect(t.at(0).ships).toEqual(['cutter']);
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.state.ships).toEqual({ sloop: 3, cutter: 2, schooner: 3 });
    const full = table(3).ships('schooner', 'schooner', 'schooner', 'cutter').elder('ship-carpenter').plates(1);
    expect(full.give(9, 9, 9).why('elder')).toBe('no-upgrade');
  });

  it('NF-B31 Fish Trader with 2 fish on him', () => {
    const t = table().elder('fish-trader', 2).plates(1).give(0, 2, 0).play('elder');
    expect(t.goods()).toEqual([0, 1, 1]);
    expect(t.at(0).elders[0]!.fish).toBe(0);
    expect(t.state.plates).toBe(0);
  });

  it('NF-B32 Hermitage and an empty table', () => {
    const t = table().own('hermitage').elder('fish-trader', 1).plates(0).give(0, 3, 0).play('elder');
    expect(t.goods()).toEqual([0, 1, 1]);
    expect(t.at(0).elders[0]!.fish).toBe(1);
  });

  it('NF-B33 Holiday Resort and two passes', () => {
    const t = table().own('holiday-resort').give(0, 0, 0).play('pass').end().passTo(0).play('pass');
    expect(t.goods()).toEqual([0, 2, 1]);
  });

  it('NF-B34 Fishery at 10, Docking Harbor with 3 ships at 12', () => {
    expect(table().own('fishery').ships('sloop', 'cutter', 'schooner').points('formulas')).toBe(5);
    const t = table().own('docking-harbor', 'lighthouse').ships('sloop', 'cutter', 'schooner');
    expect(t.points('formulas')).toBe(7);
  });

  it('NF-B35 Administration', () => {
    const t = table().own('administration').ships('sloop', 'sloop').shares(0, 4, 0);
    for (const id of ['carter', 'broker', 'developer']) t.elder(id);
    expect(t.points('formulas')).toBe(6);
  });

  it('NF-B36 Bank and 4 shares', () => {
    expect(table().own('bank').shares(0, 3, 1).points('shares')).toBe(7);
  });

  it('NF-B37 thinning out up to the limit', () => {
    const t = table().forests({ cd1: 2, cd2: 1 }).give(10, 0, 0).play('thin-out');
    expect(t.goods()).toEqual([12, 0, 0]);
    expect(t.told.find(({ event }) => event.id === 'nusfjord.told.lost')?.event.args?.goods).toEqual({
      amounts: { wood: 1 },
    });
  });

  it('NF-B38 no space, no building, not even from the hand', () => {
    const t = table().forests({ cd1: 1, cd2: 1, cd3: 1, ab2: 1, ab3: 1 }).lay({ b1: 'yard' }).give(12, 12, 12);
    expect(t.hand(0, 'castle').why('build')).toBe('no-room');
  });

  it('NF-B42 the rank of a campaign', () => {
    expect([102, 103, 118, 90].map((points) => newRank(12, points))).toEqual([11, 12, 18, 11]);
    expect(newRank(0, 50)).toBe(0);
  });

  it('NF-B44 a double match is won by the sum', () => {
    const sheet = (a: number, b: number) => ({
      seats: [a, b].map((points, seat) => ({ seat, lines: [], total: points, tieBreak: [] })),
      winners: [a > b ? 0 : 1],
    });
    const sum = total([sheet(40, 35), sheet(30, 36)]);
    expect(sum.seats.map((seat) => seat.total)).toEqual([70, 71]);
    expect(sum.winners).toEqual([1]);
  });

  it('NF-B45 Lighthouse raises the catch, not the track', () => {
    const t = table().own('lighthouse').give(9, 9, 9);
    const of = (u: Table) => nusfjord.view(u.state, 0).seats[0]!;
    expect([of(t).catchSize, of(t).trackCatch]).toEqual([5, 3]);
    t.ships('schooner', 'schooner', 'schooner');
    expect([of(t).catchSize, of(t).trackCatch]).toEqual([13, 11]);
    expect(t.values('ship')).toEqual(['sloop', 'cutter']);
  });

  it('NF-B46 Rathskeller at 4 filled plates', () => {
    const t = table().plates(4).give(3, 10, 0).build('rathskeller').play('serve', { plates: 3 });
    expect(t.goods()).toEqual([0, 1, 3]);
    expect(t.state.plates).toBe(7);
  });

  it('NF-B47 Slipway’s prices', () => {
    const left = (wood: number, fish: number, gold: number, ship: string, price?: string) =>
      table()
        .own('slipway')
        .give(wood, fish, gold)
        .play('ship', { ship, ...(price && { price }) })
        .goods();
    expect(left(0, 2, 0, 'sloop')).toEqual([0, 0, 0]);
    expect(left(4, 0, 1, 'cutter')).toEqual([0, 0, 0]);
    expect(left(6, 8, 0, 'schooner')).toEqual([0, 0, 0]);
    expect(left(6, 8, 4, 'schooner', 'gold')).toEqual([6, 8, 0]);
  });

  it('NF-B48 paying for a sloop from supply and reserve', () => {
    const t = () => table().own('cold-storage').give(1, 0, 0).store(4, 3, 0);
    expect(t().moves('ship')).toEqual(['sloop fish,fish,wood', 'sloop fish,fish,wood,wood']);
    const all = t().play('ship', { ship: 'sloop', reserve: ['fish', 'fish', 'wood', 'wood'] });
    expect([all.goods(), all.reserve()]).toEqual([
      [1, 0, 0],
      [2, 1, 0],
    ]);
    const some = t().play('ship', { ship: 'sloop', reserve: ['fish', 'fish', 'wood'] });
    expect([some.goods(), some.reserve()]).toEqual([
      [0, 0, 0],
      [3, 1, 0],
    ]);
  });

  it('NF-B49 copying one’s own +1 Gold', () => {
    const t = table(4)
      .own('workers-cottage')
      .give(0, 0, 0)
      .occupy(0, 'plus-gold')
      .play('copy', { target: 'plus-gold' });
    expect(t.goods()).toEqual([0, 0, 2]);
  });

  it('NF-B50 where 1 forest may be planted', () => {
    const t = table(5).elder('forester').plates(1).lay({ a2: 'yard' }).forests({ cd1: 2, cd2: 1 }).give(12, 0, 0);
    expect(t.play('elder').values('plant')).toEqual(['cd2', 'ab3', 'cd3']);
  });
});

describe('further cases: effect windows', () => {
  it('NF-B51 exchanges as often as wanted in one window', () => {
    const t = table().own('resource-trade', 'wood-trade').give(4, 18, 0);
    t.play('exchange', { deal: 'resource-trade.1', times: 8 });
    expect(t.goods()).toEqual([12, 2, 0]);
    t.play('exchange', { deal: 'wood-trade', times: 6 }).play('exchange', { deal: 'resource-trade.1', times: 1 });
    expect(t.goods()).toEqual([1, 0, 6]);
    expect(t.asked()).toContain('pass');
  });

  it('NF-B52 no exchange while a card is being chosen', () => {
    const t = table().own('trading-house').offerOnly('manor').give(6, 3, 0);
    expect(t.why('build')).toBe('no-building');
    t.play('exchange', { times: 1 });
    expect(t.values('build')).toEqual(['manor']);
    const copy = table(4).own('trading-house').elder('builder').plates(1).offerOnly('manor', 'castle').give(9, 9, 1);
    copy.play('elder');
    expect(copy.asked()).toEqual(['build']);
    expect(copy.free()).toEqual([]);
  });

  it('NF-B53 offered because exchanges would make it possible', () => {
    const t = table(2, { deck: 'mackerel' }).own('manufacture').offerOnly('residence').give(11, 4, 0);
    t.build('stilt-house');
    expect(t.goods()).toEqual([6, 2, 0]);
    expect(t.asked()).toEqual(['build', 'decline']);
    expect(t.why('build')).toBe('no-building');
    t.play('exchange', { times: 2 });
    expect(t.goods()).toEqual([4, 0, 2]);
    t.play('build', { building: 'residence', cell: 'b2' });
    expect(t.goods()).toEqual([0, 3, 0]);
  });

  it('NF-B53 not offered where no exchange could help', () => {
    const t = table(2, { deck: 'mackerel' }).own('manufacture').offerOnly('residence').give(10, 4, 0);
    expect(t.build('stilt-house').asked()).toEqual(['end-turn']);
  });

  it('NF-B54 a last window where wood would be lost at the next fishing', () => {
    const third = (wood: number, fish: number) => {
      const t = table().own('driftwood-rafting', 'manufacture').round(4).give(wood, fish, 0);
      t.passTo(0).passTo(0).play('pass');
      return t;
    };
    const t = third(11, 1);
    expect(t.free()).toEqual(['exchange']);
    t.play('exchange', { times: 1 });
    expect(t.goods()).toEqual([10, 0, 1]);
    t.end().passRound();
    expect(t.goods(0)[0]).toBe(12);
    expect(third(10, 1).free()).toEqual([]);
    expect(third(11, 0).free()).toEqual([]);
  });

  it('NF-B55 what a card adds does not make an action possible', () => {
    const t = (wood: number) => table().own('forest-hut').forests({ cd1: 2, cd2: 1 }).give(wood, 0, 0);
    expect(t(12).why('thin-out')).toBe('wood-limit');
    expect(t(11).play('thin-out').goods()).toEqual([12, 0, 1]);
  });

  it('NF-B56 gold of the first ship pays for the second', () => {
    const t = table().own('shipping-office', 'seafaring-society').give(8, 2, 0).play('ship', { ship: 'sloop' });
    expect(t.goods()).toEqual([6, 0, 1]);
    t.play('ship', { ship: 'cutter' });
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
    t.play('copy-action', { target: 'build-building' }).play('build', { building: 'pier-house', cell: 'a2' });
    expect(t.goods()).toEqual([0, 0, 0]);
  });

  it('NF-B59 Repair Hall on one sloop, and without a cutter', () => {
    const t = table().ships('sloop').give(4, 1, 0).build('repair-hall').play('upgrade', { path: 'sloop-cutter' });
    t.play('upgrade', { path: 'cutter-schooner' });
    const seat = nusfjord.view(t.state, 0).seats[0]!;
    expect([seat.units, seat.catchSize, t.points('ships')]).toEqual([4, 6, 4]);
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
    expect(table().forests({}).lay(cells).points('formulas')).toBe(2);
    expect(
      table()
        .forests({})
        .lay({ ...cells, b3: 'boathouse' })
        .points('formulas'),
    ).toBe(4);
  });

  it('NF-B62 Codfish Farm counts fish only', () => {
    const farm = (fish: number) => table().own('codfish-farm').store(9, fish, 0).points('formulas');
    expect([3, 4, 8, 11, 13].map(farm)).toEqual([0, 3, 6, 6, 9]);
  });

  it('NF-B63 Fisher’s Cottage and 6 fish left', () => {
    // Catch 8: 2 for the shares, 6 left.
    const t = table().own('fishers-cottage').ships('cutter', 'cutter').give(0, 0, 0).store(0, 8, 0).passRound();
    expect(t.goods(0)).toEqual([0, 6, 0]);
    expect(t.reserve(0)).toEqual([0, 8, 0]);
  });

  it('NF-B64 events of one moment come by card number, without a question', () => {
    const t = table().own('clearing', 'loggers-pond').give(0, 0, 0).store(0, 0, 0).play('clear', { forest: 'cd2' });
    expect([t.goods(), t.reserve()]).toEqual([
      [5, 0, 1],
      [4, 0, 0],
    ]);
    expect(t.news()).toEqual(['worker', 'clear', 'gain', 'reserve', 'gain']);
    expect(t.asked()).toEqual(['end-turn']);
  });
});

describe('further cases: set-up, solo and series', () => {
  it('NF-B39 solo: blue workers find the red ones in their way', () => {
    const t = table(1).play('gold').end();
    t.give(2, 2, 0).play('ship', { ship: 'sloop' }).end().play('issue').end();
    expect(t.state.round).toBe(2);
    expect([t.why('gold'), t.why('ship'), t.why('issue')]).toEqual(['occupied', 'occupied', 'occupied']);
    t.give(2, 2, 0);
    expect(t.values('copy')).toEqual(['plus-gold', 'issue-share', 'build-ship']);
    t.play('thin-out').end().play('pass').end().play('pass').end();
    expect(t.state.round).toBe(3);
    expect(t.why('gold')).toBeUndefined();
    expect(t.why('thin-out')).toBe('occupied');
  });

  it('NF-B40 advanced solo: workers of two colours stay', () => {
    const t = table(1, { solo: 'advanced' });
    t.play('gold').end().play('thin-out').end().play('issue').end();
    t.play('clear', { forest: 'cd1' }).end().play('plant', { place: 'ab2' }).end().play('pass').end();
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
    expect(t.at(0).hand).toHaveLength(4);
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
    const t = table().plates(0).give(0, 6, 0).play('serve', { plates: 3 });
    expect(t.goods()).toEqual([0, 0, 3]);
    expect(t.state.plates).toBe(3);
  });

  it('NF-B68 Sailor', () => {
    const t = table(3).elder('sailor').plates(3).give(11, 6, 0).play('elder', { elder: 'sailor' });
    t.play('serve', { plates: 2 });
    expect(t.goods()).toEqual([12, 0, 2]);
    expect(t.state.plates).toBe(4);
  });
});

function numberOf(id: string): number {
  return data.buildings[id]!.number;
}
