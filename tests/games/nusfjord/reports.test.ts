import { describe, expect, it } from 'vitest';
import { table } from './table.js';

describe('asked about by players', () => {
  it('NF-14.3 the table of a solo match', () => {
    const { offers, piles, elders, plates, ships } = table(1).state;
    const shown = (['A', 'B'] as const).map((letter) => offers[letter].filter((id) => id !== null).length);
    expect({ plates, shown, left: [piles.A, piles.B] }).toEqual({ plates: 1, shown: [9, 6], left: [[], []] });
    expect(ships).toEqual({ sloop: 3, cutter: 3, schooner: 3 });
    expect(elders.map(({ up }) => up.length)).toEqual([2, 1, 1, 1, 1, 1]);
    expect(elders[0]!.up.at(-1)).toBe('builder');
  });

  it('NF-14.5 alone, nobody else’s shares are there to count', () => {
    const t = table(1, { deck: 'codfish' }).give(12, 12, 12).build('customs-area');
    expect(t.goods()[2]).toBe(12);
  });

  it('NF-4.2 NF-4.3 NF-4.4 NF-4.5 a catch goes to elders, shares elsewhere, shares at home, and up to 8 in the reserve', () => {
    const t = table(3).ships('schooner', 'schooner').elder('carter', 1).newShares(1, 0, 0);
    t.shares(0, 1, 0, 0).shares(1, 1, 2, 0).store(0, 6, 0);
    for (const seat of [0, 1, 2]) t.give(0, 0, 0, seat);
    t.passRound();
    expect([t.goods(0), t.reserve(0), t.seat(0).elders[0]!.fish]).toEqual([[0, 1, 0], [0, 8, 0], 2]);
    expect(t.goods(1)).toEqual([0, 3, 0]);
  });

  it('NF-5.2 NF-6.13 an elder does what is occupied on the board', () => {
    const t = table(2).occupy(1, 'build-ship', 'build-building-1', 'build-building-2').elder('developer');
    t.plates(2).give(2, 3, 0);
    expect([t.why('ship'), t.why('build'), t.why('elder')]).toEqual(['occupied', 'occupied', undefined]);
  });

  it.each([
    [4, [2, 0]],
    [5, [2, 1]],
  ])('NF-2.4 elders lie in pairs, with five seats on a hidden one: %i', (seats, space) => {
    const spaces = table(seats).state.elders.map(({ up, faceDown }) => [up.length, faceDown.length]);
    expect(spaces).toEqual(Array(6).fill(space));
  });
});
