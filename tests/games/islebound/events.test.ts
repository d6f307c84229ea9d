import { describe, expect, it } from 'vitest';
import { data } from '../../../src/games/islebound/data.js';
import { type Table, table } from './table.js';

describe('events', () => {
  it('IB-C03 IB-10.1 IB-10.2 IB-10.3 the price for cubes; the next event becomes active, the action is unused', () => {
    const t = table(3).at('morlim').eventCards('event-01', 'event-02').give({ books: 1 }).track(1, 2);
    t.do('event event=event-01');
    expect([t.crew('below', 0), t.goods(0).books, t.cubes(0)]).toEqual([['worker'], 0, [3, 4, 5]]);
    expect([t.state.events.discards, t.state.events.stacks[0]![0], t.asked()[0]]).toEqual([
      ['event-01'],
      'event-03',
      'visit',
    ]);
    expect([t.seals.includes('reveal'), t.news]).toEqual([
      true,
      ['event', 'exhaust', 'pay', 'place', 'place', 'place', 'new-event'],
    ]);
  });

  it('IB-C55 IB-10.5 both events of one region; what is required is kept', () => {
    const t = table(3).at('borsham').eventCards('event-02', 'event-13').man(['gunner', 'administrator']);
    t.give({ wood: 1, pirates: 3 }).do('event event=event-02', 'event event=event-13');
    expect([t.cubes(0).length, t.goods(0).wood, t.goods(0).pirates, t.crew('deck', 0)]).toEqual([5, 0, 3, []]);
    expect(t.asked()).toContain('visit');
  });

  it('IB-10.1 where, with what and with whom it can be completed', () => {
    const refused = (event: string, arrange: (t: Table) => unknown) => {
      const other = event === 'event-01' ? 'event-02' : 'event-01';
      const t = table(3).at(data.events[event]!.city).eventCards(event, other);
      arrange(t);
      return t.refused('event', 'event')[event];
    };
    expect(refused('event-01', (t) => t.give({ books: 1 }).at('grenil'))).toBe('event-elsewhere');
    expect(refused('event-01', () => {})).toBe('cost');
    expect(refused('event-01', (t) => t.give({ books: 1 }).man(['administrator']))).toBe('no-skill');
    expect(refused('event-05', () => {})).toBe('event-needs');
    expect(refused('event-05', (t) => t.control(0, 'grenil'))).toBeUndefined();
    expect(refused('event-08', (t) => t.build('bridge'))).toBe('event-needs');
    expect(refused('event-08', (t) => t.build('bridge', 'museum'))).toBeUndefined();
    expect(refused('event-13', (t) => t.give({ pirates: 2 }))).toBe('event-needs');
    // The ichor serpent counts as a fighter, but pays for no sea serpent.
    const ichor = (t: Table) => {
      t.give({ pirates: 2 }).seat(0).ichor = true;
    };
    expect(refused('event-13', ichor)).toBeUndefined();
    expect(refused('event-09', ichor)).toBe('cost');
    expect(refused('event-11', (t) => t.man(['worker']))).toBe('nobody');
  });

  it.each([
    ['event-02', { wood: 1 }, ['gunner'], ['gunner'], 2],
    ['event-03', { coins: 2 }, ['administrator'], ['administrator'], 3],
    ['event-04', { fish: 3 }, [], [], 3],
    ['event-06', { pirates: 2 }, [], [], 2],
    ['event-07', { wood: 2 }, ['worker'], ['worker'], 3],
    ['event-09', { serpents: 1 }, [], [], 3],
    ['event-10', { fish: 2 }, ['worker'], ['worker'], 3],
    ['event-11', {}, ['worker', 'administrator'], ['administrator', 'worker'], 2],
    ['event-12', { books: 2 }, [], [], 4],
    ['event-14', {}, ['envoy'], ['envoy'], 2],
    ['event-15', { coins: 1 }, ['clerk'], ['clerk'], 2],
  ] as const)('IB-10.2 %s takes what it says and gives so many cubes', (event, goods, crew, tired, cubes) => {
    const t = table(3).at(data.events[event]!.city).eventCards(event, 'event-01');
    t.give({ coins: 0, ...goods }).man([...crew]);
    t.do(`event event=${event}`);
    expect([Object.values(t.goods(0)).join(), t.crew('deck', 0), t.crew('below', 0).sort()]).toEqual([
      '0,0,0,0,0,0',
      [],
      [...tired],
    ]);
    expect(t.cubes(0)).toHaveLength(cubes);
    expect(t.state.supply).toEqual({ pirates: 15, serpents: 14 });
  });

  it('IB-10.1 with whom, is asked where skills differ', () => {
    const t = table(3).at('morlim').eventCards('event-01', 'event-02').give({ books: 1 }).man(['worker', 'trader']);
    expect(t.suggestion('event event=event-01', 'crew')).toEqual(['worker']);
    t.do('event event=event-01 crew=trader');
    expect(t.crew('deck', 0)).toEqual(['worker']);
  });

  it('IB-C56 IB-10.4 an empty stack takes the top of the other, if that has two; with both empty they are shuffled anew', () => {
    const t = table(3).at('fels-garden').give({ fish: 9 });
    const others = Object.keys(data.events).filter((id) => !['event-04', 'event-12', 'event-06'].includes(id));
    t.state.events = { stacks: [['event-04'], ['event-12', 'event-06', ...others.slice(0, 2)]], discards: [] };
    t.state.events.discards = others.slice(2);
    t.do('event event=event-04');
    expect(t.state.events.stacks).toEqual([['event-12'], ['event-06', ...others.slice(0, 2)]]);
    t.state.events = { stacks: [['event-04'], ['event-06']], discards: ['event-12', ...others] };
    t.do('event event=event-04');
    expect(t.state.events.stacks).toEqual([[], ['event-06']]);
    t.at('ratnest').give({ pirates: 2 }).do('event event=event-06');
    expect(t.state.events.stacks.map(({ length }) => length)).toEqual([8, 7]);
    expect([t.state.events.discards, t.seals.includes('chance')]).toEqual([[], true]);
  });
});
