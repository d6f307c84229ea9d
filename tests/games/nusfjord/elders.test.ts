import { describe, expect, it } from 'vitest';
import { table } from './table.js';

/** The elder in the council, fish on the table, and a worker sent to him. */
function ask(elder: string, prepare: (t: ReturnType<typeof table>) => unknown = () => {}, seats = 2) {
  const t = table(seats).elder(elder).plates(3).give(0, 0, 0).store(0, 0, 0);
  prepare(t);
  return t;
}

describe('the elders (NF-10.1, NF-10.2)', () => {
  it('1 Developer: a building or a ship at its cost', () => {
    const t = ask('developer', (u) => u.give(6, 2, 1).offerOnly('pier-house')).do('elder elder=developer');
    expect(t.values('choose')).toEqual(['1', '2']);
    const ship = t.do('choose option=2');
    expect(ship.asked()).toEqual(['ship']);
    expect(ship.do('ship ship=sloop').goods()).toEqual([4, 0, 1]);
    // With no ship to be paid for, the building is the only choice and comes by itself.
    const build = ask('developer', (u) => u.give(2, 0, 0).offerOnly('pier-house')).do('elder elder=developer');
    expect(build.asked()).toEqual(['build']);
    expect(build.do('build building=pier-house cell=b1').goods()).toEqual([0, 0, 0]);
    expect(ask('developer', (u) => u.offerOnly('pier-house')).why('elder')).toBe('no-option');
  });

  it('2 Ship’s Carpenter: sloop to cutter for 2 wood, cutter to schooner for 2 wood and 2 fish', () => {
    const t = ask('ship-carpenter', (u) => u.ships('sloop', 'cutter').give(2, 2, 0)).do('elder');
    expect(t.values('upgrade')).toEqual(['sloop-cutter', 'cutter-schooner']);
    t.do('upgrade path=cutter-schooner');
    expect(t.seat(0).ships).toEqual(['sloop', 'schooner']);
    expect(t.goods()).toEqual([0, 0, 0]);
    const sloop = ask('ship-carpenter', (u) => u.ships('sloop', 'cutter').give(2, 0, 0)).do('elder');
    expect(sloop.seat(0).ships).toEqual(['cutter', 'cutter']);
    expect(ask('ship-carpenter', (u) => u.ships('sloop').give(1, 9, 9)).why('elder')).toBe('no-upgrade');
  });

  it('3 Carter: 4 wood', () => {
    expect(ask('carter').do('elder').goods()).toEqual([4, 0, 0]);
    expect(ask('carter', (u) => u.give(12, 0, 0)).why('elder')).toBe('no-gain');
  });

  it('4 Fish Trader: 2 fish for 1 gold, 1 to 3 times', () => {
    const t = ask('fish-trader', (u) => u.give(0, 9, 0)).do('elder');
    expect(t.asked()).toEqual(['trade']);
    expect(t.values('trade')).toEqual([1, 3]);
    expect(t.do('trade times=3').goods()).toEqual([0, 3, 3]);
    expect(ask('fish-trader', (u) => u.give(0, 1, 0)).why('elder')).toBe('cost');
  });

  it('5 Broker: issue a share, or buy all new ones for 1 gold less', () => {
    expect(
      ask('broker', (u) => u.newShares(1, 1))
        .do('elder')
        .goods(),
    ).toEqual([0, 0, 2]);
    const t = ask('broker', (u) => u.newShares(1, 1).give(0, 0, 1))
      .do('elder')
      .do('choose option=2');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.seat(0).shares).toEqual([3, 1]);
    const none = ask('broker', (u) => u.newShares(0, 0));
    none.seat(0).unissued = 0;
    expect(none.why('elder')).toBe('no-option');
  });

  it('5 Broker: his discount and that of the round add up (NF-10.3)', () => {
    const t = ask('broker', (u) => u.newShares(1, 2).give(0, 0, 1).round(4))
      .do('elder')
      .do('choose option=2');
    expect(t.goods()).toEqual([0, 0, 0]);
  });

  it('6 Storekeeper: the reserve, and 1 wood', () => {
    expect(
      ask('storekeeper', (u) => u.store(1, 4, 0))
        .do('elder')
        .goods(),
    ).toEqual([2, 4, 0]);
    // His first op must be possible: the wood alone is no reason to use him.
    expect(ask('storekeeper').why('elder')).toBe('reserve-empty');
  });

  it('7 Builder: a building for 1 wood less', () => {
    const t = ask('builder', (u) => u.give(1, 0, 0).offerOnly('pier-house')).do('elder');
    expect(t.asked()).toEqual(['build']);
    expect(t.do('build building=pier-house cell=b1').goods()).toEqual([0, 0, 0]);
    expect(ask('builder', (u) => u.offerOnly('pier-house')).why('elder')).toBe('no-building');
  });

  it('8 Shipwright: a ship for 1 wood and 1 fish less', () => {
    const t = ask('shipwright', (u) => u.give(5, 1, 1), 3).do('elder');
    expect(t.values('ship')).toEqual(['sloop', 'cutter']);
    expect(t.do('ship ship=cutter').goods()).toEqual([0, 1, 0]);
    expect(ask('shipwright', (u) => u.give(1, 0, 3), 3).why('elder')).toBe('no-ship');
  });

  it('9 Lumberjack: a forest for 5 wood, and 1 fish', () => {
    const t = ask('lumberjack', () => {}, 3).do('elder');
    expect(t.do('clear forest=cd3').goods()).toEqual([5, 1, 0]);
    expect(t.seat(0).forests).toEqual({ cd1: 2, cd2: 1 });
    expect(ask('lumberjack', (u) => u.forests({}), 3).why('elder')).toBe('no-forest');
  });

  it('10 Gardener: 2 forests on an empty double space, and 1 wood', () => {
    const t = ask('gardener', () => {}, 3).do('elder');
    expect(t.do('plant place=ab2').goods()).toEqual([1, 0, 0]);
    expect(t.seat(0).forests.ab2).toBe(2);
    expect(ask('gardener', (u) => u.lay({ a2: 'yard', b3: 'portal' }), 3).why('elder')).toBe('no-double');
  });

  it('11 Sailor: serves fish, with 1 wood for each plate', () => {
    // His fish comes from the third of 3 plates, so that plates 3 and 4 can be filled.
    const t = ask('sailor', (u) => u.give(0, 6, 0), 3).do('elder');
    expect(t.values('serve')).toEqual([1, 2]);
    expect(t.do('serve plates=2').goods()).toEqual([2, 0, 2]);
    expect(t.state.plates).toBe(4);
    expect(ask('sailor', (u) => u.give(0, 2, 0), 3).why('elder')).toBe('cost');
  });

  it('12 Merchant: up to 3 wood for 1 gold each', () => {
    const t = ask('merchant', (u) => u.give(5, 0, 0), 3).do('elder');
    expect(t.values('trade')).toEqual([1, 3]);
    expect(t.do('trade times=2').goods()).toEqual([3, 0, 2]);
    expect(ask('merchant', () => {}, 3).why('elder')).toBe('cost');
  });

  it('13 Treasurer: 2 gold', () => {
    expect(
      ask('treasurer', () => {}, 5)
        .do('elder')
        .goods(),
    ).toEqual([0, 0, 2]);
    expect(ask('treasurer', (u) => u.plates(0), 5).why('elder')).toBe('table-empty');
  });

  it('14 Fisherman: 3 fish and 1 for each ship', () => {
    expect(
      ask('fisherman', () => {}, 5)
        .do('elder')
        .goods(),
    ).toEqual([0, 3, 0]);
    expect(
      ask('fisherman', (u) => u.ships('sloop', 'cutter'), 5)
        .do('elder')
        .goods(),
    ).toEqual([0, 5, 0]);
    expect(ask('fisherman', (u) => u.plates(0), 5).why('elder')).toBe('table-empty');
  });

  it('15 Forester: thins out with 1 more wood, or plants 1 forest', () => {
    const t = ask('forester', () => {}, 5).do('elder');
    expect(t.values('choose')).toEqual(['1', '2']);
    expect(t.do('choose option=1').goods()).toEqual([5, 0, 0]);
    const plant = ask('forester', (u) => u.give(12, 0, 0), 5).do('elder');
    expect(plant.values('plant')).toEqual(['ab2', 'cd2', 'ab3', 'cd3']);
    expect(plant.do('plant place=ab3').seat(0).forests.ab3).toBe(1);
    const none = ask('forester', (u) => u.give(12, 0, 0).forests({ ab2: 2, cd1: 2, cd2: 2, ab3: 2, cd3: 2 }), 5);
    expect(none.why('elder')).toBe('no-option');
  });

  it('16 Messenger: the action of a fully occupied space of any column', () => {
    const t = ask('messenger', (u) => u.occupy(1, 'plus-gold', 'thin-out', 'build-ship'), 5).do('elder');
    expect(t.values('copy-action')).toEqual(['plus-gold', 'thin-out']);
    expect(t.do('copy-action target=plus-gold').goods()).toEqual([0, 0, 1]);
    expect(t.state.workers['plus-gold']).toHaveLength(1);
    expect(ask('messenger', (u) => u.occupy(1, 'build-ship'), 5).why('elder')).toBe('nothing-to-copy');
  });

  it('17 Adviser: the ops of another own elder, who is not activated', () => {
    const t = ask('adviser', (u) => u.elder('carter', 2).elder('treasurer'), 5);
    t.seat(0).elders[1]!.worker = 0;
    t.do('elder elder=adviser');
    expect(t.values('copy-elder')).toEqual(['carter', 'treasurer']);
    t.do('copy-elder elder=carter');
    expect(t.goods()).toEqual([4, 0, 0]);
    expect(t.seat(0).elders.map(({ fish }) => fish)).toEqual([1, 2, 0]);
    expect(t.state.plates).toBe(2);
    expect(ask('adviser', () => {}, 5).why('elder')).toBe('no-elder-able');
  });

  it('18 Notary: a share is issued into the own supply, for 1 gold', () => {
    const t = ask('notary', () => {}, 5).do('elder');
    expect(t.goods()).toEqual([0, 0, 1]);
    expect(t.seat(0).shares).toEqual([3, 0, 0, 0, 0]);
    expect(t.seat(0).unissued).toBe(2);
    expect(t.state.newShares).toEqual([0, 0, 0, 0, 0]);
    const none = ask('notary', () => {}, 5);
    none.seat(0).unissued = 0;
    expect(none.why('elder')).toBe('all-shares-issued');
  });
});
