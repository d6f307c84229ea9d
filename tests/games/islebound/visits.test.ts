import { describe, expect, it } from 'vitest';
import { islebound } from '../../../src/games/islebound/index.js';
import { table } from './table.js';

describe('fees', () => {
  it('IB-C17 IB-5.2 IB-5.4 IB-5.9 a coin of a neutral city goes onto the treasure map', () => {
    const t = table(3).at('grenil');
    t.state.treasure = 2;
    t.do('visit');
    expect([t.goods(0).coins, t.state.treasure, t.goods(0).wood]).toEqual([6, 3, 3]);
  });

  it('IB-C18 IB-5.5 IB-5.7 a coin of another player’s city goes to its owner; without it no visit', () => {
    const t = table(3).at('grenil').control(1, 'grenil');
    t.state.treasure = 2;
    t.do('visit');
    expect([t.goods(0).coins, t.goods(1).coins, t.state.treasure]).toEqual([6, 8, 2]);
    expect(table(3).at('grenil').give({ coins: 0 }).why('visit')).toBe('fee-coins');
  });

  it('IB-C19 IB-5.3 the own city has no fee of any kind', () => {
    const t = table(3).at('rockslide').man(['worker'], ['administrator', 'administrator']);
    expect(t.why('visit')).toBe('no-skill');
    t.control(0, 'rockslide').do('visit');
    expect([t.goods(0).books, t.seat(0).renown]).toEqual([1, 1]);
  });

  it('IB-5.6 a skill fee exhausts one such crew, whoever owns the city', () => {
    const t = table(3).at('farvold').control(1, 'farvold').man(['clerk', 'worker']).do('visit');
    expect([t.crew('below', 0), t.goods(0).coins, t.goods(1).coins]).toEqual([['clerk'], 7, 7]);
    const any = table(3).at('borsham').man([], ['worker']);
    expect(any.why('visit')).toBe('nobody');
  });

  it('IB-C20 IB-5.8 IB-7.1 IB-7.0a the fee comes first; each crew on deck then counts for a pirate and a serpent', () => {
    const t = table(3).at('borsham').give({ wood: 4, coins: 5 }).do('visit crew=administrator');
    expect(t.crew('deck', 0)).toEqual(['administrator', 'worker']);
    expect(t.values('exchange')).toEqual([1, 2]);
    expect(t.refusal('exchange times=3')).toBe('engine.not-legal');
    t.do('exchange times=2');
    expect(t.values('exchange')).toEqual([1, 2]);
    t.do('exchange times=2');
    const { wood, coins, pirates, serpents } = t.goods(0);
    expect([wood, coins, pirates, serpents]).toEqual([0, 3, 2, 2]);
    expect([t.crew('deck', 0), t.state.supply]).toEqual([['administrator', 'worker'], { pirates: 13, serpents: 12 }]);
  });

  it('IB-5.10 a city may be visited though nothing will change', () => {
    const t = table(3).at('zhilliam').do('visit');
    expect([t.goods(0), t.task]).toEqual([{ coins: 6, wood: 0, fish: 0, books: 0, pirates: 0, serpents: 0 }, 'turn']);
  });
});

describe('treasure', () => {
  it('IB-C21 IB-5.11 all coins of the map, or one of the bank', () => {
    const hunt = (treasure: number, ...buildings: string[]) => {
      const t = table(2)
        .at('grenil')
        .build(...buildings);
      t.state.treasure = treasure;
      t.do('hunt');
      return [t.goods(0).coins - 7, t.state.treasure];
    };
    expect([hunt(4), hunt(0)]).toEqual([
      [4, 0],
      [1, 0],
    ]);
    expect([hunt(4, 'jeweller'), hunt(0, 'jeweller')]).toEqual([
      [5, 0],
      [2, 0],
    ]);
  });
});

describe('crew', () => {
  it('IB-C28 IB-6.3 a rest brings the tired on deck; the wounded need two', () => {
    const t = table(2).at('crimsica').man([], ['administrator'], ['worker']).do('visit');
    expect([t.crew('deck', 0), t.crew('below', 0)]).toEqual([['administrator'], ['worker']]);
    t.end().passTo(0).at('crimsica').do('visit');
    expect(t.crew('deck', 0)).toEqual(['administrator', 'worker']);
    const healed = table(2).at('crimsica').build('miracle-hut').man([], ['administrator'], ['worker']).do('visit');
    expect(healed.crew('deck', 0)).toEqual(['administrator', 'worker']);
  });

  it('IB-C29 IB-6.1 IB-6.4 wounded crew pays nothing', () => {
    const t = table(2).at('farvold').man(['worker'], [], ['administrator']);
    expect(t.why('visit')).toBe('no-skill');
  });

  it('IB-C88 IB-6.4 but counts at the end, with both its skills', () => {
    const t = table(3).at('farvold').man(['administrator', 'administrator', 'worker', 'trader'], [], ['bosun']);
    t.control(0, 'farvold')
      .reputation('reputation-crew', 'reputation-books')
      .do('visit', 'activate card=reputation-crew');
    expect([t.seat(0).renown, t.seat(0).tokens.length]).toEqual([5, 0]);
    t.build('sailors-guild', 'guild-council');
    expect(t.score(0).abilities).toBe(2 + 5);
    expect(islebound.view(t.state, 1).seats[0]!.crew).toContainEqual({ type: 'bosun', place: 'wounded' });
  });

  it('IB-6.5 each skill has its use: speed, stops, dice, influence, work', () => {
    const t = table(2).man(['navigator', 'gunner', 'envoy', 'trader']).at('grenil').do('visit');
    expect(t.goods(0).wood).toBe(2 + 2);
    expect(islebound.view(t.state, 0).seats[0]!.speed).toBe(4);
    t.end();
  });

  it('IB-C24 IB-6.6 IB-6.7 IB-7.8 a hire: the slot’s coins, the others slide right', () => {
    const t = table(2).at('morlim').control(0, 'morlim').recruits(['bosun', 'clerk', 'gunner'], 'envoy').do('visit');
    expect(t.values('hire')).toEqual(['gunner', 'bosun', 'clerk']);
    expect(t.describe('hire recruit=gunner', 'recruit', 'gunner').detail!.args!.cost).toEqual({ amounts: {} });
    t.do('hire recruit=clerk');
    expect(t.crew('deck', 0)).toEqual(['administrator', 'administrator', 'worker', 'clerk']);
    expect([t.state.recruits.display, t.goods(0).coins, t.seat(0).renown]).toEqual([
      ['envoy', 'bosun', 'gunner'],
      6,
      1,
    ]);
    expect(t.seals).toContain('reveal');
  });

  it('IB-6.7 with the stack empty slots stay empty, the costs with the slots', () => {
    const t = table(2).at('morlim').control(0, 'morlim').recruits(['bosun', 'clerk', 'gunner']);
    t.state.recruits.stack = [];
    t.do('visit', 'hire recruit=gunner');
    expect([t.state.recruits.display, t.goods(0).coins]).toEqual([[null, 'bosun', 'clerk'], 7]);
  });

  it('IB-6.8 hiring is optional, needs the coins and somebody to hire', () => {
    const t = table(2).at('morlim').control(0, 'morlim').recruits(['bosun', 'clerk', 'gunner']).do('visit');
    expect(t.asked()).toEqual(['hire', 'decline']);
    t.do('decline');
    expect([t.crew('deck', 0).length, t.seat(0).renown]).toEqual([3, 1]);
    const poor = table(2).at('morlim').control(0, 'morlim').give({ coins: 0 }).do('visit');
    expect(Object.values(poor.refused('hire', 'recruit'))).toEqual(['cost', 'cost']);
    const empty = table(2).at('morlim').control(0, 'morlim');
    empty.state.recruits = { display: [null, null, null], stack: [] };
    empty.do('visit');
    expect([empty.task, empty.seat(0).renown]).toEqual(['turn', 1]);
  });

  it('IB-6.2 one exhaustion pays one requirement', () => {
    const t = table(2).at('underwal').eventCards('event-11', 'event-01').man(['clerk']);
    expect(t.refused('event', 'event')['event-11']).toBe('nobody');
  });
});

describe('the stock', () => {
  it('IB-1.3 IB-C70 fighters run out: what is missing is not gained', () => {
    const t = table(2).at('grenil').give({ coins: 9 }).lay(['palace', 'museum', 'bridge', 'tavern', 'barracks']);
    t.state.supply.pirates = 1;
    t.give({ pirates: 0 }, 1);
    t.do('buy building=barracks');
    expect([t.goods(0).pirates, t.state.supply.pirates, t.news]).toEqual([
      1,
      0,
      ['buy', 'new-building', 'gain', 'short'],
    ]);
  });

  it('IB-1.3 nobody pays for a fighter that is not there', () => {
    const t = table(2).at('suns-rest').give({ fish: 8 });
    t.state.supply.serpents = 1;
    t.do('visit');
    t.do('exchange');
    expect([t.goods(0).fish, t.goods(0).serpents, t.task]).toEqual([6, 1, 'turn']);
  });

  it('IB-1.8 IB-12.4 fighters, crew, coins and books have no limit on a ship', () => {
    const t = table(2).at('marhaven').control(0, 'marhaven').give({ pirates: 14, books: 30, coins: 90 }).do('visit');
    expect([t.goods(0).pirates, t.goods(0).books, t.goods(0).coins]).toEqual([15, 30, 90]);
    expect(islebound.referee(t.state)).toEqual([]);
  });

  it('IB-C49 IB-12.1 IB-12.2 IB-12.3 the hold carries ten wood and fish together, settled after each gain', () => {
    const t = table(2).at('the-grotto').control(0, 'the-grotto').give({ wood: 8 }).do('visit');
    expect([t.task, t.values('discard')]).toEqual(['overflow', [0, 2]]);
    t.do('discard wood=2');
    expect([t.goods(0).wood, t.goods(0).fish, t.task]).toEqual([6, 5, 'overflow']);
    t.do('discard wood=0');
    expect([t.goods(0).wood, t.goods(0).fish]).toEqual([6, 4]);
    const large = table(2).at('the-grotto').control(0, 'the-grotto').build('warehouse').give({ wood: 8 }).do('visit');
    expect([large.goods(0).wood, large.goods(0).fish, large.task]).toEqual([8, 5, 'turn']);
  });

  it('IB-12.3 six fish onto eight wood leave any mix of ten', () => {
    const t = table(2).at('grenil').give({ wood: 8, fish: 6 });
    t.state.tasks.seats[0]!.push({ kind: 'overflow' });
    expect(t.values('discard')).toEqual([0, 4]);
  });

  it('IB-12.2 with one kind only, nothing is asked', () => {
    const t = table(2).at('grenil').control(0, 'grenil').give({ wood: 9 }).do('visit');
    expect([t.goods(0).wood, t.task, t.news]).toEqual([10, 'turn', ['visit', 'gain', 'overflow', 'gain', 'overflow']]);
  });
});
