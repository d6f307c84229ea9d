import { describe, expect, it } from 'vitest';
import { newRank, total } from '../../../src/games/nusfjord/series.js';
import { nusfjord, type Table, table } from './table.js';

describe('further cases: scoring', () => {
  it('NF-B26 Longhouse and Nursery forgive empty spaces', () => {
    const t = (...ids: string[]) => {
      const u = table().forests({ cd1: 1, cd2: 1, cd3: 1 });
      const cells = ['a3', 'b3'];
      return u.lay(Object.fromEntries(ids.map((id, index) => [cells[index]!, id])));
    };
    // b1, a2 and b2 are empty; the other spaces are built on.
    expect(t('yard', 'portal').score()['empty-spaces']).toBe(-3);
    expect(t('longhouse', 'portal').score()['empty-spaces']).toBe(-1);
    expect(t('nursery', 'portal').score()['empty-spaces']).toBe(-1);
    expect(t('longhouse', 'nursery').score()['empty-spaces']).toBe(0);
  });

  it('NF-B27 Fortress', () => {
    const t = table().own('fortress');
    t.seat(0).unissued = 2;
    expect([t.score().unissued, t.score().buildings]).toEqual([0, 6]);
  });

  it('NF-B28 a tie is shared', () => {
    const t = table(3).give(0, 0, 5, 0).give(0, 0, 2, 1).give(0, 0, 5, 2);
    expect(nusfjord.score(t.state).winners).toEqual([0, 2]);
  });

  it('NF-B29 selling a cutter', () => {
    const t = table().own('ship-broker').ships('sloop', 'cutter', 'schooner').give(0, 0, 0);
    t.do('sell-ship ship=cutter');
    const seat = nusfjord.view(t.state, 0).seats[0]!;
    expect([t.goods()[2], seat.units, seat.catchSize, t.state.ships.cutter]).toEqual([3, 6, 8, 3]);
  });

  it('NF-B30 an upgrade is not building a ship', () => {
    const t = table().own('seafaring-society').elder('ship-carpenter').ships('sloop').plates(1).give(2, 0, 0);
    t.do('elder elder=ship-carpenter');
    expect(t.seat(0).ships).toEqual(['cutter']);
    expect(t.goods()).toEqual([0, 0, 0]);
    expect(t.state.ships).toEqual({ sloop: 3, cutter: 2, schooner: 3 });
    const full = table(3).ships('schooner', 'schooner', 'schooner', 'cutter').elder('ship-carpenter').plates(1);
    expect(full.give(9, 9, 9).why('elder')).toBe('no-upgrade');
  });

  it('NF-B31 Fish Trader with 2 fish on him', () => {
    const t = table().elder('fish-trader', 2).plates(1).give(0, 2, 0).do('elder');
    expect(t.goods()).toEqual([0, 1, 1]);
    expect(t.seat(0).elders[0]!.fish).toBe(0);
    expect(t.state.plates).toBe(0);
  });

  it('NF-B32 Hermitage and an empty table', () => {
    const t = table().own('hermitage').elder('fish-trader', 1).plates(0).give(0, 3, 0).do('elder');
    expect(t.goods()).toEqual([0, 1, 1]);
    expect(t.seat(0).elders[0]!.fish).toBe(1);
  });

  it('NF-B33 Holiday Resort and two passes', () => {
    const t = table().own('holiday-resort').give(0, 0, 0).do('pass').end().passTo(0).do('pass');
    expect(t.goods()).toEqual([0, 2, 1]);
  });

  it('NF-B34 Fishery at 10, Docking Harbor with 3 ships at 12', () => {
    expect(table().own('fishery').ships('sloop', 'cutter', 'schooner').score().formulas).toBe(5);
    const t = table().own('docking-harbor', 'lighthouse').ships('sloop', 'cutter', 'schooner');
    expect(t.score().formulas).toBe(7);
  });

  it('NF-B35 Administration', () => {
    const t = table().own('administration').ships('sloop', 'sloop').shares(0, 4, 0);
    for (const id of ['carter', 'broker', 'developer']) t.elder(id);
    expect(t.score().formulas).toBe(6);
  });

  it('NF-B36 Bank and 4 shares', () => {
    expect(table().own('bank').shares(0, 3, 1).score().shares).toBe(7);
  });

  it('NF-B37 thinning out up to the limit', () => {
    const t = table().forests({ cd1: 2, cd2: 1 }).give(10, 0, 0).do('thin-out');
    expect(t.goods()).toEqual([12, 0, 0]);
    expect(t.told.find(({ event }) => event.id === 'nusfjord.told.lost')?.event.args?.goods).toEqual({
      amounts: { wood: 1 },
    });
  });

  it('NF-B38 no space, no building, not even from the hand', () => {
    const t = table().forests({ cd1: 1, cd2: 1, cd3: 1, ab2: 1, ab3: 1 }).lay({ b1: 'yard' }).give(12, 12, 12);
    expect(t.hand(0, 'castle').why('build')).toBe('no-room');
  });

  it('NF-B42 the rank of a campaign', () => {
    expect([102, 103, 118, 90].map((points) => newRank(12, points))).toEqual([11, 12, 18, 11]);
    expect(newRank(0, 50)).toBe(0);
  });

  it('NF-B44 a double match is won by the sum', () => {
    const sheet = (a: number, b: number) => ({
      seats: [a, b].map((points, seat) => ({ seat, lines: [], total: points, tieBreak: [] })),
      winners: [a > b ? 0 : 1],
    });
    const sum = total([sheet(40, 35), sheet(30, 36)]);
    expect(sum.seats.map((seat) => seat.total)).toEqual([70, 71]);
    expect(sum.winners).toEqual([1]);
  });

  it('NF-B45 Lighthouse raises the catch, not the track', () => {
    const t = table().own('lighthouse').give(9, 9, 9);
    const of = (u: Table) => nusfjord.view(u.state, 0).seats[0]!;
    expect([of(t).catchSize, of(t).trackCatch]).toEqual([5, 3]);
    t.ships('schooner', 'schooner', 'schooner');
    expect([of(t).catchSize, of(t).trackCatch]).toEqual([13, 11]);
    expect(t.values('ship')).toEqual(['sloop', 'cutter']);
  });

  it('NF-B46 Rathskeller at 4 filled plates', () => {
    const t = table().plates(4).give(3, 10, 0).build('rathskeller').do('serve plates=3');
    expect(t.goods()).toEqual([0, 1, 3]);
    expect(t.state.plates).toBe(7);
  });

  it('NF-B47 Slipway’s prices', () => {
    const left = (wood: number, fish: number, gold: number, ship: string, price?: string) =>
      table()
        .own('slipway')
        .give(wood, fish, gold)
        .play('ship', { ship, ...(price && { price }) })
        .goods();
    expect(left(0, 2, 0, 'sloop')).toEqual([0, 0, 0]);
    expect(left(4, 0, 1, 'cutter')).toEqual([0, 0, 0]);
    expect(left(6, 8, 0, 'schooner')).toEqual([0, 0, 0]);
    expect(left(6, 8, 4, 'schooner', 'gold')).toEqual([6, 8, 0]);
  });

  it('NF-B48 paying for a sloop from supply and reserve', () => {
    const t = () => table().own('cold-storage').give(1, 0, 0).store(4, 3, 0);
    expect(t().moves('ship')).toEqual(['sloop fish,fish,wood', 'sloop fish,fish,wood,wood']);
    const all = t().play('ship', { ship: 'sloop', reserve: ['fish', 'fish', 'wood', 'wood'] });
    expect([all.goods(), all.reserve()]).toEqual([
      [1, 0, 0],
      [2, 1, 0],
    ]);
    const some = t().play('ship', { ship: 'sloop', reserve: ['fish', 'fish', 'wood'] });
    expect([some.goods(), some.reserve()]).toEqual([
      [0, 0, 0],
      [3, 1, 0],
    ]);
  });

  it('NF-B49 copying one’s own +1 Gold', () => {
    const t = table(4).own('workers-cottage').give(0, 0, 0).occupy(0, 'plus-gold').do('copy target=plus-gold');
    expect(t.goods()).toEqual([0, 0, 2]);
  });

  it('NF-B50 where 1 forest may be planted', () => {
    const t = table(5).elder('forester').plates(1).lay({ a2: 'yard' }).forests({ cd1: 2, cd2: 1 }).give(12, 0, 0);
    expect(t.do('elder').values('plant')).toEqual(['cd2', 'ab3', 'cd3']);
  });
});
