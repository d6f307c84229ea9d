import { describe, expect, it } from 'vitest';
import { table } from '../table.js';

const deck = { deck: 'mackerel' };
const formulas = (t: ReturnType<typeof table>): number => t.points('formulas');

describe('mackerel C buildings', () => {
  it('241 Bank Center: 1 gold for each issued share held, at most 4', () => {
    expect(table(2, deck).give(4, 0, 2).build('bank-center').goods()).toEqual([0, 0, 2]);
    expect(table(2, deck).shares(0, 3, 2).give(4, 0, 2).build('bank-center').goods()).toEqual([0, 0, 4]);
    expect(table(2, deck).shares(0, 0, 0).give(4, 0, 2).build('bank-center').goods()).toEqual([0, 0, 0]);
  });

  it('242 Nursery: wholly empty double spaces cost no points', () => {
    // b1 is built on, ab2 and ab3 are wholly empty.
    expect(table(2, deck).lay({ b1: 'nursery' }).score()['empty-spaces']).toBe(0);
    expect(table(2, deck).lay({ a2: 'nursery' }).score()['empty-spaces']).toBe(-2);
    expect(table(2, deck).lay({ a2: 'nursery' }).score().buildings).toBe(3);
  });

  it('243 Longhouse: counts as 2 buildings, and forgives 2 empty spaces', () => {
    expect(table(2, deck).own('longhouse').score()['empty-spaces']).toBe(-2);
    expect(formulas(table(2, deck).own('longhouse', 'castle'))).toBe(3);
    // It has a wood cost and is a C building, but fills one cell.
    expect(formulas(table(2, deck).lay({ a2: 'longhouse', b2: 'extension' }))).toBe(2);
    expect(table(2, deck).own('longhouse').score().buildings).toBe(4);
  });

  it('244 Fishhouse: 1 point for every 2 fish in supply and reserve, at most 7', () => {
    expect(formulas(table(2, deck).own('fishhouse').give(0, 3, 0).store(0, 4, 0))).toBe(3);
    expect(formulas(table(2, deck).own('fishhouse').give(0, 9, 0).store(0, 8, 0))).toBe(7);
    expect(formulas(table(2, deck).own('fishhouse').give(9, 0, 9).store(0, 1, 0))).toBe(0);
  });

  it('245 Shipping Museum: 1 gold for each type of ship', () => {
    expect(table(2, deck).ships('sloop', 'sloop').give(4, 2, 0).build('shipping-museum').goods()).toEqual([0, 0, 1]);
    const all = table(2, deck).ships('sloop', 'cutter', 'schooner').give(4, 2, 0).build('shipping-museum');
    expect(all.goods()).toEqual([0, 0, 3]);
    expect(table(2, deck).give(4, 2, 0).build('shipping-museum').goods()).toEqual([0, 0, 0]);
  });

  it('246 Depot: 2 points for every 3 wood in supply and reserve, at most 6', () => {
    expect(formulas(table(2, deck).own('depot').give(4, 0, 0).store(3, 0, 0))).toBe(4);
    expect(formulas(table(2, deck).own('depot').give(12, 0, 0).store(3, 0, 0))).toBe(6);
    expect(formulas(table(2, deck).own('depot').give(2, 9, 9).store(0, 0, 0))).toBe(0);
  });

  it('247 Boarding House: 1 point for each elder and each ship', () => {
    expect(formulas(table(2, deck).own('boarding-house').elder('carter').ships('sloop', 'sloop'))).toBe(3);
    expect(formulas(table(2, deck).own('boarding-house'))).toBe(0);
  });

  it('248 Harbor Gate: 3 points for each schooner, 2 for each cutter, at most 8', () => {
    expect(formulas(table(2, deck).own('harbor-gate').ships('sloop', 'cutter', 'schooner'))).toBe(5);
    expect(formulas(table(2, deck).own('harbor-gate').ships('schooner', 'schooner', 'schooner'))).toBe(8);
    expect(formulas(table(2, deck).own('harbor-gate').ships('sloop'))).toBe(0);
  });

  it('249 Market Tower: 1 point for each gold, at most 6, besides the usual one', () => {
    const t = table(2, deck).own('market-tower').give(0, 0, 4);
    expect(formulas(t)).toBe(4);
    expect(t.score().gold).toBe(4);
    expect(formulas(table(2, deck).own('market-tower').give(0, 0, 9))).toBe(6);
    expect(formulas(table(2, deck).own('market-tower').give(0, 0, 0).store(0, 0, 5))).toBe(0);
  });

  it('250 Inshore Fishery: 3 points for each sloop, at most 9', () => {
    expect(formulas(table(2, deck).own('inshore-fishery').ships('sloop', 'cutter', 'sloop'))).toBe(6);
    expect(formulas(table(4, deck).own('inshore-fishery').ships('sloop', 'sloop', 'sloop', 'sloop'))).toBe(9);
    expect(formulas(table(2, deck).own('inshore-fishery'))).toBe(0);
  });

  it('251 Chancellery: 1 point for each own share, 2 for each of another colour', () => {
    expect(formulas(table(3, deck).own('chancellery').shares(0, 2, 1, 1))).toBe(6);
    expect(formulas(table(3, deck).own('chancellery').shares(0, 0, 0, 0))).toBe(0);
  });

  it('252 Rich Forest: 1 point for each forest, 2 for each stack, at most 8', () => {
    expect(formulas(table(2, deck).own('rich-forest'))).toBe(6);
    expect(formulas(table(2, deck).own('rich-forest').forests({ cd1: 1, cd2: 1 }))).toBe(2);
    expect(formulas(table(2, deck).own('rich-forest').forests({ cd1: 2, cd2: 2, cd3: 2 }))).toBe(8);
  });

  it('253 Renting Service: 1 point for each A building, at most 8', () => {
    expect(formulas(table(2, deck).own('renting-service', 'purveyor', 'net-pen', 'manufacture'))).toBe(2);
    const many = ['purveyor', 'net-pen', 'clearing', 'fish-trade', 'loggers-pond', 'youth-center', 'cold-storage'];
    const nine = [...many, 'chiefs-house', 'building-company'];
    expect(
      formulas(
        table(2, deck)
          .forests({})
          .own('renting-service', ...nine),
      ),
    ).toBe(8);
    expect(formulas(table(2, deck).own('renting-service'))).toBe(0);
  });

  it('254 Docking Harbor: 1 point for each ship, and for the catch size 2 from 10 or 4 from 12', () => {
    expect(formulas(table(2, deck).own('docking-harbor').ships('schooner', 'schooner'))).toBe(2);
    // 9 units show 10, 12 units 11, 15 units 12.
    expect(formulas(table(2, deck).own('docking-harbor').ships('sloop', 'cutter', 'schooner'))).toBe(5);
    expect(formulas(table(2, deck).own('docking-harbor').ships('schooner', 'schooner', 'schooner'))).toBe(5);
    expect(formulas(table(2, deck).own('docking-harbor').ships('schooner', 'schooner', 'schooner', 'cutter'))).toBe(8);
  });

  it('are paid for in full', () => {
    const paid = (id: string, wood: number, fish: number) => table(2, deck).give(wood, fish, 0).build(id).goods();
    const costs: [string, number, number][] = [
      ['nursery', 4, 2],
      ['longhouse', 6, 0],
      ['fishhouse', 4, 1],
      ['depot', 2, 2],
      ['boarding-house', 4, 2],
      ['harbor-gate', 4, 2],
      ['market-tower', 4, 2],
      ['inshore-fishery', 3, 0],
      ['chancellery', 3, 1],
      ['rich-forest', 3, 2],
      ['renting-service', 3, 1],
      ['docking-harbor', 4, 2],
    ];
    for (const [id, wood, fish] of costs) {
      expect(paid(id, wood, fish), id).toEqual([0, 0, 0]);
      expect(() => paid(id, wood - 1, fish), id).toThrow('nusfjord.why.cost');
    }
  });
});
