import { describe, expect, it } from 'vitest';
import { nusfjord, table } from './table.js';

describe('scoring (NF-11)', () => {
  it('NF-11.2 NF-11.3 ships and buildings, negative ones too', () => {
    const t = table().ships('sloop', 'cutter', 'schooner').own('yard', 'dairy', 'castle');
    expect([t.score().ships, t.score().buildings, t.score().formulas]).toEqual([7, 1, 3]);
  });

  it('NF-11.4 shares of any colour and gold of the supply; new shares for nobody', () => {
    const t = table().shares(0, 1, 2).newShares(2, 1).give(0, 0, 6).store(0, 0, 4);
    expect([t.score().shares, t.score().gold]).toEqual([3, 6]);
    expect([t.score(1).shares, t.score(1).gold]).toEqual([2, 0]);
  });

  it('NF-11.5 empty spaces and unissued shares, wholly empty doubles forgiven first', () => {
    const t = table().forests({ cd1: 1, cd2: 1 }).lay({ a2: 'nursery', b2: 'dairy', b1: 'yard' });
    // Empty: ab3 and cd3 wholly, nothing else; 3 of Dairy are left over.
    expect(t.score()['empty-spaces']).toBe(0);
    const more = table().forests({ cd1: 1 }).lay({ a2: 'nursery', a3: 'dairy', c2: 'yard' });
    // b1, b2, b3, d2 are empty beside cd3: Dairy forgives 3 of those 4.
    expect(more.score()['empty-spaces']).toBe(-1);
    expect(table().score().unissued).toBe(-3);
  });

  it('NF-11.6 the highest total wins, ties are shared', () => {
    const t = table(3).give(0, 0, 1, 0).give(0, 0, 4, 1).give(0, 0, 2, 2);
    expect(nusfjord.score(t.state).winners).toEqual([1]);
    expect(nusfjord.score(t.give(0, 0, 4, 2).state).winners).toEqual([1, 2]);
    expect(nusfjord.score(t.state).seats.map(({ tieBreak }) => tieBreak)).toEqual([[], [], []]);
  });

  it('NF-11.7 wood, fish, reserve, forests and elders score nothing', () => {
    const before = table().score().total;
    const t = table().give(12, 40, 0).store(9, 9, 9).elder('carter', 2).elder('broker', 1);
    expect(t.score().total).toBe(before);
    expect(table().forests({ cd1: 1, cd2: 2, cd3: 2 }).score().total).toBe(before);
  });

  it('the lines add up to the total', () => {
    const t = table(4).ships('sloop').own('yard', 'castle').give(3, 3, 3);
    for (const { lines, total } of nusfjord.score(t.state).seats) {
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(lines.map(({ id }) => id)).toEqual([
        'ships',
        'buildings',
        'formulas',
        'shares',
        'gold',
        'empty-spaces',
        'unissued',
      ]);
    }
  });
});
