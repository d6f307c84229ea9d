import { describe, expect, it } from 'vitest';
import { table } from '../table.js';

const deck = { deck: 'mackerel' };

describe('mackerel A buildings', () => {
  it('201 Bird Colony: 2 fish for each forest, at most 8', () => {
    expect(table(2, deck).give(0, 1, 0).build('bird-colony').goods()).toEqual([0, 8, 0]);
    expect(table(2, deck).forests({ cd1: 1 }).give(0, 1, 0).build('bird-colony').goods()).toEqual([0, 2, 0]);
    expect(table(2, deck).forests({ cd1: 2, cd2: 2, cd3: 2 }).give(0, 1, 0).build('bird-colony').goods()).toEqual([
      0, 8, 0,
    ]);
    expect(table(2, deck).forests({}).give(0, 1, 0).build('bird-colony').goods()).toEqual([0, 0, 0]);
  });

  it('202 Worker’s Cottage: 1 more gold of the +1 Gold action', () => {
    expect(table(2, deck).own('workers-cottage').give(0, 0, 0).do('gold').goods()).toEqual([0, 0, 2]);
    expect(table(2, deck).own('workers-cottage').give(0, 0, 0).do('issue').goods()).toEqual([0, 0, 2]);
    expect(table(2, deck).give(2, 0, 0).build('workers-cottage').goods()).toEqual([0, 0, 0]);
  });

  it('203 Fisher’s Cottage: up to 4 excess fish into the supply', () => {
    // Catch 12: 2 for the shares, 0 to the full reserve, 10 left.
    const t = table(2, deck).own('fishers-cottage').ships('schooner', 'schooner', 'schooner', 'cutter');
    t.give(0, 0, 0).store(0, 8, 0).passRound();
    expect(t.goods(0)).toEqual([0, 6, 0]);
    expect(t.reserve(0)).toEqual([0, 8, 0]);
    const one = table(2, deck).own('fishers-cottage').give(0, 0, 0).store(0, 8, 0).passRound();
    expect(one.goods(0)).toEqual([0, 3, 0]);
    const none = table(2, deck).own('fishers-cottage').give(0, 0, 0).store(0, 7, 0).passRound();
    expect(none.goods(0)).toEqual([0, 2, 0]);
  });

  it('204 Fish Trade: 5 fish for 2 gold', () => {
    const t = table(2, deck).own('fish-trade').give(0, 11, 0).do('exchange times=2');
    expect(t.goods()).toEqual([0, 1, 4]);
    expect(table(2, deck).own('fish-trade').give(9, 4, 0).why('exchange')).toBe('no-exchange-payable');
  });

  it('205 Forester’s Cottage: 1 forest if wanted, and 2 wood in any case', () => {
    const t = table(2, deck).give(0, 1, 0).build('foresters-cottage');
    expect(t.values('plant')).toEqual(['ab2', 'cd2', 'ab3', 'cd3']);
    t.do('plant place=cd3');
    expect(t.seat(0).forests).toEqual({ cd1: 2, cd2: 1, cd3: 2 });
    expect(t.goods()).toEqual([2, 0, 0]);
    expect(table(2, deck).give(0, 1, 0).build('foresters-cottage').do('decline').goods()).toEqual([2, 0, 0]);
  });

  it('206 Logger’s Pond: 4 wood into the reserve for each cleared forest', () => {
    const t = table(2, deck).own('loggers-pond').give(0, 0, 0).store(0, 0, 0).do('clear forest=cd1');
    expect(t.goods()).toEqual([5, 0, 0]);
    expect(t.reserve()).toEqual([4, 0, 0]);
    expect(t.score().buildings).toBe(-1);
  });

  it('207 Youth Center: 1 wood or 2 fish for each elder activated', () => {
    const t = table(2, deck).own('youth-center').elder('storekeeper').elder('carter').plates(2).give(0, 0, 0);
    t.do('elder elder=carter');
    expect(t.asked()).toEqual(['choose']);
    expect(t.values('choose')).toEqual(['1', '2']);
    expect(t.do('choose option=2').goods()).toEqual([4, 2, 0]);
    const wood = table(2, deck).own('youth-center').elder('carter').plates(2).give(0, 0, 0);
    expect(wood.do('elder elder=carter').do('choose option=1').goods()).toEqual([5, 0, 0]);
  });

  it('207 Youth Center: with 12 wood the fish come by themselves', () => {
    const t = table(2, deck).own('youth-center').elder('developer').plates(2).give(12, 0, 4);
    t.do('elder elder=developer').do('choose option=2').do('ship ship=schooner');
    expect(t.goods()).toEqual([12, 2, 0]);
    expect(t.asked()).toEqual(['end-turn']);
  });

  it('208 Youth Hostel: all 3 fish of an emptied elder, in fishing too', () => {
    const t = table(2, deck).own('youth-hostel').elder('carter', 2).plates(1).give(0, 0, 0);
    expect(t.do('elder elder=carter').goods()).toEqual([4, 3, 0]);
    const fishing = table(2, deck).own('youth-hostel').elder('carter', 2).give(0, 0, 0).passRound();
    // 3 of the elder, 2 of the shares.
    expect(fishing.goods(0)).toEqual([0, 5, 0]);
    const second = table(2, deck).own('youth-hostel').elder('carter', 1).plates(1).give(0, 0, 0);
    expect(second.do('elder elder=carter').goods()).toEqual([4, 0, 0]);
  });

  it('209 Net Pen: fills the reserve up to 8 fish', () => {
    expect(table(2, deck).give(1, 0, 0).store(0, 3, 0).build('net-pen').reserve()).toEqual([0, 8, 0]);
    expect(table(2, deck).give(1, 0, 0).store(2, 9, 0).build('net-pen').reserve()).toEqual([2, 9, 0]);
  });

  it('210 Laborer Square: 1 wood or 2 fish for the third worker of a round', () => {
    const t = table(2, deck).own('laborer-square').give(0, 0, 0).do('gold').end().passTo(0);
    t.do('issue');
    expect(t.asked()).toEqual(['end-turn']);
    t.end().passTo(0).do('thin-out');
    expect(t.asked()).toEqual(['choose']);
    expect(t.do('choose option=2').goods()).toEqual([4, 2, 3]);
  });

  it('210 Laborer Square: not for a third turn after a pass', () => {
    const t = table(2, deck).own('laborer-square').give(0, 0, 0).do('pass').end().passTo(0);
    t.do('issue').end().passTo(0).do('thin-out');
    expect(t.asked()).toEqual(['end-turn']);
  });

  it('211 Rigging Workshop: 2 wood for each ship', () => {
    expect(table(2, deck).own('rigging-workshop').give(2, 2, 0).do('ship ship=sloop').goods()).toEqual([2, 0, 0]);
    expect(table(2, deck).give(0, 2, 0).build('rigging-workshop').goods()).toEqual([0, 0, 0]);
  });

  it('212 Supply Storage: no limit for wood', () => {
    const t = table(2, deck).own('supply-storage').give(12, 0, 0);
    expect(t.why('thin-out')).toBeUndefined();
    expect(t.do('thin-out').goods()).toEqual([16, 0, 0]);
    expect(table(2, deck).give(12, 0, 0).why('thin-out')).toBe('wood-limit');
  });

  it('213 Clearing: 1 gold for the last forest of a double space', () => {
    expect(table(2, deck).own('clearing').give(0, 0, 0).do('clear forest=cd2').goods()).toEqual([5, 0, 1]);
    expect(table(2, deck).own('clearing').give(0, 0, 0).do('clear forest=cd1').goods()).toEqual([5, 0, 0]);
  });

  it('214 Building Company: 1 gold for each B building', () => {
    expect(table(2, deck).own('building-company').give(5, 0, 0).build('manufacture').goods()).toEqual([0, 0, 1]);
    expect(table(2, deck).own('building-company').give(1, 0, 0).build('purveyor').goods()).toEqual([0, 0, 0]);
  });

  it('215 Chief’s House: 1 gold for each elder invited, before he is activated', () => {
    const t = table(2, deck).own('chiefs-house').give(0, 0, 0).plates(1).do('invite elder=carter');
    expect(t.goods()).toEqual([0, 0, 1]);
    expect(t.asked()).toEqual(['activate', 'decline']);
    expect(t.do('activate').goods()).toEqual([4, 0, 1]);
    expect(table(2, deck).give(2, 1, 0).build('chiefs-house').goods()).toEqual([0, 0, 0]);
  });

  it('216 Purveyor: 1 more gold for serving, however many plates', () => {
    const t = table(2, deck).own('purveyor').plates(0).give(0, 6, 0).do('serve plates=3');
    expect(t.goods()).toEqual([0, 0, 4]);
    expect(table(2, deck).give(1, 0, 0).build('purveyor').goods()).toEqual([0, 0, 0]);
  });

  it('217 Cold Storage: ships may be paid from the reserve', () => {
    const t = table(2, deck).own('cold-storage').give(1, 0, 0).store(1, 2, 0).do('ship ship=sloop');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.reserve()).toEqual([0, 0, 0]);
    const buildings = table(2, deck).own('cold-storage').give(0, 0, 0).store(9, 9, 9).offerOnly('purveyor');
    expect(buildings.why('build')).toBe('no-building');
    expect(table(2, deck).give(1, 0, 0).store(1, 2, 0).why('ship')).toBe('no-ship');
  });

  it('218 Stock Management: all shares for 2 gold less', () => {
    const t = table(2, deck).own('stock-management').newShares(1, 2).give(0, 0, 1).do('buy-shares');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.seat(0).shares).toEqual([3, 2]);
    expect(table(2, deck).own('stock-management').newShares(1, 2).give(0, 0, 0).why('buy-shares')).toBe('cost');
    const late = table(2, deck).own('stock-management').newShares(0, 3).give(0, 0, 0).round(4);
    expect(late.why('buy-shares')).toBeUndefined();
  });
});
