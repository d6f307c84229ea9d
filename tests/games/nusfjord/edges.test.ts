import { describe, expect, it } from 'vitest';
import { table } from './table.js';

describe('edge cases of the rulebook (NF-13)', () => {
  it('NF-13.2 without fish on the table an elder can still be invited', () => {
    const t = table().plates(0).elder('carter');
    expect([t.why('elder'), t.why('invite')]).toEqual(['table-empty', undefined]);
    expect(t.do('invite elder=broker').asked()).toEqual(['end-turn']);
  });

  it('NF-13.3 all plates full', () => {
    expect(table().plates(8).give(0, 30, 0).why('serve')).toBe('plates-full');
    expect(table().plates(7).give(0, 5, 0).why('serve')).toBeUndefined();
  });

  it('NF-13.4 12 wood: clearing, but no thinning', () => {
    const t = table().give(12, 0, 0);
    expect([t.why('thin-out'), t.why('clear')]).toEqual(['wood-limit', undefined]);
  });

  it('NF-13.5 shares for nothing, if there are any', () => {
    expect(table().newShares(1, 1).give(0, 0, 0).round(6).do('buy-shares').goods()).toEqual([0, 0, 0]);
    expect(table().newShares(1, 0).give(0, 0, 0).round(6).do('buy-shares').seat(0).shares).toEqual([3, 0]);
    expect(table().give(0, 0, 0).round(6).why('buy-shares')).toBe('no-new-shares');
  });

  it('NF-13.7 without an empty space a hand card waits', () => {
    const t = table()
      .forests({ ab2: 1, ab3: 1, cd1: 1, cd2: 1, cd3: 1 })
      .lay({ b1: 'yard' })
      .give(12, 9, 9)
      .hand(0, 'castle');
    expect(t.why('build')).toBe('no-room');
    t.forests({ ab2: 1, ab3: 1, cd1: 1, cd2: 1 });
    expect(t.values('build')).toContain('castle');
  });

  it('NF-13.8 a building that is taken is gone', () => {
    const t = table(3).offerOnly('pier-house').give(2, 0, 0, 0).give(2, 0, 0, 1);
    t.do('build building=pier-house cell=b1').end();
    expect(t.why('build')).toBe('no-building');
  });
});
