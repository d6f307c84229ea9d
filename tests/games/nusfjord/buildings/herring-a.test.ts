import { describe, expect, it } from 'vitest';
import { table } from '../table.js';

describe('herring A buildings', () => {
  it('101 Boathouse: a sloop without paying for it', () => {
    const t = table().give(3, 0, 0).build('boathouse');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.seat(0).ships).toEqual(['sloop']);
    expect(t.state.ships.sloop).toBe(2);
    expect(t.asked()).toEqual(['end-turn']);
  });

  it('101 Boathouse: nothing without a sloop in the supply, and not for 2 wood', () => {
    const t = table().give(3, 0, 0);
    t.state.ships.sloop = 0;
    t.build('boathouse');
    expect(t.seat(0).ships).toEqual([]);
    expect(() => table().give(2, 9, 9).build('boathouse')).toThrow('nusfjord.why.cost');
  });

  it('102 Boatbuilder: a ship for 3 wood less, which may be left', () => {
    const t = table().give(5, 0, 1).build('boatbuilder');
    expect(t.asked()).toEqual(['ship', 'decline']);
    expect(t.values('ship')).toEqual(['cutter']);
    t.do('ship ship=cutter');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.seat(0).ships).toEqual(['cutter']);
    const left = table().give(5, 0, 1).build('boatbuilder').do('decline');
    expect(left.goods()).toEqual([3, 0, 1]);
    expect(left.asked()).toEqual(['end-turn']);
  });

  it('102 Boatbuilder: nothing is asked where no ship can be paid', () => {
    expect(table().give(4, 0, 1).build('boatbuilder').asked()).toEqual(['end-turn']);
  });

  it('103 Fish Stand: 3 fish, then up to 3 sales of 2 fish for 1 gold', () => {
    const t = table().give(1, 5, 0).build('fish-stand');
    expect(t.goods()).toEqual([0, 8, 0]);
    expect(t.values('trade')).toEqual([1, 3]);
    t.do('trade times=3');
    expect(t.goods()).toEqual([0, 2, 3]);
    expect(t.asked()).toEqual(['end-turn']);
    expect(table().give(1, 0, 0).build('fish-stand').values('trade')).toEqual([1, 1]);
  });

  it('104 Yard: 6 wood', () => {
    expect(table().give(2, 1, 0).build('yard').goods()).toEqual([8, 0, 0]);
    expect(table().give(9, 1, 0).build('yard').goods()).toEqual([12, 0, 0]);
    expect(table().give(0, 1, 0).build('yard').score().buildings).toBe(-1);
  });

  it('105 Pier House: 1 gold for each transfer of the reserve', () => {
    const t = table().own('pier-house').give(0, 0, 0).store(0, 4, 0).do('transfer');
    expect(t.goods()).toEqual([0, 4, 1]);
    const built = table().give(2, 0, 0).store(0, 4, 0).build('pier-house');
    expect(built.goods()).toEqual([0, 0, 0]);
    expect(built.score().buildings).toBe(1);
  });

  it('106 Forest Lake Hut: 2 fish for each thinning', () => {
    expect(table().own('forest-lake-hut').give(0, 0, 0).do('thin-out').goods()).toEqual([4, 2, 0]);
    expect(table().own('forest-lake-hut').give(0, 0, 0).do('clear forest=cd1').goods()).toEqual([5, 0, 0]);
    expect(table().give(1, 1, 0).build('forest-lake-hut').goods()).toEqual([0, 0, 0]);
  });

  it('107 Arboretum: 2 forests on an empty double space, which may be left', () => {
    const t = table().give(0, 1, 0).build('arboretum', 'a2');
    expect(t.values('plant')).toEqual(['ab3']);
    t.do('plant place=ab3');
    expect(t.seat(0).forests).toEqual({ ab3: 2, cd1: 2, cd2: 1, cd3: 1 });
    expect(table().give(0, 1, 0).build('arboretum').do('decline').seat(0).forests).toEqual({ cd1: 2, cd2: 1, cd3: 1 });
  });

  it('107 Arboretum: nothing is asked without an empty double space', () => {
    const t = table().give(0, 1, 0).lay({ a2: 'pier-house' }).build('arboretum', 'a3');
    expect(t.asked()).toEqual(['end-turn']);
  });

  it('108 Village Center: 1 gold for every 2 buildings, itself too, at most 3', () => {
    const built = (...others: string[]) =>
      table()
        .own(...others)
        .forests({})
        .give(3, 1, 0)
        .build('village-center')
        .goods();
    expect(built()).toEqual([0, 0, 0]);
    expect(built('castle')).toEqual([0, 0, 1]);
    expect(built('castle', 'manor', 'fortress', 'aquarium', 'theater', 'dairy')).toEqual([0, 0, 3]);
    expect(built('castle', 'manor', 'fortress', 'aquarium', 'theater', 'dairy', 'sawmill', 'slipway')).toEqual([
      0, 0, 3,
    ]);
  });

  it('109 Raftbuilder: 1 wood and 1 fish for each cleared forest', () => {
    expect(table().own('raftbuilder').give(0, 0, 0).do('clear forest=cd2').goods()).toEqual([6, 1, 0]);
    expect(table().own('raftbuilder').give(0, 0, 0).do('thin-out').goods()).toEqual([4, 0, 0]);
  });

  it('110 Forester’s House: thins out at once', () => {
    expect(table().give(0, 1, 0).build('foresters-house').goods()).toEqual([4, 0, 0]);
    expect(table().give(12, 1, 0).build('foresters-house').news).toEqual(['worker', 'build']);
    expect(table().give(0, 1, 0).forests({}).build('foresters-house').goods()).toEqual([0, 0, 0]);
  });

  it('111 Slipway: ships for 2 wood less', () => {
    const t = table().own('slipway').give(0, 2, 0).do('ship ship=sloop');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(table().own('slipway').give(4, 0, 1).do('ship ship=cutter').goods()).toEqual([0, 0, 0]);
    const schooner = table().own('slipway').give(6, 8, 4);
    expect(schooner.values('ship ship=schooner')).toEqual(['wood-fish', 'gold']);
    expect(schooner.do('ship ship=schooner price=wood-fish').goods()).toEqual([0, 0, 4]);
    expect(table().give(0, 2, 0).why('ship')).toBe('no-ship');
  });

  it('112 Wet Storage: the reserve takes any amount of fish', () => {
    const t = table().own('wet-storage').ships('schooner', 'schooner', 'schooner').store(0, 7, 0).passRound();
    expect(t.reserve(0)).toEqual([0, 16, 0]);
    const without = table().ships('schooner', 'schooner', 'schooner').store(0, 7, 0).passRound();
    expect(without.reserve(0)).toEqual([0, 8, 0]);
  });

  it('113 Portal: an elder may be invited, and activated', () => {
    const t = table().give(2, 0, 0).plates(1).build('portal');
    expect(t.asked()).toEqual(['invite', 'decline']);
    t.do('invite elder=carter');
    expect(t.asked()).toEqual(['activate', 'decline']);
    t.do('activate');
    expect(t.goods()).toEqual([4, 0, 0]);
    expect(t.seat(0).elders).toEqual([{ id: 'carter', fish: 1 }]);
    expect(t.state.plates).toBe(0);
    expect(table().give(2, 0, 0).build('portal').do('decline').seat(0).elders).toEqual([]);
  });

  it('113 Portal: nothing is asked with a full council', () => {
    const t = table().elder('carter').elder('developer').elder('broker').elder('fish-trader').elder('storekeeper');
    expect(t.give(2, 0, 0).build('portal').asked()).toEqual(['end-turn']);
  });

  it('114 Joinery: 1 wood for each other building, not for itself', () => {
    expect(table().give(1, 0, 0).build('joinery').goods()).toEqual([0, 0, 0]);
    expect(table().own('joinery').give(2, 0, 0).build('pier-house').goods()).toEqual([1, 0, 0]);
  });

  it('115 Angler’s House: 7 fish into the reserve, past its limit', () => {
    const t = table().give(1, 0, 0).store(0, 6, 0).build('anglers-house');
    expect(t.reserve()).toEqual([0, 13, 0]);
    expect(t.goods()).toEqual([0, 0, 0]);
  });

  it('116 Fisher’s House: 2 fish from the reserve after each fishing phase', () => {
    const t = table().own('fishers-house').give(0, 0, 0).store(0, 0, 0).passRound();
    // Catch 3: 2 for the shares, 1 into the reserve, which then comes to the supply.
    expect(t.goods(0)).toEqual([0, 3, 0]);
    expect(t.reserve(0)).toEqual([0, 0, 0]);
    const full = table().own('fishers-house').give(0, 0, 0).store(0, 8, 0).passRound();
    expect(full.goods(0)).toEqual([0, 4, 0]);
    expect(full.reserve(0)).toEqual([0, 6, 0]);
  });

  it('117 Shipping Office: a second ship with the action, paid for by itself', () => {
    const t = table().own('shipping-office').give(4, 4, 0).do('ship ship=sloop');
    expect(t.asked()).toEqual(['ship', 'decline']);
    t.do('ship ship=sloop');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.seat(0).ships).toEqual(['sloop', 'sloop']);
    expect(t.asked()).toEqual(['end-turn']);
  });

  it('117 Shipping Office: not for a ship that a card grants, and no third one', () => {
    const t = table().own('shipping-office').give(6, 2, 0).build('boatbuilder').do('ship ship=sloop');
    expect(t.goods()).toEqual([4, 0, 0]);
    expect(t.asked()).toEqual(['end-turn']);
    const alone = table().own('shipping-office').give(2, 2, 0).do('ship ship=sloop');
    expect(alone.asked()).toEqual(['end-turn']);
  });

  it('118 Theater: 1 point and 1 for each elder', () => {
    expect(table().own('theater').score().formulas).toBe(1);
    expect(table().own('theater').elder('carter').elder('broker').score().formulas).toBe(3);
    expect(table().give(2, 1, 0).build('theater').goods()).toEqual([0, 0, 0]);
  });
});
