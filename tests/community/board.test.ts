import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Board, createCommunity } from '../../src/community/index.js';
import { poolKey } from '../../src/ratings/index.js';
import { type Database, savePerson, saveStandings } from '../../src/store/index.js';
import { archive } from '../match/results/history.js';

/** A Wednesday; its week is the 2965th. */
const now = Date.UTC(2026, 9, 28);
const week = 2965;
const game = 'quay';

let base: Database;
beforeAll(async () => {
  base = await archive();
  await base.transaction(async (tx) => {
    // p01 is the strongest of 25: 1990, 1980 and so on; p24 and p25 share a rank.
    const ids = Array.from({ length: 25 }, (_, index) => `p${String(index + 1).padStart(2, '0')}`);
    const standings = ids.map((person, index) => ({
      pool: poolKey({ game }),
      person,
      standing: {
        mu: 25,
        sigma: [8, 7, 2][index % 3]!,
        strength: 2000 - 10 * Math.min(index + 1, 24),
        results: 5,
        changedAt: now,
        ...(person === 'p02'
          ? { week, before: 1500 }
          : person === 'p03'
            ? { week, before: null }
            : { week: 1, before: 7 }),
      },
    }));
    await saveStandings(tx, standings);
    for (const id of ids.slice(0, 24)) await savePerson(tx, { id, name: `Name ${id}` }, now);
  });
});
afterAll(() => base.close());

const told = ({ lines, own, ...board }: Board) => ({
  ...board,
  lines: lines.map(({ person, rank }) => `${rank} ${person}`),
  own: own.map(({ person, rank }) => `${rank} ${person}`),
});

describe('a board', () => {
  it('shows ten people a page, with names, certainty and movement', async () => {
    const community = createCommunity({ database: base, now: () => now });
    const board = await community.board({ game }, 1);
    expect(told(board)).toEqual({
      query: { game },
      page: 1,
      pages: 3,
      people: 25,
      lines: ['1 p01', '2 p02', '3 p03', '4 p04', '5 p05', '6 p06', '7 p07', '8 p08', '9 p09', '10 p10'],
      own: [],
      reader: undefined,
    });
    expect(board.lines.slice(0, 4)).toEqual([
      { person: 'p01', name: 'Name p01', rank: 1, strength: 1990, certainty: 'new', moved: 0 },
      // All but themselves and the one who is new since were stronger.
      { person: 'p02', name: 'Name p02', rank: 2, strength: 1980, certainty: 'settling', moved: 22 },
      { person: 'p03', name: 'Name p03', rank: 3, strength: 1970, certainty: 'settled', moved: 'new' },
      { person: 'p04', name: 'Name p04', rank: 4, strength: 1960, certainty: 'new', moved: -2 },
    ]);
    const last = await community.board({ game }, 3);
    expect(told(last).lines).toEqual(['21 p21', '22 p22', '23 p23', '24 p24', '24 p25']);
    expect(last.lines.at(-1)).toMatchObject({ person: 'p25', name: undefined });
    expect((await community.board({ game }, 99)).page).toBe(3);
    expect((await community.board({ game }, 0)).page).toBe(1);
  });

  it('has the reader’s own line below, with those beside it, where it is on another page', async () => {
    const community = createCommunity({ database: base, now: () => now });
    const asked = async (page: number | 'own', reader: string) => told(await community.board({ game }, page, reader));
    expect(await asked(1, 'p15')).toMatchObject({ reader: 'listed', own: ['14 p14', '15 p15', '16 p16'] });
    expect(await asked(1, 'p11')).toMatchObject({ own: ['11 p11', '12 p12'] });
    expect(await asked(1, 'p10')).toMatchObject({ own: [] });
    expect(await asked('own', 'p15')).toMatchObject({ page: 2, own: [] });
    expect(await asked('own', 'p25')).toMatchObject({ page: 3, own: [] });
    expect(await asked('own', 'nobody')).toMatchObject({ page: 1, reader: 'unlisted', own: [] });
  });

  it('never shows who wants to be left out, not to themselves either', async () => {
    const community = createCommunity({ database: base, now: () => now });
    expect(await community.isHidden('p02')).toBe(false);
    await community.hide('p02');
    await community.hide('p02');
    expect(await community.isHidden('p02')).toBe(true);
    const board = told(await community.board({ game }, 1, 'p02'));
    expect(board).toMatchObject({ people: 24, pages: 3, reader: 'hidden', own: [] });
    expect(board.lines.slice(0, 3)).toEqual(['1 p01', '2 p03', '3 p04']);
    await community.show('p02');
    expect(told(await community.board({ game }, 1, 'p02'))).toMatchObject({ people: 25, reader: 'listed' });
  });

  it('is one empty page where nobody is rated', async () => {
    const community = createCommunity({ database: base, now: () => now });
    expect(await community.board({ game: 'pier', guild: 'g', seats: 3 }, 2, 'p01')).toEqual({
      query: { game: 'pier', guild: 'g', seats: 3 },
      page: 1,
      pages: 1,
      people: 0,
      lines: [],
      own: [],
      reader: 'unlisted',
    });
  });
});
