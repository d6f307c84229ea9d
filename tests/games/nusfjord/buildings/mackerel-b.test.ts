import { describe, expect, it } from 'vitest';
import { table } from '../table.js';

const deck = { deck: 'mackerel' };

describe('mackerel B buildings', () => {
  it('221 Poor House: gold up to 3', () => {
    expect(table(2, deck).give(3, 3, 1).build('poor-house').goods()).toEqual([0, 0, 3]);
    expect(table(2, deck).give(3, 3, 0).build('poor-house').goods()).toEqual([0, 0, 3]);
    expect(table(2, deck).give(3, 3, 5).build('poor-house').goods()).toEqual([0, 0, 5]);
  });

  it('222 Smoking Cottage: up to 4 fish for 1 gold each', () => {
    const t = table(2, deck).give(4, 6, 0).build('smoking-cottage');
    expect(t.values('trade')).toEqual([1, 4]);
    expect(t.do('trade times=4').goods()).toEqual([0, 2, 4]);
    expect(table(2, deck).give(4, 0, 0).build('smoking-cottage').asked()).toEqual(['end-turn']);
  });

  it('223 Ship Broker: ships for 2, 3 and 5 gold, without an event', () => {
    const t = table(2, deck).own('ship-broker').ships('sloop', 'cutter', 'schooner').give(0, 0, 0);
    expect(t.free()).toEqual(['sell-ship']);
    expect(t.do('sell-ship ship=sloop').goods()).toEqual([0, 0, 2]);
    expect(t.do('sell-ship ship=cutter').goods()).toEqual([0, 0, 5]);
    expect(t.do('sell-ship ship=schooner').goods()).toEqual([0, 0, 10]);
    expect(t.state.ships).toEqual({ sloop: 3, cutter: 3, schooner: 3 });
    expect(t.why('sell-ship')).toBe('no-ships-to-sell');
  });

  it('224 Water Tower: fish equal to the catch size', () => {
    expect(table(2, deck).give(4, 0, 0).build('water-tower').goods()).toEqual([0, 3, 0]);
    expect(table(2, deck).ships('schooner').give(4, 0, 0).build('water-tower').goods()).toEqual([0, 6, 0]);
    expect(table(2, deck).own('lighthouse').give(4, 0, 0).build('water-tower').goods()).toEqual([0, 5, 0]);
  });

  it('225 Sailor’s Home: 1 wood and 1 fish for each ship', () => {
    expect(table(2, deck).ships('sloop', 'cutter').give(4, 1, 0).build('sailors-home').goods()).toEqual([2, 2, 0]);
    expect(table(2, deck).give(4, 1, 0).build('sailors-home').goods()).toEqual([0, 0, 0]);
  });

  it('226 Driftwood Rafting: 2 wood after each fishing phase', () => {
    expect(table(2, deck).own('driftwood-rafting').give(0, 0, 0).passRound().goods(0)).toEqual([2, 2, 0]);
    expect(table(2, deck).own('driftwood-rafting').give(11, 0, 0).passRound().goods(0)).toEqual([12, 2, 0]);
  });

  it('227 Ranger’s Office: 2 gold for planting', () => {
    const t = table(2, deck).own('rangers-office').give(0, 0, 0).do('plant place=ab3');
    expect(t.goods()).toEqual([0, 0, 2]);
    const one = table(2, deck).own('rangers-office').give(0, 1, 0).build('foresters-cottage');
    expect(one.do('plant place=cd2').goods()).toEqual([2, 0, 2]);
  });

  it('228 Stilt House: another building for 2 wood less', () => {
    const t = table(2, deck).offerOnly('residence').give(9, 2, 2).build('stilt-house');
    expect(t.asked()).toEqual(['build', 'decline']);
    expect(t.values('build')).toEqual(['residence']);
    t.do('build building=residence cell=a2');
    expect(t.goods()).toEqual([0, 3, 0]);
    expect(Object.keys(t.seat(0).buildings)).toHaveLength(2);
    const left = table(2, deck).offerOnly('residence').give(9, 2, 2).build('stilt-house').do('decline');
    expect(left.goods()).toEqual([4, 0, 2]);
  });

  it('228 Stilt House: nothing is asked where nothing can be paid, or without room', () => {
    expect(table(2, deck).offerOnly('residence').give(8, 2, 2).build('stilt-house').asked()).toEqual(['end-turn']);
    const full = table(2, deck).forests({ ab2: 1, ab3: 1, cd1: 1, cd2: 1, cd3: 1 }).give(12, 2, 2);
    expect(full.build('stilt-house').asked()).toEqual(['end-turn']);
  });

  it('229 Whaling Station: once, 4 fish for 4 gold', () => {
    const t = table(2, deck).own('whaling-station').give(0, 9, 0).do('use building=whaling-station');
    expect(t.goods()).toEqual([0, 5, 4]);
    expect(t.free()).toEqual([]);
    expect(table(2, deck).own('whaling-station').give(0, 3, 0).why('use')).toBe('once-useless');
    expect(table(2, deck).give(5, 2, 0).build('whaling-station').goods()).toEqual([0, 0, 0]);
  });

  it('230 Manufacture: 1 wood and 1 fish for 1 gold', () => {
    const t = table(2, deck).own('manufacture').give(3, 2, 0).do('exchange times=2');
    expect(t.goods()).toEqual([1, 0, 2]);
    expect(t.why('exchange')).toBe('no-exchange-payable');
  });

  it('231 Residence: 3 fish', () => {
    const t = table(2, deck).give(6, 0, 2).build('residence');
    expect(t.goods()).toEqual([0, 3, 0]);
    expect(t.score().buildings).toBe(6);
    expect(() => table(2, deck).give(6, 0, 1).build('residence')).toThrow('nusfjord.why.cost');
  });

  it('232 Play House: 2 points and 1 for each elder', () => {
    expect(table(2, deck).own('play-house').score().formulas).toBe(2);
    expect(table(2, deck).own('play-house').elder('carter').elder('broker').score().formulas).toBe(4);
  });
});
