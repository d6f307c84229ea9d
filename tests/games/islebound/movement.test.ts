import { describe, expect, it } from 'vitest';
import { distance } from '../../../src/games/islebound/board/map.js';
import { destinations } from '../../../src/games/islebound/effects/sailing.js';
import { table } from './table.js';

const sailors = ['corsair', 'envoy', 'deckhand'];

describe('movement', () => {
  it('IB-C01 IB-4.1 one to speed regions', () => {
    const t = table(2);
    expect(t.values('sail')).toContain('ratnest');
    expect(t.refused('sail', 'to')).toMatchObject({ farvold: 'too-far', tundrake: 'too-far' });
    t.do('sail to=underwal');
    expect([t.seat(0).ship, t.goods(0).fish, t.task]).toEqual(['underwal', 0, 'turn']);
    expect(t.news).toEqual(['sail']);
  });

  it('IB-C11 IB-4.2 each sailor on deck adds one, up to 4', () => {
    const far = (deck: string[], below: string[] = []) => {
      const t = table(2).man(['administrator', ...deck], below);
      return Math.max(...t.values('sail').map((city) => distance(t.state, 'crimsica', city)));
    };
    expect(far(sailors.slice(0, 1))).toBe(3);
    expect(far(sailors.slice(0, 2))).toBe(4);
    expect(far(sailors)).toBe(4);
    expect(far(sailors.slice(0, 1), sailors.slice(1, 2))).toBe(3);
  });

  it('IB-C12 IB-4.3 IB-4.8 fish add regions, exactly as many as are missing, beyond 4 too', () => {
    const t = table(3).man(['administrator', 'corsair', 'envoy']).give({ fish: 2 });
    t.anchor('stratic', 1);
    t.do('sail to=tundrake');
    expect([t.seat(0).ship, t.goods(0).fish, t.news]).toEqual(['tundrake', 1, ['sail-fish']]);
    const slow = table(3).give({ fish: 1 });
    expect([slow.refusal('sail to=farvold'), slow.refusal('sail to=morlim')]).toEqual([undefined, 'too-far']);
    slow.do('sail to=farvold');
    expect(slow.goods(0).fish).toBe(0);
  });

  it('IB-C13 IB-3.3 IB-4.4 the ship must move before anything else, and not to where it lies', () => {
    const t = table(2).give({ coins: 40 });
    expect([t.asked(), t.free()]).toEqual([['sail'], []]);
    expect([t.refusal('hunt'), t.refusal('end-turn'), t.refusal('visit')]).toEqual(Array(3).fill('engine.not-now'));
    expect(t.values('sail')).not.toContain('crimsica');
    expect(destinations(t.state, 0)).not.toContain('crimsica');
  });

  it('IB-C14 IB-4.5 IB-4.6 where another ship lies one administration crew is exhausted; passing costs nothing', () => {
    const t = table(3).anchor('suns-rest', 1);
    t.do('sail to=suns-rest');
    expect([t.crew('deck', 0), t.crew('below', 0)]).toEqual([['administrator', 'worker'], ['administrator']]);
    const tired = table(3).man(['worker'], ['administrator', 'administrator']).anchor('suns-rest', 1);
    expect(tired.refused('sail', 'to')['suns-rest']).toBe('occupied');
    expect(tired.refusal('sail to=underwal')).toBeUndefined();
  });

  it('IB-C15 one crew is enough for two ships', () => {
    const t = table(3).anchor('suns-rest', 1).anchor('suns-rest', 2);
    t.do('sail to=suns-rest');
    expect(t.crew('below', 0)).toEqual(['administrator']);
  });

  it('IB-4.7 leaving another ship costs nothing', () => {
    const t = table(3).anchor('crimsica', 1).do('sail to=grenil');
    expect(t.crew('below', 0)).toEqual([]);
  });

  it('IB-4.6 IB-6.2 who is exhausted is asked where skills differ', () => {
    const t = table(3).man(['administrator', 'clerk', 'bosun']).anchor('suns-rest', 1);
    expect(t.values('sail to=suns-rest')).toEqual(['administrator', 'clerk', 'bosun']);
    t.do('sail to=suns-rest crew=clerk');
    expect(t.crew('below', 0)).toEqual(['clerk']);
  });

  it('IB-C87 IB-4.10 the speed is read first, the crew exhausted after the last step', () => {
    const t = table(3).man(['navigator', 'worker'], ['administrator', 'administrator']).anchor('farvold', 1);
    t.do('sail to=farvold');
    expect([t.seat(0).ship, t.crew('deck', 0)]).toEqual(['farvold', ['worker']]);
    expect(t.why('visit')).toBe('no-skill');
  });

  it('IB-4.9 everywhere six regions lie within two steps; were there none, the turn would go on', () => {
    const { state } = table();
    const cities = Object.keys(state.spaces);
    const near = cities.map((city) => cities.filter((other) => [1, 2].includes(distance(state, city, other))).length);
    expect(Math.min(...near)).toBeGreaterThanOrEqual(6);
    const t = table();
    t.passTo(1);
    // All other cities far away, as on no real map.
    t.state.spaces = Object.fromEntries(cities.map((city) => [city, city === 'crimsica' ? 'left-sw' : 'right-e']));
    t.anchor('crimsica', 0).pass();
    expect([t.active, t.task]).toEqual([0, 'turn']);
  });

  it('IB-4.8 the menu says what a journey costs', () => {
    const t = table(3).give({ fish: 3 }).anchor('farvold', 1);
    const way = (city: string) => {
      const detail = t.describe(`sail to=${city}`, 'to', city).detail!;
      return (detail.args!.way as { id: string }).id;
    };
    expect(way('grenil')).toBe('islebound.way.plain');
    expect(way('farvold')).toBe('islebound.way.fish-crew');
    expect(way('morlim')).toBe('islebound.way.fish');
    t.anchor('grenil', 1);
    expect(way('grenil')).toBe('islebound.way.crew');
  });
});

describe('rounds and turns', () => {
  it('IB-3.1 a round is one turn of each, clockwise from the first player', () => {
    const t = table(3);
    const turns: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      turns.push(t.active, t.state.round);
      t.pass();
    }
    expect(turns).toEqual([0, 1, 1, 1, 2, 1, 0, 2, 1, 2, 2, 2]);
  });

  it('IB-3.2 IB-5.1 one action, with free actions before and after', () => {
    const t = table(2).at('grenil').give({ coins: 30 });
    t.lay(['palace', 'museum', 'bridge', 'butcher', 'tavern']);
    expect(t.asked()).toEqual(['visit', 'attack', 'ally', 'hunt', 'end-turn']);
    expect(t.free()).toEqual(['event', 'buy']);
    t.do('buy building=tavern', 'hunt');
    expect([t.asked(), t.free()]).toEqual([['end-turn'], ['event', 'buy']]);
    t.do('buy building=butcher');
    expect(t.seat(0).buildings).toEqual(['tavern', 'butcher']);
  });

  it('IB-3.4 no free action inside an action', () => {
    const t = table(2).at('krazhsk').control(0, 'krazhsk').give({ coins: 30 }).do('visit');
    expect([t.task, t.free()]).toEqual(['choose', []]);
  });

  it('IB-3.5 the turn ends when its player says so, the action used or not', () => {
    const t = table(2).at('grenil');
    expect(t.pending()?.end).toBe('end-turn');
    t.end();
    expect(t.active).toBe(1);
    t.do('sail to=fels-garden').do('hunt');
    expect([t.active, t.asked()]).toEqual([1, ['end-turn']]);
  });

  it('IB-3.6 nobody else is asked anything', () => {
    const t = table(4).at('grenil');
    expect([0, 1, 2, 3].map((seat) => t.pending(seat) !== undefined)).toEqual([true, false, false, false]);
  });
});
