import { describe, expect, it } from 'vitest';
import { table } from '../table.js';

describe('herring C buildings', () => {
  it('141 Boardwalk: 1 gold for each empty space, at most 4', () => {
    // One of the five empty spaces is built on.
    expect(table().give(4, 2, 0).build('boardwalk').goods()).toEqual([0, 0, 4]);
    expect(table().forests({ ab2: 2, cd1: 1, cd2: 1, cd3: 1 }).give(4, 2, 0).build('boardwalk').goods()).toEqual([
      0, 0, 2,
    ]);
    expect(table().forests({}).give(4, 2, 0).build('boardwalk').goods()).toEqual([0, 0, 4]);
  });

  it('142 Shipping Lane: 1 gold for each ship, at most 5', () => {
    expect(table().give(3, 3, 0).build('shipping-lane').goods()).toEqual([0, 0, 0]);
    expect(table().ships('sloop', 'cutter').give(3, 3, 0).build('shipping-lane').goods()).toEqual([0, 0, 2]);
    const six = table(5).ships('sloop', 'sloop', 'sloop', 'sloop', 'sloop', 'sloop').give(3, 3, 0);
    expect(six.build('shipping-lane').goods()).toEqual([0, 0, 5]);
  });

  it('143 Wharf: once, the schooner set aside for 2 wood and 2 fish', () => {
    const t = table().own('wharf').give(2, 2, 0);
    expect(t.free()).toEqual(['use']);
    t.do('use building=wharf');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.seat(0).ships).toEqual(['schooner']);
    expect(t.state.shipsAside.schooner).toBe(0);
    expect(t.state.ships.schooner).toBe(3);
    expect(t.free()).toEqual([]);
    expect(t.seat(0).used).toEqual(['wharf']);
  });

  it('143 Wharf: not without the goods, nor with a full track', () => {
    expect(table().own('wharf').give(1, 2, 9).why('use')).toBe('once-useless');
    const full = table().own('wharf').ships('schooner', 'schooner', 'schooner').give(2, 2, 0);
    expect(full.why('use')).toBe('once-useless');
    expect(table().give(4, 0, 0).build('wharf').goods()).toEqual([0, 0, 0]);
  });

  it('144 Fish Market: up to 5 sales of 2 fish for 1 gold', () => {
    const t = table().give(3, 14, 0).build('fish-market');
    expect(t.values('trade')).toEqual([1, 5]);
    expect(t.do('trade times=5').goods()).toEqual([0, 2, 5]);
    expect(table().give(3, 3, 0).build('fish-market').asked()).toEqual(['end-turn']);
    expect(table().give(3, 4, 0).build('fish-market').do('decline').goods()).toEqual([0, 2, 0]);
  });

  it('145 Market Hall: 1 gold for each A building, at most 4', () => {
    expect(table().give(4, 0, 2).build('market-hall').goods()).toEqual([0, 0, 0]);
    const two = table().own('pier-house', 'yard', 'dairy').give(4, 0, 2).build('market-hall');
    expect(two.goods()).toEqual([0, 0, 2]);
    const five = table().forests({}).own('pier-house', 'yard', 'slipway', 'portal', 'theater').give(4, 0, 2);
    expect(five.build('market-hall').goods()).toEqual([0, 0, 4]);
  });

  it('146 Retirement Home: the fish of the elders for 1 gold each, at most 6, and none comes back', () => {
    const t = table().elder('carter', 2).elder('broker', 1).own('youth-hostel').give(3, 4, 0).build('retirement-home');
    expect(t.goods()).toEqual([0, 0, 3]);
    expect(t.seat(0).elders.map(({ fish }) => fish)).toEqual([0, 0]);
    const most = table().elder('carter', 2).elder('broker', 2).elder('developer', 2).elder('storekeeper', 2);
    expect(most.give(3, 4, 0).build('retirement-home').goods()).toEqual([0, 0, 6]);
    expect(table().elder('carter').give(3, 4, 0).build('retirement-home').goods()).toEqual([0, 0, 0]);
  });

  it('147 Fortress: unissued shares cost no points', () => {
    expect(table().score().unissued).toBe(-3);
    const t = table().own('fortress');
    expect(t.score().unissued).toBe(0);
    expect(t.score().buildings).toBe(6);
    expect(table().give(4, 0, 2).build('fortress').goods()).toEqual([0, 0, 0]);
  });

  it('148 Castle: 1 point for each building, itself too, at most 8', () => {
    expect(table().own('castle').score().formulas).toBe(1);
    expect(table().own('castle', 'dairy', 'yard').score().formulas).toBe(3);
    const nine = ['dairy', 'yard', 'slipway', 'portal', 'joinery', 'lighthouse', 'sawmill', 'pier-house'];
    expect(
      table()
        .forests({})
        .own('castle', ...nine)
        .score().formulas,
    ).toBe(8);
    expect(table().give(5, 0, 1).build('castle').goods()).toEqual([0, 0, 0]);
  });

  it('149 Aquarium: 1 point for each fish in the reserve, at most 8', () => {
    expect(table().own('aquarium').store(5, 3, 1).score().formulas).toBe(3);
    expect(table().own('aquarium').store(0, 11, 0).score().formulas).toBe(8);
    expect(table().own('aquarium').store(0, 0, 0).give(0, 9, 0).score().formulas).toBe(0);
  });

  it('150 Village Church: 2 points for each elder', () => {
    expect(table().own('village-church').score().formulas).toBe(0);
    expect(table().own('village-church').elder('carter').elder('broker').score().formulas).toBe(4);
  });

  it('151 Harbor Installation: 2 points for each ship', () => {
    expect(table().own('harbor-installation').score().formulas).toBe(0);
    expect(table().own('harbor-installation').ships('sloop', 'schooner', 'cutter').score().formulas).toBe(6);
  });

  it('152 Swing-Net Fishery: the catch size minus 4, at least 0 and at most 8', () => {
    expect(table().own('swing-net-fishery').score().formulas).toBe(0);
    // 9 units show 10.
    expect(table().own('swing-net-fishery').ships('sloop', 'cutter', 'schooner').score().formulas).toBe(6);
    const most = table().own('swing-net-fishery', 'lighthouse').ships('schooner', 'schooner', 'schooner', 'cutter');
    expect(most.score().formulas).toBe(8);
  });

  it('153 Manor: 1 point and 2 for each B building', () => {
    expect(table().own('manor').score().formulas).toBe(1);
    expect(table().own('manor', 'dairy', 'sawmill', 'yard').score().formulas).toBe(5);
    expect(table().give(6, 0, 1).build('manor').goods()).toEqual([0, 0, 0]);
  });

  it('154 Small Forest Castle: 2 points for each forest, at most 8', () => {
    expect(table().own('small-forest-castle').score().formulas).toBe(8);
    expect(table().own('small-forest-castle').forests({ cd1: 2, cd2: 1 }).score().formulas).toBe(6);
    expect(table().own('small-forest-castle').forests({ cd1: 2, cd2: 2, cd3: 2 }).score().formulas).toBe(8);
    expect(table().own('small-forest-castle').forests({}).score().formulas).toBe(0);
  });
});
