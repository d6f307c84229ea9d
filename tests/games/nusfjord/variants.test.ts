import { describe, expect, it } from 'vitest';
import {
  checkTable,
  defaultOptions,
  type MatchRecord,
  readOptions,
  readRecord,
  replay,
  type ScoreSheet,
  writeRecord,
} from '../../../src/engine/index.js';
import { printCarry, readCarry } from '../../../src/games/nusfjord/carry.js';
import { newRank, next, total } from '../../../src/games/nusfjord/series.js';
import { deckCards } from '../../../src/games/nusfjord/setup.js';
import { seedOf } from '../../seed.js';
import { data, nusfjord, type Table, table } from './table.js';

const sheet = (...totals: number[]): ScoreSheet => ({
  seats: totals.map((points, seat) => ({ seat, lines: [], total: points, tieBreak: [] })),
  winners: [],
});

/** Plays a match to its end by passing. */
function over(t: Table): Table {
  while (t.state.phase !== 'over') t.passRound();
  return t;
}

describe('variants (NF-14)', () => {
  it('NF-14.1 mixed decks: 3 A and 2 B of each, all later cards of one', () => {
    const { state } = table(4, { deck: 'mackerel', mixed: 'yes' });
    const decks = (ids: (string | null)[]) => ids.map((id) => data.buildings[id!]!.deck);
    for (const deck of Object.keys(data.decks)) {
      expect(decks(state.offers.A).filter((other) => other === deck)).toHaveLength(3);
      expect(decks(state.offers.B).filter((other) => other === deck)).toHaveLength(2);
    }
    expect(new Set(decks([...state.piles.A, ...state.piles.B, ...state.piles.C]))).toEqual(new Set(['mackerel']));
    const shown = [...state.offers.A, ...state.offers.B];
    expect([...state.piles.A, ...state.piles.B].filter((id) => shown.includes(id))).toEqual([]);
  });

  it('NF-14.2 double match: other A and B, all C again, the other player begins, the sum decides', () => {
    const first = over(table(2, { series: 'double-match', deck: 'codfish' }));
    const options = nusfjord.series!.next([first.state])!;
    expect(options).toMatchObject({ deck: 'codfish', series: 'double-match', mixed: 'no' });
    const second = table(2, options, 9);
    expect(second.active).toBe(1);
    expect(second.state.variants.game).toBe(2);
    for (const letter of ['A', 'B'] as const) {
      const both = [...first.state.laidOut[letter], ...second.state.laidOut[letter]];
      expect([...both].sort()).toEqual([...deckCards('codfish')[letter]].sort());
    }
    expect(second.state.piles.C).toHaveLength(14);
    expect(next([first.state, over(second).state])).toBeUndefined();
    expect(total([sheet(20, 20), sheet(5, 5)]).winners).toEqual([0, 1]);
    expect(total([sheet(20, 10), sheet(5, 16)]).seats[1]!.lines).toEqual([
      { id: 'game-1', amount: 10 },
      { id: 'game-2', amount: 16 },
    ]);
  });

  it('NF-14.3 NF-14.4 solo: set up as for two, with two colours of workers by turns', () => {
    const t = table(1);
    expect([t.state.plates, t.state.ships.sloop, t.state.piles.A]).toEqual([1, 3, []]);
    t.do('gold');
    expect(t.state.workers['plus-gold']).toEqual([{ seat: 0, set: 0 }]);
    t.end().do('pass').end().do('pass').end();
    expect(t.why('gold')).toBe('occupied');
    t.do('issue');
    expect(t.state.workers['issue-share']).toEqual([{ seat: 0, set: 1 }]);
    t.end().do('pass').end().do('pass').end();
    expect([t.state.round, t.why('gold'), t.why('issue')]).toEqual([3, undefined, 'occupied']);
  });

  it('NF-14.4 an elder with a worker of the other colour stays blocked', () => {
    const t = table(1).elder('carter').plates(5).give(0, 0, 0).do('elder').end().do('pass').end().do('pass').end();
    expect([t.state.round, t.why('elder')]).toEqual([2, 'elders-busy']);
    t.passRound();
    expect(t.why('elder')).toBeUndefined();
  });

  it('NF-14.5 shares are red whatever the workers', () => {
    const t = table(1).passRound().do('issue');
    expect(t.state.newShares).toEqual([1]);
    t.give(0, 0, 0).end().do('pass').end().do('pass').end();
    // Catch 3: 1 on the new share is lost, 2 for the shares at home.
    expect(t.goods()).toEqual([0, 2, 0]);
  });

  it('NF-14.6 the copy space takes both colours, and stays blocked itself', () => {
    const t = table(1).do('gold').end().do('pass').end().do('pass').end();
    expect(t.values('copy')).toEqual(['plus-gold']);
    t.do('copy target=plus-gold').end().do('pass').end().do('pass').end();
    expect([t.state.round, t.why('copy')]).toEqual([3, 'copy-occupied']);
  });

  it('NF-14.7 solo: 4 C in round 4, 3 more in round 6, nothing in rounds 3 and 5', () => {
    const t = table(1);
    t.lay({ b1: t.state.offers.A[0]!, a2: t.state.offers.B[0]! });
    t.passRound().passRound();
    expect([t.state.round, t.state.offers.A[0]]).toEqual([3, null]);
    t.passRound();
    expect(t.seat(0).hand).toHaveLength(4);
    t.passRound();
    expect([t.state.round, t.state.offers.B[0]]).toEqual([5, null]);
    t.passRound();
    expect([t.seat(0).hand, t.state.offers.C.length, t.state.piles.C.length]).toEqual([[], 7, 7]);
  });

  it('NF-14.8 solo: how good a result is', () => {
    const note = (gold: number) => nusfjord.score(table(1).give(0, 0, gold).state).notes!.map(({ id }) => id);
    // -6 before the gold.
    expect(table(1).give(0, 0, 0).score().total).toBe(-6);
    expect([note(35), note(36), note(46), note(47)]).toEqual([
      ['nusfjord.note.solo-fair'],
      ['nusfjord.note.solo-good'],
      ['nusfjord.note.solo-good'],
      ['nusfjord.note.solo-great'],
    ]);
    expect(nusfjord.score(table(2).state).notes).toBeUndefined();
  });

  it('NF-14.9 advanced solo: three colours', () => {
    const t = table(1, { solo: 'advanced' });
    const sets: number[] = [];
    for (let round = 1; round <= 7; round += 1) {
      // Workers of the other two colours are taken away by hand: they would be in the way.
      t.state.workers = {};
      t.do('gold');
      sets.push(t.state.workers['plus-gold']![0]!.set);
      t.end().passRound();
    }
    expect(sets).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });

  it('NF-14.10 campaign: built cards are gone, the third game has those set aside', () => {
    const first = table(1, { series: 'campaign' });
    const [a, b] = [first.state.offers.A[3]!, first.state.offers.B[2]!];
    first.lay({ b1: a, a2: b, b2: 'castle' });
    over(first);
    const second = table(1, nusfjord.series!.next([first.state])!, 3);
    expect([...first.state.laidOut.A, ...second.state.laidOut.A].sort()).toEqual([...deckCards('herring').A].sort());
    expect(second.state.piles.C).toHaveLength(13);
    expect(second.state.piles.C).not.toContain('castle');
    const c = second.state.offers.A[0]!;
    second.lay({ b1: c, a2: 'manor' });
    over(second);
    const third = readCarry(nusfjord.series!.next([first.state, second.state])!.carry!, 'herring')!;
    expect([third.game, third.cards!.A.length, third.cards!.B.length, third.cards!.C.length]).toEqual([3, 16, 11, 12]);
    for (const id of [a, b, c, 'castle', 'manor']) expect(Object.values(third.cards!).flat()).not.toContain(id);
  });

  it('NF-14.11 the rank of a campaign', () => {
    const campaign = (rank: number, ...totals: number[]) => {
      const options = { series: 'campaign', carry: `game:1/rank:${rank}` };
      const [one] = [nusfjord.score(table(1, options).state)];
      const sheets = totals.map((points, index) => ({ ...sheet(points), ...(index === 0 && { notes: one!.notes }) }));
      return total(sheets);
    };
    expect(campaign(12, 40, 40, 38).notes).toEqual([
      { id: 'nusfjord.note.new-rank', args: { rank: 18, before: 12, total: 118 } },
    ]);
    expect(campaign(12, 40, 30, 32).notes![0]!.args!.rank).toBe(11);
    expect(campaign(12, 40, 30, 33).notes![0]!.args!.rank).toBe(12);
    expect(campaign(0, 10, 10, 10).notes![0]!.args!.rank).toBe(0);
    expect([campaign(0, 40, 40, 21).winners, campaign(0, 40, 40, 20).winners]).toEqual([[0], []]);
    expect(newRank(5, 95)).toBe(4);
  });

  it('NF-14.11 the next campaign begins with the rank of the last', () => {
    const options = { series: 'campaign', carry: 'game:1/rank:4' };
    const states = [0, 1, 2].map(() => {
      const game = table(1, options);
      game.state.seats[0]!.supply.gold = 46;
      return game.state;
    });
    const points = states.reduce((sum, state) => sum + nusfjord.score(state).seats[0]!.total, 0);
    expect(points).toBe(120);
    expect(nusfjord.series!.resume!({ series: 'campaign' }, states)).toEqual({ carry: 'game:1/rank:20' });
    expect(nusfjord.series!.resume!({ series: 'double-match' }, states)).toBeUndefined();
  });

  it('a record of a later game needs nothing but its header', () => {
    const options = nusfjord.series!.next([over(table(2, { series: 'double-match' })).state])!;
    const record: MatchRecord = {
      game: 'nusfjord',
      rules: nusfjord.rules,
      seed: seedOf(9),
      options,
      names: ['Anna', 'Bo'],
      moves: [{ seat: 1, action: 'gold', args: {} }],
    };
    const read = readRecord({ nusfjord }, writeRecord(nusfjord, record));
    expect(read.ok && read.value.record).toEqual(record);
    expect(replay(nusfjord, record).ok).toBe(true);
  });

  it('the rank is carried from game to game', () => {
    const first = over(table(1, { series: 'campaign', carry: 'game:1/rank:7' }));
    expect(nusfjord.series!.next([first.state])!.carry).toMatch(/^game:2\/rank:7\/a:\d/);
  });
});

describe('options', () => {
  const refusal = (seats: number, chosen: Record<string, string>) => {
    const options = readOptions(nusfjord, chosen);
    if (!options.ok) return options.refusal.id;
    return checkTable(nusfjord, seats, options.value)?.id.replace('nusfjord.why.', '');
  };

  it('go together or are refused', () => {
    expect([1, 2, 3, 4, 5].map((seats) => refusal(seats, {}))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(refusal(6, {})).toBe('engine.seats');
    expect([refusal(1, { solo: 'advanced' }), refusal(2, { solo: 'advanced' })]).toEqual([undefined, 'solo-only']);
    expect([refusal(1, { series: 'campaign' }), refusal(2, { series: 'campaign' })]).toEqual([
      undefined,
      'campaign-solo',
    ]);
    expect([refusal(2, { series: 'double-match' }), refusal(3, { series: 'double-match' })]).toEqual([
      undefined,
      'double-match-two',
    ]);
    expect(refusal(2, { series: 'double-match', mixed: 'yes' })).toBe('series-one-deck');
    expect(refusal(2, { carry: 'game:2/rank:0/a:101/b:121/c:141' })).toBe('carry-single');
    expect(refusal(2, { deck: 'cod' })).toBe('engine.no-such-value');
  });

  it('hand cards over in one word, which is read strictly', () => {
    const cards = { A: ['yard', 'portal'], B: ['dairy'], C: ['castle'] };
    const text = printCarry({ game: 2, rank: 3, cards });
    expect(text).toBe('game:2/rank:3/a:104,113/b:125/c:148');
    expect(readCarry(text, 'herring')).toEqual({ game: 2, rank: 3, cards });
    expect(readCarry('none', 'herring')).toEqual({ game: 1, rank: 0 });
    expect(readCarry('rank:12', 'herring')).toEqual({ game: 1, rank: 12 });
    const bad = [
      'game:2/rank:3',
      'game:x',
      'game:0',
      'rank:1/rank:2',
      'colour:red',
      'game:2/a:104/b:125',
      'game:2/a:125/b:125/c:148',
      'game:2/a:104,104/b:125/c:148',
      'game:2/a:999/b:125/c:148',
    ];
    for (const word of bad) expect(readCarry(word, 'herring'), word).toBeUndefined();
    expect(readCarry(text, 'codfish')).toBeUndefined();
    expect(refusal(2, { series: 'double-match', carry: 'nonsense' })).toBe('carry');
    expect(defaultOptions(nusfjord)).toEqual({
      deck: 'herring',
      mixed: 'no',
      solo: 'standard',
      series: 'single',
      carry: 'none',
    });
  });
});
