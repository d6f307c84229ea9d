import { describe, expect, it } from 'vitest';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import { type Table, table } from './table.js';

/** Spaces that are charted, without further meaning. */
const chart = (t: Table, ...ids: string[]): Table => {
  for (const id of ids) t.land(id, 1, 'forest');
  return t;
};

describe('the score', () => {
  it('CI-C43 CI-21.2 CI-21.3 CI-21.4 CI-21.7 CI-21.8 CI-21.9 all lines', () => {
    const t = table().ship('one-mast', 13, 1, 13).ship('two-mast', 31, 1, 9).cards('small-14', 'large-13');
    t.own.logbooks = ['logbook-coin', 'logbook-food', 'logbook-tile'];
    t.store({ gold: 1, cloth: 1, coins: 2, wood: 1 }).tiles({ 'double-1': 2, 'double-3': 1 });
    t.own.cartographer = 4;
    t.state.royal['royal-2'] = { seat: 0, worker: 'regular' };
    t.state.royal['royal-6'] = { seat: 0, worker: 'regular' };
    chart(t, 'b1', 'b2', 'c1', 'c3', 'd1', 'd2', 'd3', 'd4', 'e2', 'e4', 'f1', 'f2', 'f3', 'f4', 'g1', 'g3');
    t.land('d1', 1, 'forest', 'lid').land('d2', 1, 'forest', 'lid').land('d3', 1, 'forest', 'fortress');
    t.land('e2', 1, 'forest', 'small-building').land('e4', 1, 'forest', 'large-building');
    expect(t.score()).toEqual({ steps: 22, royal: 8, cards: 3, assets: 2, anchors: -2, total: 33 });
  });

  it('CI-C44 CI-21.6 the copying order takes the best one an opponent stands on', () => {
    const t = table();
    t.state.royal = {
      'royal-8': { seat: 0, worker: 'special' },
      'royal-1': { seat: 1, worker: 'regular' },
      'royal-3': { seat: 2, worker: 'regular' },
    };
    for (const [at, boat] of ['boat-coin', 'boat-lux', 'boat-tile', 'boat-carto'].entries())
      t.dock(`dock-${at + 1}`, boat);
    for (const id of ['d1', 'd2', 'd3', 'd4', 'e2']) t.land(id, 1, 'forest', 'statue');
    expect(t.score().royal).toBe(7);
    t.state.royal['royal-3'] = { seat: 0, worker: 'regular' };
    expect(t.score().royal).toBe(8 + 4);
  });

  it('CI-21.4 CI-21.5 what royal orders count', () => {
    const of = (id: string, arrange: (t: Table) => unknown): number => {
      const t = table();
      arrange(t);
      t.state.royal = { [id]: { seat: 0, worker: 'regular' } };
      return t.score().royal!;
    };
    const boats = (t: Table) => {
      for (const [at, boat] of ['boat-coin', 'boat-lux', 'boat-tile'].entries()) t.dock(`dock-${at + 1}`, boat);
      t.own.docks['dock-1'] = { boat: 'boat-coin', flipped: true };
    };
    expect(of('royal-1', boats)).toBe(3);
    expect(of('royal-4', (t) => t.lids(4))).toBe(5);
    expect(
      of('royal-5', (t) => t.land('d1', 5, 'forest', 'statue').land('d2', 6, 'meadow').land('d3', 7, 'forest')),
    ).toBe(5);
    expect(of('royal-7', (t) => chart(t, 'd1', 'd2', 'd3', 'd4', 'e2'))).toBe(3);
    expect(of('royal-7', (t) => chart(t, 'd1', 'd2', 'd4', 'e2', 'g1'))).toBe(0);
    expect(of('royal-6', () => {})).toBe(0);
  });

  it('CI-22.14 CI-22.15 cards with slots that are filled', () => {
    const t = table().cards('small-14', 'small-15').store({ gold: 2, coins: 1 });
    expect(t.score().cards).toBe(1);
    expect(t.store({ coins: 2, gold: 1, cloth: 1 }).score().cards).toBe(2);
  });

  it('CI-C46 CI-21.10 fewer uncharted spaces break a tie', () => {
    const t = table(3).ship('one-mast', 24, 0, 24).ship('one-mast', 24, 0, 24, 2);
    for (const seat of [0, 1, 2]) t.seat(seat).cartographer = 0;
    const all = ['b1', 'b2', 'c1', 'c3', 'd1', 'd2', 'd3', 'd4', 'e2', 'e4', 'f1', 'f2', 'f3', 'f4', 'g1'];
    chart(t, ...all);
    for (const id of all.slice(1)) t.land(id, 1, 'forest', null, 2);
    expect(cooperIsland.score(t.state)).toMatchObject({
      winners: [0],
      seats: [{ total: 24, tieBreak: [-6] }, { total: 0 }, { total: 24, tieBreak: [-7] }],
    });
    t.land('b1', 1, 'forest', null, 2);
    expect(cooperIsland.score(t.state).winners).toEqual([0, 2]);
  });
});
