import { describe, expect, it } from 'vitest';
import { islebound } from '../../../src/games/islebound/index.js';
import { type Table, table } from './table.js';

const seven = ['museum', 'palace', 'bridge', 'library', 'market', 'tavern', 'butcher'];

/** The turn of a seat that has all but one of so many buildings, and may buy the last. */
function about(t: Table, seat: number, buildings: number): Table {
  if (t.active !== seat) t.passTo(seat);
  t.buildFor(seat, ...seven.slice(0, buildings - 1)).give({ coins: 30 });
  return t.at('grenil').lay(['cathedral', 'mansion', 'barracks', 'embassy', 'observatory']);
}

describe('the end', () => {
  it('IB-C52 IB-13.1 IB-13.3 with four players the 7th building; the round, then one more, then over', () => {
    const t = about(table(4), 1, 7).do('buy building=observatory');
    expect([t.state.lastRound, t.news.at(-1)]).toEqual([2, 'last-building']);
    const turns: number[] = [];
    const told: number[][] = [];
    while (t.state.phase === 'play') {
      turns.push(t.active);
      told.push(islebound.turns!(t.state));
      t.pass();
    }
    expect([turns, t.state.round]).toEqual([[1, 2, 3, 0, 1, 2, 3], 2]);
    // No seat is told to be next that has no turn left.
    expect(told).toEqual(turns.map((_, at) => turns.slice(at, at + 4)));
    expect(islebound.turns!(t.state)).toEqual([]);
    expect([islebound.pending(t.state), t.news.at(-1)]).toEqual([[], 'over']);
  });

  it('IB-C52 with two or three players the 8th; another trigger changes nothing', () => {
    const t = about(table(3), 0, 7).do('buy building=observatory');
    expect(t.state.lastRound).toBeUndefined();
    t.do('buy building=embassy');
    expect(t.state.lastRound).toBe(2);
    t.passRound();
    t.buildFor(1, ...['jeweller', 'smokehouse', 'shipyard', 'warehouse', 'harbor-office', 'university', 'town-hall']);
    t.passTo(1).give({ coins: 30 }).at('grenil').do('buy building=barracks');
    expect(t.state.lastRound).toBe(2);
  });

  it('IB-13.2 the last renown token', () => {
    const t = table(2).at('rockslide').control(0, 'rockslide').renown(6);
    t.state.tokens = ['renown-coins-1'];
    t.do('visit');
    expect([t.state.lastRound, t.state.tokens, t.seat(0).renown]).toEqual([2, [], 0]);
    expect(t.news).toContain('last-token');
    t.end().pass().at('rockslide').renown(6).do('visit');
    expect([t.seat(0).renown, t.seat(0).tokens.length]).toEqual([7, 1]);
  });

  it('IB-C68 IB-13.9 the safety limit of 100 rounds; a trigger in the last one still gets its round', () => {
    const t = table(2);
    t.state.round = 100;
    t.pass().pass();
    expect([t.state.phase, t.state.round, t.news.at(-1)]).toEqual(['over', 100, 'over-limit']);
    const last = about(table(2), 1, 8);
    last.state.round = 100;
    last.do('buy building=observatory').pass();
    expect([last.state.phase, last.state.round]).toEqual(['play', 101]);
    last.pass().pass();
    expect([last.state.phase, last.state.round, last.news.at(-1)]).toEqual(['over', 101, 'over']);
  });

  it('IB-13.10 every repeatable thing uses something up', () => {
    for (const city of islebound.view(table().state, 'public').cities) expect(city.value).toBeGreaterThan(0);
    const t = table(2, { advanced: 'yes' }).at('fels-garden').control(0, 'fels-garden').give({ wood: 10 }).do('visit');
    expect(t.values('exchange')).toEqual([1, 2]);
  });
});

describe('the result', () => {
  it('IB-C53 IB-13.5 IB-13.8 coins, buildings, their abilities, tokens, the marker', () => {
    const t = table(2).at('grenil').give({ coins: 6, wood: 3, fish: 5 }).build('museum', 'palace', 'bridge').renown(4);
    t.control(0, 'grenil', 'ratnest', 'farvold');
    t.seat(0).tokens = ['renown-coins-1', 'renown-coins-2'];
    const lines = { coins: 6, buildings: 30, abilities: 4 + 3 + 2, metropolis: 0, tokens: 14, track: 4 };
    expect(t.score(0)).toEqual({ ...lines, total: 63 });
  });

  it('IB-13.7 nothing else counts by itself', () => {
    const t = table(2).at('grenil').give({ coins: 0, books: 5, pirates: 5, serpents: 5, wood: 5, fish: 5 });
    t.control(0, 'grenil').influence(0, 17, 18).man(['bosun']);
    t.state.treasure = 9;
    expect(t.score(0).total).toBe(0);
  });

  it('IB-C54 IB-13.6 a tie goes to most wood and fish together, or is shared', () => {
    const result = (wood: number, fish: number, more: number) => {
      const t = table(3).give({ wood, fish }).give({ wood: more }, 1).give({ coins: 3 }, 2);
      return islebound.score(t.state).winners;
    };
    expect([result(3, 5, 9), result(3, 5, 8), result(3, 6, 8)]).toEqual([[1], [0, 1], [0]]);
  });

  it('IB-13.6 renown counts before goods', () => {
    const t = table(2).give({ coins: 8 }).give({ wood: 10 }, 1);
    expect(islebound.score(t.state).winners).toEqual([0]);
  });
});
