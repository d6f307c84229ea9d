import { describe, expect, it } from 'vitest';
import { table } from '../table.js';

const deck = { deck: 'codfish' };

describe('codfish A buildings', () => {
  it('301 Forest Storage: 2 wood into the reserve for each thinning', () => {
    const t = table(2, deck).own('forest-storage').give(0, 0, 0).store(0, 0, 0).do('thin-out');
    expect(t.goods()).toEqual([4, 0, 0]);
    expect(t.reserve()).toEqual([2, 0, 0]);
  });

  it('302 Holiday Resort: 1 gold and 2 fish for a pass, once a round', () => {
    const t = table(2, deck).own('holiday-resort').give(0, 0, 0).do('pass');
    expect(t.goods()).toEqual([0, 2, 1]);
    t.end().passTo(0).do('pass');
    expect(t.goods()).toEqual([0, 2, 1]);
    t.end().passTo(0).passRound();
    // 2 fish of the shares.
    expect(t.goods(0)).toEqual([0, 4, 1]);
    t.passTo(0).do('pass');
    expect(t.goods()).toEqual([0, 6, 2]);
  });

  it('303 Refuge: 1 gold and 2 fish for planting', () => {
    expect(table(2, deck).own('refuge').give(0, 0, 0).do('plant place=ab3').goods()).toEqual([0, 2, 1]);
    expect(table(2, deck).own('refuge').give(0, 0, 0).do('clear forest=cd1').goods()).toEqual([5, 0, 0]);
  });

  it('304 Head Office: a share may be issued', () => {
    const t = table(2, deck).give(1, 1, 0).build('head-office').do('issue');
    expect(t.goods()).toEqual([0, 0, 2]);
    expect(t.state.newShares).toEqual([1, 0]);
    expect(t.seat(0).unissued).toBe(2);
    expect(table(2, deck).give(1, 1, 0).build('head-office').do('decline').goods()).toEqual([0, 0, 0]);
    const none = table(2, deck).give(1, 1, 0);
    none.seat(0).unissued = 0;
    expect(none.build('head-office').asked()).toEqual(['end-turn']);
  });

  it('305 Office: all new shares may be bought for 1 gold less', () => {
    const t = table(2, deck).newShares(1, 1).give(2, 0, 1).build('office');
    expect(t.asked()).toEqual(['buy-shares', 'decline']);
    t.do('buy-shares');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.seat(0).shares).toEqual([3, 1]);
    expect(table(2, deck).newShares(1, 1).give(2, 0, 0).build('office').asked()).toEqual(['end-turn']);
    expect(table(2, deck).give(2, 0, 9).build('office').asked()).toEqual(['end-turn']);
  });

  it('306 Construction Yard: 1 wood and 1 fish for each other A building', () => {
    expect(table(2, deck).own('construction-yard').give(1, 0, 0).build('forest-storage').goods()).toEqual([1, 1, 0]);
    expect(table(2, deck).own('construction-yard').give(3, 0, 0).build('pond-hut').goods()).toEqual([0, 0, 0]);
    expect(table(2, deck).give(0, 1, 0).build('construction-yard').goods()).toEqual([0, 0, 0]);
  });

  it('307 Forestry: 1 wood for each of at most 2 forests, after each fishing phase', () => {
    expect(table(2, deck).own('forestry').give(0, 0, 0).passRound().goods(0)).toEqual([2, 2, 0]);
    expect(table(2, deck).own('forestry').forests({ cd1: 1 }).give(0, 0, 0).passRound().goods(0)).toEqual([1, 2, 0]);
    expect(table(2, deck).own('forestry').score().buildings).toBe(-1);
  });

  it('308 Woodcarver: 1 wood for 1 gold at each cleared forest, if wanted', () => {
    const t = table(2, deck).own('woodcarver').give(0, 0, 0).do('clear forest=cd1');
    expect(t.asked()).toEqual(['trade', 'decline']);
    expect(t.values('trade')).toEqual([1, 1]);
    expect(t.do('trade times=1').goods()).toEqual([4, 0, 1]);
    const left = table(2, deck).own('woodcarver').give(0, 0, 0).do('clear forest=cd1').do('decline');
    expect(left.goods()).toEqual([5, 0, 0]);
  });

  it('309 Collection Point: 1 wood for each worker on the action board, at most 6', () => {
    expect(table(2, deck).give(0, 1, 0).build('collection-point').goods()).toEqual([1, 0, 0]);
    const three = table(2, deck).occupy(1, 'plus-gold', 'thin-out').give(0, 1, 0).build('collection-point');
    expect(three.goods()).toEqual([3, 0, 0]);
    const crowd = table(4, deck).occupy(1, 'plus-gold', 'thin-out', 'reforest').occupy(2, 'copy', 'serve-fish');
    expect(crowd.occupy(3, 'build-ship', 'build-ship').give(0, 1, 0).build('collection-point').goods()).toEqual([
      6, 0, 0,
    ]);
  });

  it('309 Collection Point: workers on the copy board and on elders do not count', () => {
    const t = table(4, deck).occupy(1, 'build-building', 'build-building', 'build-building').give(0, 1, 0);
    t.offer('collection-point').elder('carter');
    t.seat(0).elders[0]!.worker = 0;
    t.do('copy target=build-building').do('build building=collection-point cell=b1');
    expect(t.goods()).toEqual([3, 0, 0]);
  });

  it('310 Cooperage: 2 wood and 3 fish for 2 gold', () => {
    const t = table(2, deck).own('cooperage').give(5, 6, 0).do('exchange times=2');
    expect(t.goods()).toEqual([1, 0, 4]);
    expect(table(2, deck).own('cooperage').give(2, 2, 0).why('exchange')).toBe('no-exchange-payable');
  });

  it('311 Forest Hut: 1 gold for each thinning', () => {
    expect(table(2, deck).own('forest-hut').give(0, 0, 0).do('thin-out').goods()).toEqual([4, 0, 1]);
    expect(table(2, deck).own('forest-hut').give(12, 0, 0).why('thin-out')).toBe('wood-limit');
  });

  it('312 Wood Exchange: 4 wood for 1 gold and 1 fish', () => {
    const t = table(2, deck).own('wood-exchange').give(9, 0, 0).do('exchange times=2');
    expect(t.goods()).toEqual([1, 2, 2]);
    expect(table(2, deck).own('wood-exchange').give(3, 9, 9).why('exchange')).toBe('no-exchange-payable');
  });

  it('313 Cooling House: 5 fish and 3 wood into the reserve', () => {
    const t = table(2, deck).give(1, 0, 0).store(0, 6, 0).build('cooling-house');
    expect(t.reserve()).toEqual([3, 11, 0]);
    expect(t.goods()).toEqual([0, 0, 0]);
  });

  it('314 Hideaway: 2 gold into the reserve, which score only after a transfer', () => {
    const t = table(2, deck).give(2, 0, 0).store(0, 0, 0).build('hideaway');
    expect(t.reserve()).toEqual([0, 0, 2]);
    expect(t.score().gold).toBe(0);
    t.end().passTo(0).do('transfer');
    expect(t.goods()).toEqual([0, 0, 2]);
    expect(t.score().gold).toBe(2);
  });

  it('315 Reserve Depot: buildings may be paid from the reserve', () => {
    const t = table(2, deck).own('reserve-depot').give(1, 0, 0).store(2, 1, 0).offerOnly('office');
    expect(t.values('build building=office cell=a2')).toEqual(['wood']);
    t.play('build', { building: 'office', cell: 'a2', reserve: ['wood', 'wood'] });
    expect(t.goods()).toEqual([1, 0, 0]);
    expect(t.reserve()).toEqual([0, 1, 0]);
    expect(table(2, deck).give(1, 0, 0).store(2, 1, 0).offerOnly('office').why('build')).toBe('no-building');
    expect(table(2, deck).own('reserve-depot').give(0, 0, 0).store(9, 9, 9).why('ship')).toBe('no-ship');
  });

  it('316 Holding Company: 1 fish for each share of another colour in every fishing phase', () => {
    const t = table(3, deck).own('holding-company').shares(0, 2, 2, 0).shares(1, 0, 0, 0).give(0, 0, 0).passRound();
    // 2 of the own shares, 2 of the catch of seat 1, and 2 of the card.
    expect(t.goods(0)).toEqual([0, 6, 0]);
    expect(table(3, deck).own('holding-company').give(0, 0, 0).passRound().goods(0)).toEqual([0, 2, 0]);
  });

  it('317 Park Lodge: 1 gold for each of at most 2 double spaces with a forest', () => {
    expect(table(2, deck).give(2, 0, 0).build('park-lodge').goods()).toEqual([0, 0, 2]);
    expect(table(2, deck).forests({ cd1: 2 }).give(2, 0, 0).build('park-lodge').goods()).toEqual([0, 0, 1]);
    expect(table(2, deck).forests({}).give(2, 0, 0).build('park-lodge').goods()).toEqual([0, 0, 0]);
  });

  it('318 Haulage Firm: 2 wood for each transfer of the reserve', () => {
    const t = table(2, deck).own('haulage-firm').give(0, 0, 0).store(0, 3, 0).do('transfer');
    expect(t.goods()).toEqual([2, 3, 0]);
    expect(table(2, deck).own('haulage-firm').store(0, 0, 0).why('transfer')).toBe('reserve-empty');
  });
});
