import { describe, expect, it } from 'vitest';
import { table } from '../table.js';

const deck = { deck: 'codfish' };
const formulas = (t: ReturnType<typeof table>): number => t.points('formulas');

describe('codfish C buildings', () => {
  it('341 Hermitage: elders without a fish of the table', () => {
    const t = table(2, deck).own('hermitage').elder('carter').plates(0).give(0, 0, 0).do('elder elder=carter');
    expect(t.goods()).toEqual([4, 0, 0]);
    expect(t.seat(0).elders).toEqual([{ id: 'carter', fish: 0, worker: 0 }]);
    const choice = table(2, deck).own('hermitage').elder('carter').plates(1);
    expect(choice.values('elder elder=carter')).toEqual(['table', 'none']);
    choice.do('elder elder=carter fish=table');
    expect(choice.seat(0).elders[0]!.fish).toBe(1);
    expect(table(2, deck).elder('carter').plates(0).why('elder')).toBe('table-empty');
  });

  it('342 Repair Hall: two upgrades free of charge, the same ship twice too', () => {
    const t = table(2, deck).ships('sloop').give(4, 1, 0).build('repair-hall');
    expect(t.values('upgrade')).toEqual(['sloop-cutter']);
    t.do('upgrade path=sloop-cutter');
    expect(t.values('upgrade')).toEqual(['cutter-schooner']);
    t.do('upgrade path=cutter-schooner');
    expect(t.seat(0).ships).toEqual(['schooner']);
    expect(t.goods()).toEqual([0, 0, 0]);
    const one = table(2, deck).ships('sloop').give(4, 1, 0).build('repair-hall').do('decline').do('decline');
    expect(one.seat(0).ships).toEqual(['sloop']);
    expect(table(2, deck).ships('schooner').give(4, 1, 0).build('repair-hall').asked()).toEqual(['end-turn']);
  });

  it('343 Bank: up to 3 issued shares are worth 2 points', () => {
    expect(table(2, deck).own('bank').score().shares).toBe(4);
    expect(table(2, deck).own('bank').shares(0, 3, 2).score().shares).toBe(8);
    expect(table(2, deck).score().shares).toBe(2);
    expect(table(2, deck).own('bank').score().buildings).toBe(2);
  });

  it('344 Extension: 2 points for each wholly built double space, at most 8', () => {
    expect(formulas(table(2, deck).lay({ a2: 'extension' }))).toBe(0);
    expect(formulas(table(2, deck).lay({ a2: 'extension', b2: 'office' }))).toBe(2);
    const three = { a2: 'extension', b2: 'office', a3: 'bank', b3: 'cooperage', c1: 'hideaway', d1: 'refuge' };
    const five = { ...three, c2: 'forest-hut', d2: 'pond-hut', c3: 'forestry', d3: 'woodcarver' };
    expect(formulas(table(2, deck).forests({}).lay(three))).toBe(6);
    expect(formulas(table(2, deck).forests({}).lay(five))).toBe(8);
  });

  it('345 Dock: 3 points for each cutter, 1 for each schooner, at most 9', () => {
    expect(formulas(table(2, deck).own('dock').ships('cutter', 'schooner', 'sloop'))).toBe(4);
    expect(formulas(table(4, deck).own('dock').ships('cutter', 'cutter', 'cutter', 'cutter'))).toBe(9);
    expect(formulas(table(2, deck).own('dock'))).toBe(0);
  });

  it('346 Carver: 2 points for each building with printed points of 0 or less, at most 8', () => {
    expect(formulas(table(2, deck).own('carver'))).toBe(0);
    expect(formulas(table(2, deck).own('carver', 'forestry', 'woodcarver', 'office'))).toBe(4);
    const five = ['forestry', 'woodcarver', 'forest-storage', 'cooling-house', 'collection-point'];
    expect(
      formulas(
        table(2, deck)
          .forests({})
          .own('carver', ...five),
      ),
    ).toBe(8);
  });

  it('347 Ballroom: up to 2 different elders, one after the other', () => {
    const t = table(2, deck).elder('carter').elder('storekeeper').plates(3).give(4, 0, 1).store(0, 2, 0);
    t.build('ballroom');
    expect(t.values('activate')).toEqual(['carter', 'storekeeper']);
    t.do('activate elder=carter');
    expect(t.values('activate')).toEqual(['storekeeper']);
    t.do('activate elder=storekeeper');
    expect(t.goods()).toEqual([5, 2, 0]);
    expect(t.state.plates).toBe(1);
    expect(t.seat(0).elders).toEqual([
      { id: 'carter', fish: 1 },
      { id: 'storekeeper', fish: 1 },
    ]);
    expect(t.asked()).toEqual(['end-turn']);
  });

  it('347 Ballroom: a worker on an elder does not hinder; without table fish nothing is asked', () => {
    const t = table(2, deck).elder('carter').plates(2).give(4, 0, 1);
    t.seat(0).elders[0]!.worker = 0;
    expect(t.build('ballroom').asked()).toEqual(['activate', 'decline']);
    expect(t.do('decline').goods()).toEqual([0, 0, 0]);
    expect(table(2, deck).elder('carter').plates(0).give(4, 0, 1).build('ballroom').asked()).toEqual(['end-turn']);
  });

  it('348 Fishery: 3, 5 or 8 points for a catch size of 8, 10 or 12', () => {
    const points = (...ships: string[]) =>
      formulas(
        table(2, deck)
          .own('fishery')
          .ships(...ships),
      );
    expect(points('schooner')).toBe(0);
    expect(points('cutter', 'cutter')).toBe(3);
    expect(points('sloop', 'cutter', 'schooner')).toBe(5);
    expect(points('schooner', 'schooner', 'schooner')).toBe(5);
    expect(points('schooner', 'schooner', 'schooner', 'sloop')).toBe(8);
  });

  it('349 Church: 1 point for each elder and each fish on them, at most 8', () => {
    expect(formulas(table(2, deck).own('church').elder('carter', 2).elder('broker'))).toBe(4);
    const full = table(2, deck).own('church').elder('carter', 2).elder('broker', 2).elder('developer', 2);
    expect(formulas(full)).toBe(8);
    expect(formulas(table(2, deck).own('church'))).toBe(0);
  });

  it('350 Codfish Farm: 3, 6 or 9 points for 4, 8 or 12 fish in the reserve', () => {
    const points = (fish: number) => formulas(table(2, deck).own('codfish-farm').store(9, fish, 0));
    expect([3, 4, 7, 8, 11, 12, 20].map(points)).toEqual([0, 3, 3, 6, 6, 9, 9]);
  });

  it('351 Forest Home: 1 point and 2 for each double space with a forest, at most 9', () => {
    expect(formulas(table(2, deck).own('forest-home'))).toBe(7);
    expect(formulas(table(2, deck).own('forest-home').forests({ cd1: 2 }))).toBe(3);
    expect(
      formulas(table(2, deck).lay({ b1: 'forest-home' }).forests({ cd1: 1, cd2: 1, cd3: 1, ab2: 1, ab3: 1 })),
    ).toBe(9);
  });

  it('352 Beach Hostel: 2 points for each empty space, at most 8', () => {
    expect(formulas(table(2, deck).own('beach-hostel'))).toBe(8);
    expect(formulas(table(2, deck).own('beach-hostel').forests({ ab2: 1, cd1: 1, cd2: 1, cd3: 1 }))).toBe(4);
    expect(formulas(table(2, deck).own('beach-hostel').forests({}))).toBe(8);
  });

  it('353 Fish Oil Cookery: 1 point for each filled plate, at most 6', () => {
    expect(formulas(table(2, deck).own('fish-oil-cookery').plates(4))).toBe(4);
    expect(formulas(table(2, deck).own('fish-oil-cookery').plates(8))).toBe(6);
    expect(formulas(table(2, deck).own('fish-oil-cookery').plates(0))).toBe(0);
  });

  it('354 Administration: 3 points for each set of an elder, a ship and a share, at most 9', () => {
    const t = table(2, deck).own('administration').elder('carter').elder('broker').ships('sloop').shares(0, 4, 0);
    expect(formulas(t)).toBe(3);
    const many = table(2, deck).own('administration').shares(0, 3, 3).ships('sloop', 'sloop', 'sloop', 'cutter');
    many.elder('carter').elder('broker').elder('developer').elder('storekeeper');
    expect(formulas(many)).toBe(9);
    expect(formulas(table(2, deck).own('administration').ships('sloop'))).toBe(0);
  });

  it('are paid for in full', () => {
    const paid = (id: string, wood: number, fish: number, gold: number) =>
      table(2, deck).give(wood, fish, gold).build(id).goods();
    const costs: [string, number, number, number][] = [
      ['hermitage', 3, 2, 0],
      ['bank', 3, 0, 0],
      ['extension', 4, 0, 0],
      ['dock', 3, 1, 0],
      ['carver', 3, 1, 0],
      ['ballroom', 4, 0, 1],
      ['fishery', 3, 2, 0],
      ['church', 4, 2, 0],
      ['codfish-farm', 4, 0, 0],
      ['forest-home', 3, 1, 0],
      ['beach-hostel', 3, 1, 0],
      ['fish-oil-cookery', 3, 1, 0],
      ['administration', 4, 2, 0],
    ];
    for (const [id, wood, fish, gold] of costs) {
      expect(paid(id, wood, fish, gold), id).toEqual([0, 0, 0]);
      expect(() => paid(id, wood - 1, fish, gold), id).toThrow('nusfjord.why.cost');
    }
  });
});
