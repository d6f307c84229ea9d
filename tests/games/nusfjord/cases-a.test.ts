import { describe, expect, it } from 'vitest';
import { firstSeat } from '../../../src/games/nusfjord/state.js';
import { nusfjord, table } from './table.js';

describe('the worked examples of the rulebook', () => {
  it('NF-A1 four players: 3 filled plates, the next one costs 3', () => {
    const { plates } = nusfjord.view(table(4).state, 'public');
    expect(plates.map(({ filled }) => filled)).toEqual([true, true, true, false, false, false, false, false]);
    expect(plates[3]).toEqual({ cost: 3, filled: false });
  });

  it('NF-A2 four players: 5 ships of each type, 1 schooner set aside', () => {
    const { ships, shipsAside } = table(4).state;
    expect(ships).toEqual({ sloop: 5, cutter: 5, schooner: 5 });
    expect(shipsAside.schooner).toBe(1);
  });

  it('NF-A3 four players: Builder on Developer, 12 elders, 6 to be had', () => {
    const { elders } = table(4).state;
    expect(elders[0]!.up).toEqual(['developer', 'builder']);
    expect(elders.flatMap(({ up, faceDown }) => [...up, ...faceDown])).toHaveLength(12);
    expect(table(4).values('invite')).toEqual([
      'builder',
      'shipwright',
      'lumberjack',
      'gardener',
      'sailor',
      'merchant',
    ]);
  });

  it('NF-A4 the first players of the rounds of four', () => {
    const { state } = table(4);
    expect([1, 2, 3, 4, 5, 6, 7].map((round) => firstSeat(state, round))).toEqual([0, 3, 2, 1, 0, 3, 2]);
  });

  it('NF-A5 sloop, cutter and schooner catch 10', () => {
    expect(nusfjord.view(table().ships('sloop', 'cutter', 'schooner').state, 0).seats[0]!.catchSize).toBe(10);
  });

  it('NF-A6 the first fishing phase: 2 fish, 1 in the reserve', () => {
    const t = table(3);
    for (const seat of [0, 1, 2]) {
      expect(t.goods(seat)).toEqual([0, 2, 0]);
      expect(t.reserve(seat)).toEqual([0, 1, 0]);
    }
  });

  it('NF-A7 the long example of fishing', () => {
    const t = table(5).ships('sloop', 'cutter', 'schooner').elder('forester', 2).elder('carter').elder('broker', 1);
    t.newShares(1, 1, 0, 0, 0).shares(0, 3, 1, 1, 0, 0).shares(2, 1, 0, 1, 0, 0).shares(1, 0, 1, 0, 0, 0);
    for (const seat of [0, 1, 2]) t.give(0, 0, 0, seat);
    t.store(0, 7, 0, 0).passRound();
    expect(t.seat(0).elders.map(({ fish }) => fish)).toEqual([0, 1, 2]);
    expect(t.reserve(0)).toEqual([0, 8, 0]);
    expect(t.goods(0)).toEqual([0, 6, 0]);
    // Yellow holds 1 red and 1 own share; its other own share is with red.
    expect(t.goods(2)).toEqual([0, 2, 0]);
    // Blue’s own share at home; the new one’s fish is lost.
    expect(t.goods(1)).toEqual([0, 1, 0]);
  });

  it('NF-A8 thinning out needs a forest and fewer than 12 wood', () => {
    expect(table().forests({}).why('thin-out')).toBe('no-forest');
    expect(table().give(12, 0, 0).why('thin-out')).toBe('wood-limit');
    expect(table().forests({ cd1: 1 }).give(11, 0, 0).do('thin-out').goods()).toEqual([12, 0, 0]);
  });

  it('NF-A9 a space is full with as many workers as its capacity', () => {
    const t = table(3).occupy(1, 'build-ship', 'clear-forest').occupy(2, 'build-ship').give(9, 9, 9);
    expect(t.why('ship')).toBe('occupied');
    expect(t.why('clear')).toBeUndefined();
    t.do('thin-out').end();
    expect(t.why('thin-out')).toBe('occupied');
  });

  it('NF-A10 the last player of a round starts the next', () => {
    const t = table(4);
    while (t.state.round === 1) {
      expect(t.state.turns).toBeLessThanOrEqual(12);
      if (t.state.turns === 12) expect(t.active).toBe(3);
      t.do('pass').end();
    }
    expect(t.active).toBe(3);
  });

  it('NF-A11 only free slots are filled in round 3', () => {
    const t = table(4);
    const { A } = t.state.offers;
    const built = [A[1]!, A[4]!, A[8]!];
    t.state.offers.A = A.map((id) => (built.includes(id!) ? null : id));
    t.seat(0).buildings = { b1: built[0]!, a2: built[1]!, b2: built[2]! };
    const next = t.state.piles.A.slice(0, 3);
    t.passRound().passRound();
    expect(t.state.round).toBe(3);
    expect([1, 4, 8].map((slot) => t.state.offers.A[slot])).toEqual(next);
    expect(t.state.offers.A).not.toContain(null);
    expect(t.state.piles.A).toHaveLength(6);
  });

  it('NF-A12 what does not fit into the supply is lost at a transfer', () => {
    const t = table().store(2, 3, 0).give(11, 0, 0).do('transfer');
    expect(t.goods()).toEqual([12, 3, 0]);
    expect(t.reserve()).toEqual([0, 0, 0]);
    expect(t.news).toContain('lost');
  });

  it('NF-A13 three plates from the third on cost 10 fish', () => {
    const t = table().plates(2).give(0, 10, 0).do('serve plates=3');
    expect(t.goods()).toEqual([0, 0, 3]);
    expect(t.state.plates).toBe(5);
  });

  it('NF-A14 Fish Stand on a fresh board', () => {
    const t = table().give(1, 0, 0).offerOnly('fish-stand');
    expect([...t.values('build building=fish-stand')].sort()).toEqual(['a2', 'a3', 'b1', 'b2', 'b3']);
    t.do('build building=fish-stand cell=b2');
    expect(t.goods()).toEqual([0, 3, 0]);
    expect(t.values('trade')).toEqual([1, 1]);
    expect(t.do('trade times=1').goods()).toEqual([0, 1, 1]);
  });

  it('NF-A15 the price of two new shares', () => {
    const priceIn = (round: number) =>
      9 - table().newShares(1, 1).give(0, 0, 9).round(round).do('buy-shares').goods()[2];
    expect([1, 2, 3, 4, 5, 6, 7].map(priceIn)).toEqual([2, 2, 2, 1, 1, 0, 0]);
  });

  it('NF-A16 thinning out the starting forests', () => {
    const t = table().give(0, 0, 0).do('thin-out');
    expect(t.goods()).toEqual([4, 0, 0]);
    expect(t.seat(0).forests).toEqual({ cd1: 2, cd2: 1, cd3: 1 });
  });

  it('NF-A17 a schooner for 4 gold', () => {
    const t = table().give(0, 0, 4).do('ship ship=schooner');
    expect(t.goods()).toEqual([0, 0, 0]);
    const seat = nusfjord.view(t.state, 0).seats[0]!;
    expect([seat.units, seat.catchSize]).toEqual([4, 6]);
  });

  it('NF-A18 only the top elder can be invited', () => {
    const t = table();
    expect(t.values('invite')).not.toContain('developer');
    t.do('invite elder=builder');
    t.state.workers = {};
    t.play(t.asked().includes('decline') ? 'decline' : 'end-turn');
    expect(t.state.elders[0]!.up).toEqual(['developer']);
  });

  it('NF-A19 an elder at once, and by a worker in the same round', () => {
    const t = table(5).plates(3).give(0, 0, 0);
    t.state.elders[0]!.up = ['developer', 'forester'];
    for (const space of t.state.elders) space.faceDown = space.faceDown.filter((id) => id !== 'forester');
    t.do('invite elder=forester').do('activate');
    expect(t.state.plates).toBe(2);
    expect(t.seat(0).elders).toEqual([{ id: 'forester', fish: 1 }]);
    t.do('choose option=1').end();
    expect(t.goods(0)).toEqual([5, 0, 0]);
    t.passTo(0).do('elder elder=forester');
    expect(t.state.plates).toBe(1);
    expect(t.seat(0).elders).toEqual([{ id: 'forester', fish: 2, worker: 0 }]);
  });

  it('NF-A20 the copy space copies a full space only', () => {
    const t = table(4).occupy(1, 'build-ship', 'build-ship').give(2, 2, 0).do('copy target=build-ship');
    // One sloop is all that can be paid: it is built by itself.
    expect(t.seat(0).ships).toEqual(['sloop']);
    expect(table(4).occupy(1, 'build-ship').give(2, 2, 0).why('copy')).toBe('nothing-to-copy');
  });

  it('NF-A21 the example of scoring', () => {
    const t = table(3).ships('sloop', 'sloop', 'sloop', 'schooner').give(0, 0, 17).shares(0, 3, 1, 0);
    t.lay({ b1: 'harbor-installation', a2: 'village-center', b2: 'portal', a3: 'slipway' });
    t.forests({ cd1: 1, cd2: 1 });
    t.seat(0).unissued = 2;
    expect(t.score().ships).toBe(7);
    expect(t.score().buildings).toBe(4);
    expect(t.score().formulas).toBe(8);
    expect(t.points('shares') + t.points('gold')).toBe(21);
    expect(t.score()['empty-spaces']).toBe(-3);
    expect(t.score().unissued).toBe(-2);
    expect(t.score().total).toBe(35);
  });
});
