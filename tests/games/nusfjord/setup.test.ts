import { describe, expect, it } from 'vitest';
import { replaceShip, trackCatch } from '../../../src/games/nusfjord/board/fleet.js';
import { doubleIds, emptyCells } from '../../../src/games/nusfjord/board/harbour.js';
import { actionSpaces, copySpaces } from '../../../src/games/nusfjord/board/spaces.js';
import { cellsOf } from '../../../src/games/nusfjord/data.js';
import { catchSize } from '../../../src/games/nusfjord/effects/modifiers.js';
import { firstSeat } from '../../../src/games/nusfjord/state.js';
import { data, nusfjord, table } from './table.js';

const buildings = Object.values(data.buildings);

describe('components and terms (NF-1)', () => {
  it('NF-1.1 NF-15.1 what is in the box, by the Russian rulebook', () => {
    for (const [deck, from] of [
      ['herring', 101],
      ['mackerel', 201],
      ['codfish', 301],
    ] as const) {
      const cards = buildings.filter((card) => card.deck === deck);
      const of = (letter: string) => cards.filter((card) => card.letter === letter).map(({ number }) => number);
      expect([of('A').length, of('B').length, of('C').length]).toEqual([18, 12, 14]);
      expect([Math.min(...of('A')), Math.max(...of('C'))]).toEqual([from, from + 53]);
    }
    expect(buildings).toHaveLength(132);
    const ships = Object.values(data.ships).map(({ inSupply, setAside }) => inSupply[4]! + setAside);
    expect(ships).toEqual([6, 6, 7]);
    expect(Object.keys(data.elders)).toHaveLength(18);
    expect([data.constants.shares.perSeat, data.constants.workersPerSet]).toEqual([5, 3]);
    expect(nusfjord.seats).toEqual({ min: 1, max: 5 });
  });

  it('NF-1.2 wood, fish, gold and forests never run out, ships do', () => {
    const t = table(5);
    for (let seat = 0; seat < 5; seat += 1)
      t.give(12, 60, 60, seat).forests({ ab2: 2, ab3: 2, cd1: 2, cd2: 2, cd3: 2 }, seat);
    expect(t.do('gold').goods()[2]).toBe(61);
    expect(nusfjord.referee(t.state)).toEqual([]);
    const none = table().give(12, 12, 12);
    none.state.ships = { sloop: 0, cutter: 0, schooner: 0 };
    expect(none.why('ship')).toBe('no-ship-fits');
  });

  it('NF-1.3 NF-7.5 NF-7.6 at most 12 wood, what is above goes back; fish and gold without limit', () => {
    const t = table().give(10, 90, 90).do('clear forest=cd1');
    expect(t.goods()).toEqual([12, 90, 90]);
    expect(t.news).toEqual(['worker', 'clear', 'gain', 'lost']);
    // One after the other: the 5 of the forest fill the supply before the card’s wood comes.
    expect(table().own('sawmill').give(8, 0, 0).do('clear forest=cd1').goods()).toEqual([12, 0, 0]);
    expect(table().store(9, 9, 9).give(0, 0, 0).offerOnly('fish-stand').why('build')).toBe('no-building');
  });

  it('NF-1.4 the reserve cannot be spent, scores nothing, and cards may overfill it', () => {
    const t = table().give(1, 0, 0).store(0, 8, 0).build('anglers-house');
    expect(t.reserve()).toEqual([0, 15, 0]);
    expect(table().store(9, 9, 9).score().total).toBe(table().store(0, 0, 0).score().total);
    expect(table().store(9, 9, 9).give(0, 0, 0).why('ship')).toBe('no-ship');
  });

  it('NF-1.5 the harbour board has 11 building spaces and a corner', () => {
    expect(data.harbour.cells).toEqual(['b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3', 'c3', 'd3']);
    expect(data.harbour.reserve).toBe('a1');
    expect(emptyCells(table().forests({}).seat(0))).toHaveLength(11);
  });

  it('NF-1.6 double spaces, of which b1 is none; at most 2 forests on each', () => {
    expect(doubleIds.map((id) => cellsOf(id))).toEqual([
      ['c1', 'd1'],
      ['a2', 'b2'],
      ['c2', 'd2'],
      ['a3', 'b3'],
      ['c3', 'd3'],
    ]);
    const t = table(5).elder('forester').plates(1).give(12, 0, 0).forests({ cd1: 2, cd2: 1 }).do('elder');
    expect(t.values('plant')).not.toContain('cd1');
    expect(t.values('plant')).not.toContain('b1');
  });

  it('NF-1.7 an empty space has neither building nor forest', () => {
    expect(table().lay({ b1: 'yard' }).score()['empty-spaces']).toBe(-4);
    expect(table().lay({ b1: 'yard' }).forests({ ab2: 1, cd1: 1, cd2: 1, cd3: 1 }).score()['empty-spaces']).toBe(-2);
  });

  it('NF-1.8 NF-1.9 ships, and a boat that is none', () => {
    const t = table().own('harbor-installation');
    expect([t.score().ships, t.score().formulas, catchSize(t.seat(0))]).toEqual([0, 0, 3]);
    expect(table().own('ship-broker').why('sell-ship')).toBe('no-ships-to-sell');
    expect(Object.values(data.ships).map(({ length, points, costs }) => [length, points, costs])).toEqual([
      [2, 1, [{ wood: 2, fish: 2 }]],
      [3, 2, [{ wood: 6, gold: 1 }]],
      [4, 4, [{ wood: 8, fish: 8 }, { gold: 4 }]],
    ]);
    expect(table().ships('sloop', 'cutter', 'schooner').score().ships).toBe(7);
  });

  it('NF-1.10 ships lie one beside the other, from the left of the track', () => {
    const t = table().ships('sloop', 'schooner', 'cutter');
    const berths = () => nusfjord.view(t.state, 'public').seats[0]!.ships;
    expect(berths()).toEqual([
      { type: 'sloop', from: 0, length: 2 },
      { type: 'schooner', from: 2, length: 4 },
      { type: 'cutter', from: 6, length: 3 },
    ]);
    replaceShip(t.state, 0, 'schooner');
    expect(berths().map(({ type, from }) => [type, from])).toEqual([
      ['sloop', 0],
      ['cutter', 2],
    ]);
  });

  it('NF-1.10 the catch by units covered', () => {
    const at = (...ships: string[]) =>
      trackCatch(
        table(5)
          .ships(...ships)
          .seat(0),
      );
    expect([at(), at('sloop'), at('cutter'), at('schooner')]).toEqual([3, 5, 6, 6]);
    expect([at('sloop', 'cutter'), at('cutter', 'cutter'), at('cutter', 'schooner')]).toEqual([7, 8, 8]);
    expect([at('schooner', 'schooner'), at('cutter', 'cutter', 'cutter'), at('cutter', 'cutter', 'schooner')]).toEqual([
      9, 10, 10,
    ]);
    expect(at('cutter', 'schooner', 'schooner')).toBe(11);
    expect(at('schooner', 'schooner', 'schooner')).toBe(11);
    expect([13, 14, 15].map((units) => data.catchTrack.catchByUnits[units])).toEqual([12, 12, 12]);
  });

  it('NF-1.11 bonuses of cards are part of the catch size only', () => {
    const owner = table().own('lighthouse').ships('sloop').seat(0);
    expect([trackCatch(owner), catchSize(owner)]).toEqual([5, 7]);
  });

  it('NF-1.12 a share is unissued, new, at home or with another seat', () => {
    const t = table().do('issue').end();
    expect([t.seat(0).unissued, t.state.newShares, t.seat(0).shares]).toEqual([2, [1, 0], [2, 0]]);
    t.give(0, 0, 1, 1).do('buy-shares');
    expect([t.state.newShares, t.seat(1).shares]).toEqual([
      [0, 0],
      [1, 2],
    ]);
    expect(nusfjord.referee(t.state)).toEqual([]);
    t.seat(0).unissued = 3;
    expect(nusfjord.referee(t.state)).toEqual(['6 shares of seat 0 instead of 5']);
  });

  it('NF-1.13 five places in the council', () => {
    const t = table().elder('carter').elder('broker').elder('developer').elder('storekeeper');
    expect(t.why('invite')).toBeUndefined();
    expect(t.elder('fish-trader').why('invite')).toBe('council-full');
  });

  it('NF-1.14 plates are filled and emptied in order', () => {
    expect(data.banquetTable.plateCosts).toEqual([1, 2, 3, 3, 4, 4, 5, 5]);
    const t = table().plates(1).give(0, 5, 0).do('serve plates=2');
    expect([t.state.plates, t.goods()]).toEqual([3, [0, 0, 2]]);
    const fish = table().elder('carter').plates(3).give(0, 0, 0).do('elder');
    expect(fish.state.plates).toBe(2);
    expect(
      nusfjord
        .view(fish.state, 0)
        .plates.map(({ filled }) => filled)
        .slice(0, 4),
    ).toEqual([true, true, false, false]);
  });

  it('NF-1.15 NF-15.2 capacities of the action board', () => {
    const capacities = (seats: number) => actionSpaces(table(seats).state).map(({ capacity }) => capacity);
    expect(capacities(2)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(capacities(4)).toEqual([1, 1, 1, 3, 2, 1, 2, 1, 1, 2, 2]);
    const columns = nusfjord.view(table(3).state, 0).spaces.map(({ action, column }) => `${action} ${column}`);
    expect(columns).toEqual([
      'plus-gold left',
      'transfer-reserve left',
      'serve-fish left',
      'build-building left',
      'issue-share middle',
      'buy-all-shares middle',
      'clear-forest middle',
      'reforest right',
      'thin-out right',
      'build-ship right',
      'invite-elder right',
    ]);
  });

  it('NF-1.16 NF-2.1 the boards in use', () => {
    const ids = (seats: number, options = {}) => copySpaces(table(seats, options).state).map(({ id }) => id);
    expect([ids(2), ids(3)]).toEqual([[], []]);
    expect([ids(1), ids(4)]).toEqual([['copy'], ['copy']]);
    expect(ids(5)).toEqual(['copy-left', 'copy-middle', 'copy-right']);
    expect(ids(1, { solo: 'advanced' })).toEqual(ids(5));
    const spaces = (seats: number) =>
      actionSpaces(table(seats).state).filter(({ action }) => action === 'build-building').length;
    expect([1, 2, 3, 4, 5].map(spaces)).toEqual([2, 2, 1, 1, 1]);
    const t = table(4).occupy(1, 'plus-gold').occupy(2, 'copy');
    expect(t.why('copy')).toBe('copy-occupied');
  });

  it('NF-1.17 NF-2.9 seats are fixed, and the next one is to the left', () => {
    const t = table(3);
    expect([t.active, t.do('pass').end().active, t.do('pass').end().active, t.do('pass').end().active]).toEqual([
      0, 1, 2, 0,
    ]);
  });
});

describe('set-up (NF-2)', () => {
  it('NF-2.2 NF-14.3 filled plates', () => {
    expect([1, 2, 3, 4, 5].map((seats) => table(seats).state.plates)).toEqual([1, 1, 2, 3, 4]);
  });

  it('NF-2.3 ships of each type, and the schooner for the wharf', () => {
    expect([1, 2, 3, 4, 5].map((seats) => table(seats).state.ships.sloop)).toEqual([3, 3, 4, 5, 6]);
    expect(table(5).state.ships).toEqual({ sloop: 6, cutter: 6, schooner: 6 });
    expect([1, 2, 3, 4, 5].map((seats) => table(seats).state.shipsAside.schooner)).toEqual([1, 1, 1, 1, 1]);
  });

  it('NF-2.4 elders in play, and one face down below each pair with five', () => {
    const { elders } = table(5).state;
    expect(elders.map(({ up }) => up.length)).toEqual([2, 2, 2, 2, 2, 2]);
    const down = elders.flatMap(({ faceDown }) => faceDown);
    expect([...down].sort()).toEqual(['adviser', 'fisherman', 'forester', 'messenger', 'notary', 'treasurer']);
    expect(elders.map(({ faceDown }) => faceDown.length)).toEqual([1, 1, 1, 1, 1, 1]);
    const other = table(5, {}, 2).state.elders.flatMap(({ faceDown }) => faceDown);
    expect(other).not.toEqual(down);
    expect(table(3).state.elders[1]!.up).toEqual(['ship-carpenter', 'shipwright']);
  });

  it('NF-2.5 9 A and 6 B lie open, the rest is a pile from three players on', () => {
    for (const seats of [2, 3]) {
      const { offers, piles } = table(seats, { deck: 'mackerel' }).state;
      expect([offers.A.filter(Boolean).length, offers.B.filter(Boolean).length, offers.C]).toEqual([9, 6, []]);
      expect([piles.A.length, piles.B.length, piles.C.length]).toEqual(seats === 2 ? [0, 0, 14] : [9, 6, 14]);
      const all = [...offers.A, ...offers.B, ...piles.C].map((id) => data.buildings[id!]!.deck);
      expect(new Set(all)).toEqual(new Set(['mackerel']));
    }
    expect(table(2, {}, 2).state.offers.A).not.toEqual(table(2, {}, 3).state.offers.A);
  });

  it('NF-2.6 what everybody begins with', () => {
    const t = table(2);
    const { unissued, shares, elders, ships, placed } = t.seat(1);
    expect({ unissued, shares, elders, ships, placed }).toEqual({
      unissued: 3,
      shares: [0, 2],
      elders: [],
      ships: [],
      placed: 0,
    });
  });

  it('NF-2.7 the starting forests leave five spaces empty', () => {
    const owner = table().seat(0);
    expect(owner.forests).toEqual({ cd1: 2, cd2: 1, cd3: 1 });
    expect(emptyCells(owner)).toEqual(['b1', 'a2', 'b2', 'a3', 'b3']);
  });

  it('NF-2.8 the first player is drawn with the seats: seat 0 begins', () => {
    expect([2, 3, 4, 5].map((seats) => table(seats).active)).toEqual([0, 0, 0, 0]);
    expect(nusfjord.view(table(5).state, 0).firstSeats).toEqual([0, 4, 3, 2, 1, 0, 4]);
  });
});

describe('rounds (NF-3, NF-8)', () => {
  it('NF-3.1 NF-8.9 NF-11.1 seven rounds, then scoring', () => {
    const t = table();
    for (let round = 1; round < 7; round += 1) {
      expect(t.state.round).toBe(round);
      t.passRound();
    }
    expect([t.state.round, t.state.phase]).toEqual([7, 'work']);
    t.passRound();
    expect(t.state.phase).toBe('over');
    expect(nusfjord.pending(t.state)).toEqual([]);
  });

  it('NF-3.2 fishing and returning home ask nobody in turn', () => {
    const t = table(3).passRound();
    expect(t.state.fishing).toBeUndefined();
    expect(t.asked()).toContain('pass');
  });

  it('NF-3.3 NF-8.2 the ship passes to the right', () => {
    const firsts = (seats: number) => [1, 2, 3, 4, 5, 6, 7].map((round) => firstSeat(table(seats).state, round));
    expect(firsts(2)).toEqual([0, 1, 0, 1, 0, 1, 0]);
    expect(firsts(3)).toEqual([0, 2, 1, 0, 2, 1, 0]);
    expect(firsts(4)).toEqual([0, 3, 2, 1, 0, 3, 2]);
    expect(firsts(5)).toEqual([0, 4, 3, 2, 1, 0, 4]);
    expect(table(3).passRound().active).toBe(2);
  });

  it('NF-8.1 all workers come back', () => {
    const t = table().elder('carter').plates(2).give(0, 0, 0).do('elder').end().do('gold').end();
    expect(t.seat(0).elders[0]!.worker).toBe(0);
    t.passRound();
    expect(t.state.workers).toEqual({});
    expect(t.seat(0).elders[0]!.worker).toBeUndefined();
    expect(t.state.seats.map(({ placed }) => placed)).toEqual([0, 0]);
  });

  it('NF-8.3 NF-8.5 NF-8.7 new buildings take the free slots in their order', () => {
    const t = table(3);
    t.state.offers.A = t.state.offers.A.map((id, slot) => (slot < 5 ? null : id));
    t.state.laidOut.A = [];
    const next = t.state.piles.A.slice(0, 3);
    t.passRound();
    expect(t.state.offers.A.slice(0, 5)).toEqual([null, null, null, null, null]);
    t.passRound();
    expect(t.state.offers.A.slice(0, 5)).toEqual([...next, null, null]);
    t.state.offers.B = [null, null, null, null, ...t.state.offers.B.slice(4)];
    const nextB = t.state.piles.B.slice(0, 2);
    t.passRound().passRound();
    expect(t.state.round).toBe(5);
    expect(t.state.offers.B.slice(0, 4)).toEqual([...nextB, null, null]);
    const five = table(5);
    five.state.offers.B = five.state.offers.B.map(() => null);
    five.round(4).passRound();
    expect(five.state.offers.B.filter(Boolean)).toHaveLength(3);
  });

  it('NF-8.4 C cards are dealt in round 4', () => {
    const dealt = (seats: number) => {
      const t = table(seats).round(3);
      t.passRound();
      return t.state.seats.map(({ hand }) => hand.length);
    };
    expect([dealt(1), dealt(2), dealt(3), dealt(4), dealt(5)]).toEqual([
      [4],
      [4, 4],
      [3, 3, 3],
      [2, 2, 2, 2],
      [2, 2, 2, 2, 2],
    ]);
  });

  it('NF-8.6 hands are opened in round 6', () => {
    const t = table(2).round(5).hand(0, 'castle').hand(1, 'manor', 'aquarium');
    t.passRound();
    expect([...t.state.offers.C].sort()).toEqual(['aquarium', 'castle', 'manor']);
    expect(t.state.seats.map(({ hand }) => hand)).toEqual([[], []]);
  });

  it('NF-8.8 a short pile shows what there is', () => {
    const t = table(4).round(2);
    t.state.offers.A = t.state.offers.A.map(() => null);
    t.state.piles.A = t.state.piles.A.slice(0, 2);
    t.state.laidOut.A = [];
    t.passRound();
    expect(t.state.offers.A.filter(Boolean)).toHaveLength(2);
    expect(t.state.piles.A).toEqual([]);
  });
});
