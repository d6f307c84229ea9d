import { describe, expect, it } from 'vitest';
import { data, nusfjord, table } from './table.js';

const buildings = Object.values(data.buildings);

describe('buildings (NF-9)', () => {
  it('NF-9.1 what every building has, and what the rulebook tells of some', () => {
    expect(buildings.every(({ source }) => Object.keys(source).length > 0)).toBe(true);
    expect(data.buildings['fish-stand']!.cost).toEqual({ wood: 1 });
    expect(buildings.filter(({ letter, points }) => letter === 'A' && points !== '*' && points < 0)).toHaveLength(3);
    expect(buildings.filter(({ timing, points }) => (timing === 'points') !== (points === '*'))).toEqual([]);
  });

  it('NF-9.2 C cards are worth more than A cards', () => {
    const mean = (letter: string) => {
      const fixed = buildings
        .filter((card) => card.letter === letter)
        .flatMap(({ points }) => (points === '*' ? [] : [points]));
      return fixed.reduce((sum, points) => sum + points, 0) / fixed.length;
    };
    expect(mean('A')).toBeLessThan(1);
    expect(mean('B')).toBeGreaterThan(2);
    expect(mean('C')).toBeGreaterThan(mean('B'));
    expect(table(2).hand(0).seat(0).hand).toEqual([]);
  });

  it('NF-9.3 ops in order; what is declined or impossible is lost; built even if nothing happens', () => {
    const t = table(2, { deck: 'mackerel' }).give(0, 1, 0).build('foresters-cottage');
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.do('plant place=cd2').goods()).toEqual([2, 0, 0]);
    expect(t.asked()).toEqual(['end-turn']);
    expect(table().forests({}).give(0, 1, 0).build('foresters-house').seat(0).buildings).toEqual({
      b1: 'foresters-house',
    });
  });

  it('NF-9.4 once, in a window, and something of it must be done', () => {
    const t = table(2, { deck: 'codfish' }).own('wood-shipping-co').give(3, 0, 0).do('use');
    expect(t.asked()).toEqual(['trade']);
    expect(t.free()).toEqual([]);
    expect(t.do('trade times=1').seat(0).used).toEqual(['wood-shipping-co']);
    expect(t.asked()).toContain('gold');
    expect(t.free()).toEqual([]);
    expect(table().own('wharf').give(0, 0, 0).why('use')).toBe('once-useless');
  });

  it('NF-9.5 whenever, but not by its own construction', () => {
    expect(table().give(5, 2, 0).build('residential-home').goods()).toEqual([0, 0, 0]);
    expect(table(2, { deck: 'codfish' }).give(0, 1, 0).build('construction-yard').goods()).toEqual([0, 0, 0]);
    const t = table().own('residential-home').give(2, 0, 0).build('pier-house');
    expect(t.goods()).toEqual([0, 0, 1]);
  });

  it('NF-9.6 anytime, each exchange by itself', () => {
    const t = table().own('resource-trade', 'trading-house').give(0, 9, 0);
    expect(t.values('exchange')).toEqual(['trading-house', 'resource-trade.1'].sort());
    expect(t.moves('exchange')).toEqual([
      'resource-trade.1 1',
      'resource-trade.1 2',
      'resource-trade.1 3',
      'resource-trade.1 4',
      'trading-house 1',
      'trading-house 2',
      'trading-house 3',
    ]);
  });

  it('NF-9.7 special, from placement on', () => {
    const t = table().give(8, 2, 0).build('dairy').end();
    expect(t.score(0)['empty-spaces']).toBe(-1);
    const slip = table().give(2, 3, 0).build('slipway').end().passTo(0);
    expect(slip.do('ship ship=sloop').goods()).toEqual([0, 0, 0]);
  });

  it('NF-9.8 formulas count the card itself, with base, steps, sets, least and most', () => {
    expect(table().own('castle').score().formulas).toBe(1);
    expect(table().own('swing-net-fishery').score().formulas).toBe(0);
    expect(table(2, { deck: 'codfish' }).own('fishery').ships('schooner', 'schooner').score().formulas).toBe(3);
    expect(table(2, { deck: 'codfish' }).own('administration').score().formulas).toBe(0);
    expect(table(2, { deck: 'mackerel' }).own('depot').give(8, 0, 0).store(0, 0, 0).score().formulas).toBe(4);
  });

  it('NF-9.9 a granted action needs no worker and no space', () => {
    const t = table(2, { deck: 'codfish' }).occupy(1, 'issue-share').give(1, 1, 0).build('head-office').do('issue');
    expect(t.seat(0).placed).toBe(1);
    expect(t.state.workers['issue-share']).toHaveLength(1);
  });

  it('NF-9.10 a granted action is carried out with all that follows', () => {
    const t = table(2, { deck: 'mackerel' }).own('building-company').offerOnly('smoking-cottage').give(9, 4, 0);
    t.build('stilt-house').do('build building=smoking-cottage cell=b2');
    expect(t.asked()).toEqual(['trade', 'decline']);
    t.do('trade times=2');
    // The inner building’s trigger comes before the outer one’s.
    expect(t.goods()).toEqual([2, 0, 4]);
    expect(t.asked()).toEqual(['end-turn']);
  });

  it('NF-9.11 several cards of one moment: by number, optional ones last', () => {
    const t = table(2, { deck: 'codfish', mixed: 'yes' }).own('woodcarver', 'raftbuilder', 'sawmill').give(0, 0, 0);
    t.do('clear forest=cd1');
    expect(t.goods()).toEqual([8, 1, 0]);
    expect(t.asked()).toEqual(['trade', 'decline']);
    const sources = t.told.flatMap(({ event }) => (event.id === 'nusfjord.told.gain' ? [event.args?.source] : []));
    expect(sources).toEqual([{ component: 'clear-forest' }, { component: 'raftbuilder' }, { component: 'sawmill' }]);
  });

  it('NF-9.12 counters', () => {
    const t = table(2, { deck: 'codfish', mixed: 'yes' }).own('market-hall', 'castle', 'yard').ships('sloop');
    expect(t.score().formulas).toBe(3);
    expect(table(2).own('harbor-installation').ships('sloop', 'sloop').score().formulas).toBe(4);
    const chancellery = table(2, { deck: 'mackerel' }).own('chancellery').newShares(3, 0).shares(0, 0, 1);
    expect(chancellery.score().formulas).toBe(2);
  });

  it('NF-9.13 an upgrade with a full catch, and only within the track', () => {
    const t = table(3).elder('ship-carpenter').plates(1).give(2, 2, 0);
    // 14 units: the catch is 12, and one more unit fits.
    t.ships('schooner', 'schooner', 'schooner', 'sloop').do('elder');
    expect(t.seat(0).ships).toEqual(['schooner', 'schooner', 'schooner', 'cutter']);
    const full = table(3).elder('ship-carpenter').plates(1).give(2, 2, 0);
    full.ships('cutter', 'cutter', 'cutter', 'cutter', 'cutter');
    expect(full.why('elder')).toBe('no-upgrade');
    expect(
      table()
        .own('rigging-workshop')
        .elder('ship-carpenter')
        .plates(1)
        .ships('sloop')
        .give(2, 0, 0)
        .do('elder')
        .goods(),
    ).toEqual([0, 0, 0]);
  });

  it('NF-9.14 one forest on an empty or half-covered double space', () => {
    const t = table(2, { deck: 'mackerel' }).give(0, 1, 0).build('foresters-cottage', 'a2');
    expect(t.values('plant')).toEqual(['cd2', 'ab3', 'cd3']);
  });

  it('NF-9.15 Wharf: no schooner once its own is built, nor beyond the track', () => {
    const t = table().own('wharf').give(2, 2, 0);
    t.state.shipsAside.schooner = 0;
    expect(t.why('use')).toBe('once-useless');
  });

  it('NF-9.15 Shipping Office: with copy and town hall too', () => {
    const copy = table(4).own('shipping-office').occupy(1, 'build-ship', 'build-ship').give(4, 4, 0);
    copy.do('copy target=build-ship');
    expect(copy.seat(0).ships).toEqual(['sloop']);
    expect(copy.asked()).toEqual(['ship', 'decline']);
    const elder = table().own('shipping-office').elder('developer').plates(1).offerOnly().give(4, 4, 0).do('elder');
    expect(elder.seat(0).ships).toEqual(['sloop']);
    expect(elder.asked()).toEqual(['end-turn']);
  });

  it('NF-9.15 Ship Broker: the schooner of the wharf goes to the supply', () => {
    const t = table(2, { deck: 'mackerel' }).own('ship-broker', 'wharf').give(2, 2, 0);
    t.do('use building=wharf').do('sell-ship ship=schooner');
    expect(t.state.ships.schooner).toBe(4);
    expect(t.goods()).toEqual([0, 0, 5]);
    expect(nusfjord.referee(t.state)).toEqual([]);
  });

  it('NF-9.15 Town Hall copies neither the copy board nor elders', () => {
    const t = table(4).elder('carter').occupy(1, 'copy').give(4, 2, 0);
    t.seat(0).elders[0]!.worker = 0;
    expect(t.build('town-hall').asked()).toEqual(['end-turn']);
  });

  it('NF-9.16 events come right after their step', () => {
    // The third fish brings 3 with Youth Hostel, which pay for what Fish Trader sells.
    const t = table(2, { deck: 'mackerel' }).own('youth-hostel').elder('fish-trader', 2).plates(1).give(0, 1, 0);
    t.do('elder');
    expect(t.values('trade')).toEqual([1, 2]);
    // Inviting pays before activating is asked; the elder’s own trigger comes after his ops.
    const order = table(2, { deck: 'mackerel' })
      .own('youth-center')
      .elder('carter')
      .plates(1)
      .give(9, 0, 0)
      .do('elder');
    expect(order.goods()).toEqual([12, 2, 0]);
  });
});

describe('elders (NF-10)', () => {
  it('NF-10.1 the real ones', () => {
    expect([data.elders.developer!.number, data.elders.builder!.number, data.elders.builder!.space]).toEqual([1, 7, 1]);
    expect(data.elders.forester!.seats).toEqual([5]);
  });

  it('NF-10.2 the first op is a duty, later ones as far as possible', () => {
    const t = table(3).elder('lumberjack').plates(1).give(12, 0, 0).do('elder');
    expect(t.asked()).toEqual(['clear']);
    expect(t.do('clear forest=cd1').goods()).toEqual([12, 1, 0]);
    expect(table(3).elder('gardener').plates(1).give(12, 0, 0).do('elder').do('plant place=ab2').goods()).toEqual([
      12, 0, 0,
    ]);
  });

  it('NF-10.3 Adviser copies an elder with a worker on him, and activates nobody', () => {
    const t = table(5).own('youth-center').elder('adviser').elder('broker').plates(2).give(0, 0, 0);
    t.seat(0).elders[1]!.worker = 0;
    t.do('elder elder=adviser');
    // Broker’s ops come by themselves: he can only issue a share; then Youth Center’s choice, once.
    expect(t.goods()).toEqual([0, 0, 2]);
    expect(t.asked()).toEqual(['choose']);
    t.do('choose option=1');
    expect([t.goods(), t.asked()]).toEqual([[1, 0, 2], ['end-turn']]);
  });
});

describe('several optional cards of one moment', () => {
  it('NF-9.11 their owner picks the next one, or stops', () => {
    const t = table(2).own('woodcarver').give(0, 0, 0);
    // No two optional cards of the box share an event, so a question is made by hand.
    t.state.tasks.seats[0]!.push({ kind: 'choose-trigger', buildings: ['woodcarver', 'ship-holding-co'] });
    t.own('ship-holding-co').give(3, 0, 0);
    expect(t.asked()).toEqual(['resolve', 'decline']);
    expect(t.values('resolve')).toEqual(['woodcarver', 'ship-holding-co']);
    t.do('resolve building=ship-holding-co');
    expect(t.asked()).toEqual(['issue', 'decline']);
    t.do('issue');
    expect(t.asked()).toEqual(['trade', 'decline']);
    t.do('trade times=1');
    expect(t.goods()).toEqual([2, 0, 3]);
    expect(t.asked()).toContain('pass');
  });
});
