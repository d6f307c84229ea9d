import { describe, expect, it } from 'vitest';
import { table } from '../table.js';

describe('herring B buildings', () => {
  it('121 Parish House: 1 gold, and 1 more for each of at most 3 elders', () => {
    expect(table().give(4, 2, 0).build('parish-house').goods()).toEqual([0, 0, 1]);
    const t = table().elder('carter').elder('broker').give(4, 2, 0).build('parish-house');
    expect(t.goods()).toEqual([0, 0, 3]);
    const full = table().elder('carter').elder('broker').elder('developer').elder('storekeeper').give(4, 2, 0);
    expect(full.build('parish-house').goods()).toEqual([0, 0, 4]);
  });

  it('122 Trading House: 3 fish for 1 gold in effect windows', () => {
    const t = table().own('trading-house').give(0, 7, 0);
    expect(t.free()).toEqual(['exchange']);
    expect(t.values('exchange deal=trading-house')).toEqual([1, 2]);
    t.do('exchange deal=trading-house times=2');
    expect(t.goods()).toEqual([0, 1, 2]);
    expect(t.why('exchange')).toBe('no-exchange-payable');
    expect(table().give(4, 0, 0).build('trading-house').goods()).toEqual([0, 0, 0]);
  });

  it('123 Resource Trade: 2 fish for 1 wood, or 1 wood for 1 fish', () => {
    const t = table().own('resource-trade').give(1, 4, 0);
    expect(t.values('exchange')).toEqual(['resource-trade.1', 'resource-trade.2']);
    t.do('exchange deal=resource-trade.1 times=2');
    expect(t.goods()).toEqual([3, 0, 0]);
    t.do('exchange deal=resource-trade.2 times=3');
    expect(t.goods()).toEqual([0, 3, 0]);
    expect(table().own('resource-trade').give(0, 1, 9).why('exchange')).toBe('no-exchange-payable');
  });

  it('124 Wood Trade: 2 wood for 1 gold', () => {
    const t = table().own('wood-trade').give(5, 0, 0).do('exchange times=2');
    expect(t.goods()).toEqual([1, 0, 2]);
    expect(t.why('exchange')).toBe('no-exchange-payable');
    expect(table().give(0, 4, 1).build('wood-trade').goods()).toEqual([0, 0, 0]);
  });

  it('125 Dairy: 3 empty spaces cost no points', () => {
    const t = table().own('dairy');
    // b1 is built; a2, b2, a3, b3 are empty.
    expect(t.score()['empty-spaces']).toBe(-1);
    expect(t.score().buildings).toBe(2);
    expect(table().own('dairy').forests({ ab2: 1, cd1: 1, cd2: 1, cd3: 1 }).score()['empty-spaces']).toBe(0);
  });

  it('126 Town Hall: the action of a fully occupied space', () => {
    const t = table().occupy(1, 'thin-out', 'plus-gold').give(4, 2, 0).build('town-hall');
    expect(t.asked()).toEqual(['copy-action', 'decline']);
    expect(t.values('copy-action')).toEqual(['plus-gold', 'thin-out']);
    t.do('copy-action target=thin-out');
    expect(t.goods()).toEqual([4, 0, 0]);
    expect(t.state.workers['thin-out']).toHaveLength(1);
  });

  it('126 Town Hall: nothing of a space with room left, and it may be left', () => {
    // With 3 players Build a Building holds 3 workers: it is not full, and neither is anything else.
    expect(table(3).give(4, 2, 0).build('town-hall').asked()).toEqual(['end-turn']);
    const left = table().occupy(1, 'plus-gold').give(4, 2, 0).build('town-hall').do('decline');
    expect(left.goods()).toEqual([0, 0, 0]);
  });

  it('127 Sawmill: 2 wood for each cleared forest', () => {
    expect(table().own('sawmill').give(0, 0, 0).do('clear forest=cd1').goods()).toEqual([7, 0, 0]);
    expect(table().give(3, 0, 1).build('sawmill').goods()).toEqual([0, 0, 0]);
  });

  it('128 Seafaring Society: 1 gold for each ship built or taken', () => {
    expect(table().own('seafaring-society').give(2, 2, 0).do('ship ship=sloop').goods()).toEqual([0, 0, 1]);
    expect(table().own('seafaring-society').give(3, 0, 0).build('boathouse').goods()).toEqual([0, 0, 1]);
    expect(table().give(4, 2, 0).build('seafaring-society').goods()).toEqual([0, 0, 0]);
  });

  it('129 Lighthouse: the catch size is 2 higher', () => {
    const t = table().own('lighthouse').give(0, 0, 0).store(0, 0, 0);
    expect(nextRound(t)).toEqual([
      [0, 2, 0],
      [0, 3, 0],
    ]);
    expect(nextRound(table().give(0, 0, 0).store(0, 0, 0))).toEqual([
      [0, 2, 0],
      [0, 1, 0],
    ]);
    expect(t.score(0).buildings).toBe(4);
  });

  it('130 Ship Holding Co.: a share may be issued for each ship built', () => {
    const t = table().own('ship-holding-co').give(2, 2, 0).do('ship ship=sloop');
    expect(t.asked()).toEqual(['issue', 'decline']);
    t.do('issue');
    expect(t.goods()).toEqual([0, 0, 2]);
    expect(t.seat(0).unissued).toBe(2);
    expect(t.state.newShares).toEqual([1, 0]);
  });

  it('130 Ship Holding Co.: not without an unissued share, and it may be left', () => {
    const t = table().own('ship-holding-co').give(2, 2, 0);
    t.seat(0).unissued = 0;
    t.shares(0, 5, 0);
    expect(t.do('ship ship=sloop').asked()).toEqual(['end-turn']);
    const left = table().own('ship-holding-co').give(2, 2, 0).do('ship ship=sloop').do('decline');
    expect(left.seat(0).unissued).toBe(3);
  });

  it('131 Residential Home: 1 gold for each other building', () => {
    expect(table().own('residential-home').give(2, 0, 0).build('pier-house').goods()).toEqual([0, 0, 1]);
    expect(table().give(5, 2, 0).build('residential-home').goods()).toEqual([0, 0, 0]);
  });

  it('132 Boatcarver: 2 points for each sloop, at most 8', () => {
    expect(table().own('boatcarver').score().formulas).toBe(0);
    expect(table().own('boatcarver').ships('sloop', 'cutter', 'sloop').score().formulas).toBe(4);
    const five = table(4).own('boatcarver').ships('sloop', 'sloop', 'sloop', 'sloop', 'sloop');
    expect(five.score().formulas).toBe(8);
  });
});

/** Supply and reserve of seat 0 after the next fishing phase. */
function nextRound(t: ReturnType<typeof table>): [number[], number[]] {
  t.passRound();
  return [t.goods(0), t.reserve(0)];
}
