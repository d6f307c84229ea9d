import { describe, expect, it } from 'vitest';
import { checkTable, defaultOptions } from '../../../src/engine/index.js';
import { data } from '../../../src/games/santa-maria/data.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import { score } from '../../../src/games/santa-maria/scoring.js';
import { emptyTable, endYear, newMatch, tilesAt, viewOf } from './table.js';

const common = { 'common-blue-dice': 'true' };

describe('common blue dice', () => {
  it('SM-19.1 a blue die for each player in the common supply, none personal', () => {
    const { state } = newMatch(3, common);
    expect([state.blueDice.length, state.seats.map((owner) => owner.blueDice)]).toEqual([3, [[], [], []]]);
    expect(viewOf(state).blueDice).toEqual(state.blueDice);
  });

  it('SM-19.2 an unlocked die joins the common supply', () => {
    const table = emptyTable(2, common).religion(6).do('pass space=retire-religion', 'religion');
    expect([table.state.blueDice.length, table.seat().blueDice, table.news]).toEqual([
      1,
      [],
      ['religion', 'unlock-common'],
    ]);
  });

  it('SM-19.3 anybody may take one for a row, as many as unlocked', () => {
    const table = emptyTable(2, common);
    table.state.blueDice = [1, 2, 3];
    const taken = [0, 3, 7].map((space) => {
      let count = 0;
      table.religion(space).turnOf(0);
      Object.assign(table.seat(), { blueUsed: 0 });
      table.board('a1');
      table.state.blueDice = [1, 2, 3, 4];
      while (!table.why('use-die')) {
        const [die] = table.values('use-die', 'die');
        table.do(`use-die die=${die} value=${die?.slice(-1)}`).turnOf(0);
        count += 1;
      }
      return count;
    });
    expect(taken).toEqual([1, 2, 3]);
    const philosophy = emptyTable(2, common).monks(0, 'philosophy');
    philosophy.state.blueDice = [6];
    expect(philosophy.values('use-die die=blue-6 value=6', 'line')).toEqual(['row', 'column']);
  });

  it('SM-19.4 unlocking raises the limit at once', () => {
    const table = emptyTable(2, common).religion(2).store({ coins: 1 });
    table.state.blueDice = [1];
    table.seat().blueUsed = 1;
    expect(table.why('use-die')).toBe('no-dice');
    table.do('activate cell=r5c4', 'religion', 'decline').turnOf(0);
    expect(table.why('use-die')).toBeUndefined();
  });

  it('SM-19.5 all unlocked blue dice are rolled into the common supply', () => {
    const table = endYear(emptyTable(2, common).religion(7, 0).religion(3, 1));
    expect([table.state.blueDice.length, table.seat(0).blueDice]).toEqual([3 + 2, []]);
  });

  it('SM-19.6 a die unlocked by a passing player serves the others this year', () => {
    const table = emptyTable(2, common).religion(2).do('pass space=retire-religion', 'religion', 'decline', 'end-turn');
    const [die] = table.state.blueDice;
    expect(table.state.active).toBe(1);
    expect(table.store({ coins: 5 }, 1).values('use-die', 'die')).toEqual([`blue-${die}`]);
  });

  it('SM-19.7 with the basic and the advanced set-up, not in the solo game', () => {
    const options = (changed: Record<string, string>) => ({ ...defaultOptions(santaMaria), ...changed });
    expect(checkTable(santaMaria, 2, options({ ...common, 'advanced-setup': 'true' }))).toBeUndefined();
    expect(checkTable(santaMaria, 2, options(common))).toBeUndefined();
    expect(checkTable(santaMaria, 1, options(common))?.id).toBe('santa-maria.why.solo-blue-dice');
    expect(newMatch(1).state.seats[0]?.blueDice).toHaveLength(1);
  });
});

describe('the solo game', () => {
  it('SM-20.1 advanced set-up with three white and three blue dice and three coins', () => {
    for (const advanced of ['true', 'false']) {
      const { state } = newMatch(1, { 'advanced-setup': advanced });
      expect([state.phase, state.sets.length, state.whiteDice.length, state.seats[0]?.coins]).toEqual([
        'setup',
        4,
        3,
        3,
      ]);
      expect(viewOf(state).seats[0]?.blueReserve).toBe(2);
    }
  });

  it('SM-20.2 only the tree of the year counts, and the marker returns', () => {
    const table = emptyTable(1).conquest([0, 6]);
    expect([endYear(table).seat().happiness, table.seat().conquest]).toEqual([4, 0]);
    expect(endYear(table.conquest([0, 4])).seat().happiness).toBe(4 + 5);
    expect(endYear(table.conquest([0, 5])).seat().happiness).toBe(4 + 5);
  });

  const ids = (table: ReturnType<typeof emptyTable>) =>
    (score(table.state).notes ?? []).map((note) => note.id.replace(/^santa-maria\.(note\.)?/, ''));
  const withTotal = (total: number) => {
    const table = emptyTable(1).grid({});
    table.seat().happiness = total;
    return table;
  };

  it('SM-20.3 100 points win', () => {
    expect(score(withTotal(99).state).winners).toEqual([]);
    expect(score(withTotal(100).state).winners).toEqual([0]);
    expect([ids(withTotal(99)), ids(withTotal(100))]).toEqual([['solo.lost'], ['solo.won']]);
  });

  it('SM-20.4 the achievements', () => {
    expect([ids(withTotal(119)), ids(withTotal(120))]).toEqual([['solo.won'], ['solo.won', 'democracy']]);
    expect(ids(withTotal(150))).toEqual(['solo.won', 'democracy', 'utopia']);
    expect(
      ids(
        emptyTable(1)
          .grid({})
          .harbor(tilesAt(3, 9, 9, 9)),
      ),
    ).toEqual(['solo.lost']);
    expect(
      ids(
        emptyTable(1)
          .grid({})
          .harbor(tilesAt(4, 4, 4, 4)),
      ),
    ).toEqual(['solo.lost', 'capitalism']);
    const row = (at: number, terrain: string) =>
      Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`r${at}c${n}`, terrain]));
    const column = (at: number, terrain: string) =>
      Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`r${n}c${at}`, terrain]));
    expect(ids(emptyTable(1).grid(row(3, 'city')))).toEqual(['solo.lost', 'terrain-chain']);
    expect(ids(emptyTable(1).grid(column(2, 'forest')))).toEqual(['solo.lost', 'terrain-chain']);
    expect(ids(emptyTable(1).grid(row(3, 'road 0')))).toEqual(['solo.lost']);
    expect(ids(emptyTable(1).grid({ ...row(3, 'farm'), r3c4: 'forest', r4c5: 'farm' }))).toEqual(['solo.lost']);
    // 14 colonists in a row and 14 in a column, none counted twice: 28.
    const colonists = { ...row(1, 'road 2'), ...column(1, 'road 2') };
    expect(emptyTable(1).grid(colonists).score().colonists).toBe(24);
    expect(ids(emptyTable(1).grid({ ...colonists, ...column(6, 'road 2') }))).toContain('communism');
    expect(ids(emptyTable(1).grid(colonists))).not.toContain('communism');
  });

  it('SM-20.4 Theocracy counts the requirements before the penalty', () => {
    const table = (tiles: number) => {
      const spaces = Object.fromEntries(
        [1, 2, 3, 4, 5].flatMap((r) => [1, 2, 3, 4, 5].map((c) => [`r${r}c${c}`, 'farm'])),
      );
      return emptyTable(1).grid(spaces).monks(0, 'square', 'largest-terrain', 'one-dock').harbor(tilesAt(tiles));
    };
    // 10 + 12 + 8.
    expect([ids(table(3)), ids(table(4))]).toEqual([['solo.lost'], ['solo.lost', 'theocracy']]);
  });

  it('SM-20.5 any number of achievements also below 100; all retire spaces free, monks free', () => {
    const table = emptyTable(1)
      .grid({})
      .harbor(tilesAt(4, 4, 4, 4))
      .religion(4);
    expect(table.values('pass', 'space')).toHaveLength(5);
    table.do('pass space=retire-religion', 'religion');
    expect(table.values('place-monk', 'place')).toHaveLength(4);
    table.do('place-monk place=mission-gems', 'decline');
    while (table.question === 'ask.religion') table.do('decline');
    expect(table.goods().gem).toBe(2);
    table.do('end-turn');
    expect([table.state.year, table.state.active, table.values('pass', 'space').length]).toEqual([2, 0, 5]);
    expect(Object.keys(data.retireSpaces)).toHaveLength(5);
  });
});
